"""Results of open methods in a run: the same value while nothing that they may read has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import NoReturn

from oxpecker.oox import typed
from oxpecker.oox.interpreter.choices import Choices
from oxpecker.oox.interpreter.heap import ArrayValue, Heap, ObjectValue, Reference, Value
from oxpecker.oox.interpreter.show import show_answer
from oxpecker.oox.interpreter.steps import short_value
from oxpecker.oox.open_methods import Readable, readable
from oxpecker.oox.records import dataclass
from oxpecker.oox.regions import OUTSIDE, Region
from oxpecker.oox.source import Span
from oxpecker.oox.types import OBJECT, Type, shown_class

Exclude = Callable[[Span], NoReturn]
"""Excludes a run."""

_Key = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Answered:
    """A call of an open method and its result, or another part of its outcome."""

    method: typed.Method
    arguments: tuple[Value, ...]
    shown: str
    """The result as text, with what objects held when they were given."""
    part: str = ""


@dataclass(slots=True)
class Order:
    """The known part of an order on some keys; no key may come before itself."""

    below: dict[_Key, set[_Key]] = field(default_factory=dict)
    """For each key those that are not greater; the strictly smaller ones are in `strict` too."""
    strict: set[tuple[_Key, _Key]] = field(default_factory=set)

    def compared(self, one: _Key, two: _Key) -> int | None:
        """How two keys compare, if the known part decides it."""
        if one == two:
            return 0
        up, down = self._way(two, one), self._way(one, two)
        if up is None and down is None:
            return None
        if up is not None and down is not None:
            return 0
        return (-1 if up else None) if up is not None else (1 if down else None)

    def add(self, one: _Key, two: _Key, sign: int) -> bool:
        """Adds a result; returns False if it contradicts the known part."""
        if one == two:
            return sign == 0
        pairs = {-1: ((two, one, True),), 0: ((two, one, False), (one, two, False)), 1: ((one, two, True),)}[sign]
        for high, low, strictly in pairs:
            self.below.setdefault(high, set()).add(low)
            if strictly:
                self.strict.add((high, low))
        return not any(self._way(key, key) for key in (one, two))

    def _way(self, high: _Key, low: _Key) -> bool | None:
        """Whether there is a path down with a strict step; None if there is no path at all."""
        pending: list[tuple[_Key, bool]] = [(high, False)]
        seen: set[tuple[_Key, bool]] = set()
        found: bool | None = None
        while pending:
            key, strictly = pending.pop()
            for below in self.below.get(key, ()):
                step = below, strictly or (key, below) in self.strict
                if step in seen:
                    continue
                seen.add(step)
                if below == low:
                    found = bool(found) or step[1]
                pending.append(step)
        return found


class Answers:
    """The results of open methods in one run: those of its choices, otherwise any value of the type."""

    def __init__(self, heap: Heap, choices: Choices, any_answer: Callable[[Type], Value]) -> None:
        self._heap = heap
        self._choices = choices
        self._any_answer = any_answer
        self.told: list[Answered] = []
        self.known: dict[str, Reference] = {}
        """The inputs of the run and earlier answers by name: a later answer may lead to them."""
        self._known: dict[_Key, Value] = {}
        self._order = Order()
        self._readable: dict[str, Readable] = {}
        self.versions: dict[Region, int] = {}

    def version(self, method: typed.Method) -> int:
        """How often something that a method may read has changed."""
        if method.orders or method.constant:
            return 0
        known = self._readable.get(method.info.key)
        if known is None:
            known = self._readable[method.info.key] = readable(self._heap.hierarchy, method.info)
        return sum(n for region, n in self.versions.items() if region == OUTSIDE or known.holds(region))

    def wrote(self, region: Region) -> None:
        """Records a change."""
        self.versions = {**self.versions, region: self.versions.get(region, 0) + 1}

    def answer(self, method: typed.Method, arguments: Sequence[Value], t: Type, part: str, exclude: Exclude) -> Value:
        """The result of a call: as before, as on the path, or any consistent value."""
        version = self.version(method)
        key = (method.info.key, part, version, *map(_identity, arguments))
        if key in self._known:
            return self._known[key]
        value = self._chosen(method, arguments, version, t, part)
        if method.orders and not self._agrees(method, arguments, value):
            exclude(method.info.span)
        self._known[key] = value
        shown = show_answer(value, t, self._heap, self.known)
        self.told.append(Answered(method, tuple(arguments), shown, part))
        self.know(f"answer{len(self.told)}", value)
        self._choices.answered.append(value)
        return value

    def know(self, name: str, value: Value) -> None:
        """Gives a name to an input or an answer."""
        if isinstance(value, (ObjectValue, ArrayValue)) and name.isidentifier():
            self.known.setdefault(name, value)

    def _chosen(self, method: typed.Method, arguments: Sequence[Value], version: int, t: Type, part: str) -> Value:
        given = self._choices.ask
        found = given(method, arguments, version, t, part) if given is not None else None
        if found is not None:
            return found[0]
        if method.orders:
            sign = self._order.compared(*keys_of(method, arguments))
            if sign is not None:
                return sign
        return self._any_answer(t)

    def _agrees(self, method: typed.Method, arguments: Sequence[Value], value: Value) -> bool:
        """Keeps what a comparison has given; false where that contradicts an order."""
        assert isinstance(value, int)
        one, two = keys_of(method, arguments)
        return self._order.add(one, two, (value > 0) - (value < 0))


def keys_of(method: typed.Method, arguments: Sequence[Value]) -> tuple[_Key, _Key]:
    """The keys that an open method compares, each with the object that defines the order."""
    if len(arguments) == 3:
        order, one, two = map(_identity, arguments)
        return (method.info.key, order, one), (method.info.key, order, two)
    one, two = map(_identity, arguments)
    return (method.info.key, one), (method.info.key, two)


def _identity(value: Value) -> object:
    if isinstance(value, (ObjectValue, ArrayValue)):
        return ("object", value.number)
    return (type(value).__name__, value)


def shown_answer(answered: Answered) -> tuple[str, str]:
    """A call as text, objects by name, and its result in OOX's notation."""
    info = answered.method.info
    given = list(answered.arguments)
    receiver = shown_class(info.owner) if info.static else short_value(given.pop(0), OBJECT)
    texts = [short_value(value, t) for value, t in zip(given, info.parameter_types, strict=True)]
    called = f"{receiver}.{info.shown}({', '.join(texts)})"
    return f"{called} {answered.part}".rstrip(), answered.shown
