"""Locals that matter at the head of a loop: no candidate invariant speaks of others, such as the helper of a swap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oxpecker.horn.formula import Formula, Op
from oxpecker.horn.invariants import Round, Visit
from oxpecker.horn.obligation import Obligation


def with_live_names(obligations: list[Obligation], rounds: list[Round]) -> tuple[list[Obligation], list[Round]]:
    """The paths, whose loops have no names for what is assigned again before it is read."""
    paths: list[Obligation | Round] = [*obligations, *rounds]
    visits = {id(each): each for path in paths for each in path.visits}
    used = {symbol for path in paths for part in _said(path) for symbol in part.symbols}
    changed = {key: _without(visit, used) for key, visit in visits.items()}

    def mapped(path: Obligation | Round) -> tuple[Visit, ...]:
        return tuple(changed[id(each)] for each in path.visits)

    return (
        [replace(each, visits=mapped(each)) for each in obligations],
        [replace(each, visits=mapped(each), visit=changed[id(each.visit)]) for each in rounds],
    )


def _said(path: Obligation | Round) -> Iterator[Formula]:
    """What a path reads: conditions and goals, and what gets into another local than the one that it was in."""
    yield from path.hypotheses
    if isinstance(path, Obligation):
        yield path.goal
    scopes = [each.before for each in path.visits] + ([path.after] if isinstance(path, Round) else [])
    own = {(name, each.now[name]) for each in path.visits for name in each.now}
    for scope in scopes:
        yield from (value for name, value in scope.items() if (name, value) not in own)


def _without(visit: Visit, used: set[Formula]) -> Visit:
    """An iteration without the names that are assigned and not used."""
    now = {name: visit.now.get(name) for name in visit.before if visit.is_assigned(name)}
    dead = {name for name, value in now.items() if value is not None and value.op is Op.SYMBOL and value not in used}
    return replace(visit, before={name: value for name, value in visit.before.items() if name not in dead})
