"""Further states of objects: what calls of the program's own methods make of the objects of all paths.

The smallest input of a path may be the one on which a change shows nothing, such as a full ring buffer with one cell.
Calls lead to larger objects that keep to what the class takes for granted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from oxpecker.oox import typed
from oxpecker.results.case import Case, CaseOutcome
from oxpecker.results.heap import HeapGraph, HeapReference
from oxpecker.testgen.behaviour import Runs
from oxpecker.testgen.limits import MOST_GROWING_CALLS, MOST_GROWN, MOST_GROWN_NUMBERS
from oxpecker.testgen.shapes import objects_by_name, reached
from oxpecker.testgen.variants import Donors, exchanged, with_other_numbers

_RECEIVER = "this"


def grow(donors: Donors, methods: Mapping[str, typed.Method], cases: Sequence[Case], runs: Runs) -> None:
    """Adds the objects that calls construct and change, until no call leads to a new one or a limit is reached."""
    returning = [each for each in cases if each.outcome is CaseOutcome.RETURNED and not each.drawn]
    for case in returning:
        if methods[case.method].info.is_constructor:
            for given in (case, *with_other_numbers(methods[case.method], case)):
                _add_result(donors, given, runs)
    calls = [each for each in returning if isinstance(dict(each.before.roots).get(_RECEIVER), HeapReference)]
    kinds = {_kind(each): [other for other in calls if _kind(other) == _kind(each)] for each in calls}
    for kind, mine in kinds.items():
        for given in islice(_calls(donors, methods, kind, mine), MOST_GROWING_CALLS):
            _add_result(donors, given, runs)
            if len(donors.found.get(kind, ())) >= MOST_GROWN:
                break
        donors.found[kind].sort(key=_weight)


def grown_inputs(method: typed.Method, cases: Sequence[Case], donors: Donors) -> Iterator[Case]:
    """The cases of a method with each known object in the place of each input; not all of them are allowed inputs."""
    for case in cases:
        if case.outcome is CaseOutcome.VIOLATED or case.drawn:
            continue
        for parameter in method.parameters:
            value = dict(case.before.roots).get(parameter.name)
            for kind in donors.kinds(case, value, parameter.type):
                for graph, donor in donors.found.get(kind, ()):
                    other = replace(case, before=exchanged(case.before, parameter.name, graph, donor))
                    yield other
                    yield from islice(with_other_numbers(method, other), MOST_GROWN_NUMBERS)


def _weight(donor: tuple[HeapGraph, HeapReference]) -> int:
    """The size of an object with all that it leads to, elements included: small ones make readable tests."""
    objects = objects_by_name(donor[0])
    return sum(1 + len(objects[name].fields) for name in reached(objects, donor[1]))


def _kind(case: Case) -> str:
    """The class of the receiver."""
    receiver = dict(case.before.roots)[_RECEIVER]
    return next(each.type for each in case.before.objects if HeapReference(each.name) == receiver)


def _calls(donors: Donors, methods: Mapping[str, typed.Method], kind: str, calls: Sequence[Case]) -> Iterator[Case]:
    """Each call on each known object of a class, those that are found meanwhile too; each time with another number."""
    made = 0
    for graph, donor in _growing(donors, kind):
        for call in calls:
            case = replace(call, before=exchanged(call.before, _RECEIVER, graph, donor))
            numbers = [case, *with_other_numbers(methods[call.method], case)]
            yield numbers[made % len(numbers)]
            made += 1


def _growing(donors: Donors, kind: str) -> Iterator[tuple[HeapGraph, HeapReference]]:
    """The objects of a class, in the order in which they become known."""
    number = 0
    while number < len(donors.found.get(kind, ())):
        yield donors.found[kind][number]
        number += 1


def _add_result(donors: Donors, given: Case, runs: Runs) -> None:
    """Adds what the inputs of a call are after it, if it returns."""
    seen = runs.behaviour(given)
    if seen is not None and seen.ending == "returns":
        donors.add(runs.after)
