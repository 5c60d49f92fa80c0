"""What is known about playing Kardashev well. Imports this game's model and the kernel."""

from tabletop.kernel.knowledge import Knowledge


class KardashevKnowledge(Knowledge):
    """As yet only what `evaluate` says."""
