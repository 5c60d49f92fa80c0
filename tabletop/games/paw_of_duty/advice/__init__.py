"""What is foreseen, advised and warned of of Paw of Duty."""
