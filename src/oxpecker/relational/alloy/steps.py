"""The lengths of traces that a command allows."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.relational.alloy.tree import Command
from oxpecker.relational.limits import DEFAULT_STEPS, LONGEST_ENDLESS
from oxpecker.relational.place import RelationalError


@dataclass(frozen=True, slots=True)
class Steps:
    """From the shortest to the longest number of states."""

    first: int
    last: int
    endless: bool = False
    """Whether longer traces count, too: they are excluded by a proof, or not at all."""


def steps_of(command: Command, temporal: bool) -> Steps | None:
    """The lengths of a command's traces; None if nothing changes."""
    given = next((scope for scope in command.scopes if scope.name.text == "steps"), None)
    if given is None:
        return Steps(1, DEFAULT_STEPS) if temporal else None
    place = given.name.place
    if not temporal:
        raise RelationalError("'steps' needs a model in which something changes", place)
    if given.open:
        if given.size != 1:
            raise RelationalError("traces without a maximum length begin at 1: '1.. steps'", place)
        return Steps(1, LONGEST_ENDLESS, endless=True)
    if given.last is not None:
        first, last = given.size, given.last
    else:
        first, last = (given.size if given.exact else 1), given.size
    if not 1 <= first <= last:
        raise RelationalError("a trace has at least one state, and 'steps' goes upwards", place)
    return Steps(first, last)
