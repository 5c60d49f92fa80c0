"""What is known about playing Space Kitties well. Imports this game's model and the kernel."""

from tabletop.kernel.knowledge import Knowledge


class SpaceKittiesKnowledge(Knowledge):
    """As yet only what `evaluate` says."""
