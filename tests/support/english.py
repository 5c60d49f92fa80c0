"""What can be checked of sentences as they are written in English."""

import re


def says_you(words: str) -> bool:
    """Whether a sentence says "you" to whoever reads it."""
    return re.search(r"\b([Yy]ou|[Yy]ours?|[Yy]ourself)\b", words) is not None
