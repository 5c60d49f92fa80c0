"""Commands that measure and train the AIs."""
