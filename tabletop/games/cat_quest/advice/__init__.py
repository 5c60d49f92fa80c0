"""What is foreseen, advised and warned of of Cat Quest."""
