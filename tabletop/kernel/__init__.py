"""What every game shares: the contract, matches, randomness, saves. Imports no game and no pygame."""
