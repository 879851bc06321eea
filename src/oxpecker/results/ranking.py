"""An order of keys of which only some comparisons are known."""

from __future__ import annotations

from collections.abc import Sequence


class ContradictoryOrderError(Exception):
    """A key would have to come before itself."""


def ranked(keys: list[str], signs: Sequence[tuple[str, str, int]]) -> list[list[str]]:
    """Keys in groups of equals, least first; keys without known order stay as they are.

    Raises ContradictoryOrderError if there is no such order.
    """
    group = {key: key for key in keys}
    for one, two, sign in signs:
        if sign == 0 and group[one] != group[two]:
            old, new = group[two], group[one]
            group = {key: new if value == old else value for key, value in group.items()}
    below: dict[str, set[str]] = {name: set() for name in group.values()}
    for one, two, sign in signs:
        if sign:
            low, high = (one, two) if sign < 0 else (two, one)
            below[group[high]].add(group[low])
    found: list[list[str]] = []
    done: set[str] = set()
    while len(done) < len(below):
        least = next((name for name in below if name not in done and below[name] <= done), None)
        if least is None:
            raise ContradictoryOrderError
        done.add(least)
        found.append([key for key in keys if group[key] == least])
    return found
