"""What is foreseen, advised and warned of in Crazy Eights."""
