"""General facts that obligations use beside their hypotheses, in words."""

from __future__ import annotations

from enum import StrEnum


class Lemma(StrEnum):
    """A fact that holds in every state, and how it is known."""

    ORDER = "what holds between neighbours of an array holds between any two elements, by induction over their distance"
    FOLDS = (
        "a sum, product or count over a range adds its first or last element to that of the rest; "
        "the least or greatest value of a range is one of its values, and bounds all of them"
    )
    BITS = "what the signs, the lowest bits and the sizes of two numbers say about the bits that both have"
    DIVISORS = (
        "what divides two numbers divides their sum, their difference, and what division of one by the other leaves"
    )
    REACH = (
        "an object reaches itself and what its fields reach; "
        "assigning a field changes only what is reached through its object"
    )
