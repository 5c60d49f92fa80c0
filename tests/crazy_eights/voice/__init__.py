"""What is said in Crazy Eights."""
