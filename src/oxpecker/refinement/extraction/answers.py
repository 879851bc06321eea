"""What the answer of a method tells: a search that says `true` has found something.

A local that a path has narrowed holds some value there, so that the narrowed bound is not empty. Where all paths to an
answer have such a bound, the answer implies it. The thesis bounds the result alone; here it tells of the state before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from oxpecker.oox import cfg, typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.types import BOOL
from oxpecker.refinement.extraction.conditions import assume
from oxpecker.refinement.extraction.expressions import FALSE, TRUE, Expr, Kind, Operator
from oxpecker.refinement.extraction.locations import Place, variable
from oxpecker.refinement.extraction.state import State, exactly
from oxpecker.refinement.limits import MOST_WAYS

_UNSAID = (Kind.NEW, Kind.NEW_SET, Kind.EVERYTHING)

Way = tuple[Expr, ...]
"""Sets of which none is empty."""


class Answer(NamedTuple):
    """If a call returns the value, then all sets of one of the ways hold something, in the state before."""

    value: Expr
    ways: tuple[Way, ...]


Outgoing = Mapping[int, Sequence[tuple[int, State]]]


def answers(body: cfg.Graph, outgoing: Outgoing) -> tuple[Answer, ...]:
    """What `true` and `false` tell, given the states that leave each block; nothing, when some path tells nothing."""
    end = None if body.exit is None else body.blocks[body.exit].end()
    if not isinstance(end, graph.Leave) or end.variable is None or end.variable.type != BOOL:
        return ()
    found = []
    for value, truth in ((TRUE, True), (FALSE, False)):
        ways: dict[Way, None] = {}
        for block, states in outgoing.items():
            for state in (state for target, state in states if target == body.exit):
                answered = _answering(body.blocks[block], end.variable, state, truth)
                if answered is not None:
                    ways[_held(answered)] = None
        if ways and () not in ways and len(ways) <= MOST_WAYS:
            found.append(Answer(value, tuple(sorted(ways, key=lambda way: [each.text for each in way]))))
    return tuple(found)


def _answering(block: graph.Block, result: typed.Variable, state: State, truth: bool) -> State | None:
    """The state in which a block gives this answer; None when it gives the other one."""
    last = block.instructions[-1] if block.instructions else None
    if isinstance(last, graph.SetVariable) and last.variable == result:
        return assume(state, last.value, truth)
    location = variable(result)
    if state.known(location) and state[location] == exactly(FALSE if truth else TRUE):
        return None
    return state


def _held(state: State) -> Way:
    """What locals were narrowed to."""
    uppers = (bounds.upper for location, bounds in state.values.items() if location.place is Place.VARIABLE)
    return tuple(sorted(dict.fromkeys(filter(_tells, uppers)), key=lambda each: each.text))


def _tells(upper: Expr) -> bool:
    return upper.operator is Operator.INTERSECTION and not upper.mentions(lambda symbol: symbol.kind in _UNSAID)


def sets_of(found: Iterable[Answer]) -> list[Expr]:
    """All sets that answers speak of."""
    return [each for answer in found for way in answer.ways for each in way]
