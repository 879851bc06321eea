"""The conditions on callers under which a verdict holds, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from oxpecker.report.limits import LONGEST_CONDITIONS
from oxpecker.results import Condition


def all_of(conditions: Sequence[Condition]) -> str:
    """Conditions, each once: written ones first, alternatives in brackets. The longest are only counted."""
    texts = list(dict.fromkeys(each.words for each in sorted(conditions, key=lambda each: not each.text)))
    shortest = sorted(texts, key=len)
    fitting = sum(length <= LONGEST_CONDITIONS for length in accumulate(map(len, shortest)))
    shown = [text for text in texts if text in shortest[: max(fitting, 1)]]
    words = [f"({text})" if " || " in text and len(texts) > 1 else text for text in shown]
    further = len(texts) - len(shown)
    if further:
        words.append(f"{further} further condition{'s' if further > 1 else ''}")
    return " and ".join(words)
