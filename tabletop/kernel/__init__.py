"""What every game shares: the contract, matches, randomness, saves."""
