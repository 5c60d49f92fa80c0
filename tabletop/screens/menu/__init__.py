"""The first screen, settings, about, faults."""
