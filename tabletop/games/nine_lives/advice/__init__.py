"""What is foreseen, advised and warned of of Nine Lives."""
