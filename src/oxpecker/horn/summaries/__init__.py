"""Summaries of recursive methods: contracts that are guessed from runs, and proved."""

from oxpecker.horn.summaries.inference import Summaries, summarised
from oxpecker.horn.summaries.postconditions import Depth

__all__ = ["Depth", "Summaries", "summarised"]
