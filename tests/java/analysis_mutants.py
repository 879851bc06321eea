"""Weaker analyses: each mutant takes one rule away, so that something is claimed of inputs that does not hold.

Made-up classes must notice every one of them (`stateful_classes.py`). A mutant replaces a function while it is applied.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any


@dataclass(frozen=True, slots=True)
class Mutant:
    """A rule that is taken away."""

    rule: str
    place: str
    """The module and the function in it, with its class."""
    weaker: Callable[..., object]

    def exists(self) -> bool:
        """Whether there is such a function; a module that is gone has taken its rules with it."""
        module, _, name = self.place.partition(":")
        try:
            found: object = importlib.import_module(module) if find_spec(module) is not None else None
        except ModuleNotFoundError:
            return False
        for part in name.split("."):
            found = getattr(found, part, None)
        return found is not None


def _always(value: object) -> Callable[..., object]:
    return lambda *_, **__: value


def _nothing(*_: object, **__: object) -> Iterator[object]:
    return iter(())


def _arguments_are_objects(walk: Any, _state: object, node: Any, body: Any) -> None:
    """What private methods are given is never null."""
    null_flow = importlib.import_module(f"{_ROOM}.null_flow")
    first = 0 if node.receiver is None else 1
    for number in range(first, first + len(node.arguments)) if body.private else ():
        walk._give(null_flow.Holder(null_flow.Kind.PARAMETER, body, number), frozenset(), node)


_ROOM = "oxpecker.oox.analysis"
_LOWERING = "oxpecker.java.lowering"

MUTANTS = (
    Mutant("nothing shows an object", f"{_ROOM}.escape:Following.exposes", _always(False)),
    Mutant("nothing holds an object", f"{_ROOM}.escape:Following.is_held", _always(False)),
    Mutant("calls move nothing", f"{_ROOM}.escape:Following._moves_of_call", _nothing),
    Mutant("calls let nothing out", f"{_ROOM}.escape:Following._flows_of_call", _nothing),
    Mutant("nothing is written into an object", f"{_ROOM}.escape:Following.is_written", _always(False)),
    Mutant("all calls are known", f"{_ROOM}.escape:is_open", _always(False)),
    Mutant("no value is null", f"{_ROOM}.nullness:Nullness._is_nullable", _always(False)),
    Mutant("no argument is null", f"{_ROOM}.null_flow:_Walk._note_arguments", _arguments_are_objects),
    Mutant("calls demand all arguments", f"{_ROOM}.demands:ReturnsWithNull.transfer", _always(False)),
    Mutant("constructors leave no field out", f"{_ROOM}.null_flow:_Walk._note_missing", _always(None)),
    Mutant("fields are not read early", f"{_ROOM}.null_flow:_Walk._hands_on", _always(False)),
    Mutant("every array is fresh", f"{_ROOM}.ownership:Ownership._is_given_new", _always(True)),
    Mutant("what a call gives is fresh", f"{_ROOM}.ownership:Freshness.is_fresh", _always(True)),
    Mutant("an array gets to one object", f"{_ROOM}.ownership:Ownership._is_at_once", _always(True)),
    Mutant("rows stay what they were", f"{_ROOM}.ownership:Ownership.is_filled_once", _always(True)),
    Mutant("arrays are of one length", f"{_ROOM}.array_lengths:ArrayLengths.join", lambda _, one, other: one or other),
    Mutant("constructors show nothing", f"{_ROOM}.constructor_facts:ConstructorFacts._shown", _always([])),
    Mutant("nothing null is put into collections", f"{_ROOM}.contents:_parts", _nothing),
    Mutant("new collections are empty", f"{_ROOM}.contents:_Scan._is_size_or_order", _always(True)),
    Mutant("nobody changes entries", f"{_ROOM}.views:ViewUse.is_let_out", _always(False)),
    Mutant("arrays are made with their own type", f"{_LOWERING}.made_arrays:_is_made", _always(True)),
)


@contextmanager
def applied(mutant: Mutant) -> Iterator[None]:
    """Takes the rule away for a while."""
    module, _, name = mutant.place.partition(":")
    *owners, last = name.split(".")
    target: object = importlib.import_module(module)
    for owner in owners:
        target = getattr(target, owner)
    before = getattr(target, last)
    setattr(target, last, mutant.weaker)
    try:
        yield
    finally:
        setattr(target, last, before)
