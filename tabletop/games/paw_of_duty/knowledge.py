"""What is known about playing Paw of Duty well. Imports this game's model and the kernel."""

from tabletop.kernel.knowledge import Knowledge


class PawOfDutyKnowledge(Knowledge):
    """As yet only what `evaluate` says."""
