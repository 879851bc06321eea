"""How precise extraction is, and what it may cost (Karun 4, defaults of its experiments)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Parameters:
    """Karun's n, m, k and l."""

    operators: int = 1300
    """n: a bound with so many operators becomes everything (or nothing)."""
    allocations: int = 5
    """m: so many new objects of a class have symbols of their own."""
    unions: int = 3
    """k: so many unions at the head of a loop before a closure is looked for."""
    contexts: int = 5
    """l: so many contexts of a method are told apart."""
    visits: int = 2_000
    """So many blocks are looked at for one summary; after that, calls may change all that they can reach."""
