"""Strings: characters, equality and concatenation."""

from __future__ import annotations

from typing import Any

from oxpecker.engine import limits
from oxpecker.engine.machine.decisions import between, choose, holds
from oxpecker.engine.machine.over_approximation import any_character, any_truth, is_any_text
from oxpecker.engine.path.requests import TooLong, Unsupported
from oxpecker.engine.path.state import State
from oxpecker.engine.values import text
from oxpecker.engine.values.arithmetic import conjunction, equal
from oxpecker.engine.values.value import Value
from oxpecker.oox.types import Type
from oxpecker.results.bound import Bound


def as_text(m: State, value: Value, t: Type) -> Any:
    """The text of a value in a concatenation."""
    return text.of_value(value, t, m.explorer.bounds.string)


def same_text(m: State, left: Value, right: Value) -> Any:
    """Whether two strings are equal."""
    if left.__class__ is str and right.__class__ is str:
        return left == right
    same, unseen, missing = text.equality(left, right)
    if is_any_text(m, missing) and holds(m, unseen):
        return any_truth(m)
    see(m, unseen, missing)
    return same


def character(m: State, string: Value, index: Value, inside: Value = True) -> Any:
    """A character of a string at an index; any value if the index is out of bounds."""
    if inside is True and string.__class__ is str and index.__class__ is int:
        return ord(string[index])
    whole = text.of(string)
    beyond = conjunction(inside, index >= whole.start)
    # Whether anything is hidden is one question for all indices.
    if beyond is not False and holds(m, whole.hidden):
        if is_any_text(m, whole.missing) and holds(m, beyond):
            return any_character(m)
        see(m, beyond, whole.missing)
    if not whole.units:
        return 0
    if index.__class__ is int:
        return whole.units[index] if 0 <= index < len(whole.units) else 0
    places = between(m, index, len(whole.units), limits.LONGEST_CHOICE)
    return choose([(equal(index, place), whole.units[place]) for place in places])


def see(m: State, unseen: Value, missing: str) -> None:
    """Ends the path if a needed part of a string is hidden."""
    if holds(m, unseen):
        raise Unsupported(missing, m.frames.place) if missing else TooLong(Bound.STRING)
