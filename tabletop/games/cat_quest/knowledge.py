"""What is known about playing Cat Quest well. Imports this game's model and the kernel."""

from tabletop.kernel.knowledge import Knowledge


class CatQuestKnowledge(Knowledge):
    """As yet only what `evaluate` says."""
