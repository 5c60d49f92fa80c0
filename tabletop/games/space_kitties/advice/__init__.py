"""What is foreseen, advised and warned of of Space Kitties."""
