"""The results of open methods on a path, for the run that repeats it."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.engine.counterexamples.inputs import InputBuilder
from oxpecker.engine.path.entities import Record
from oxpecker.engine.path.environment import Answer
from oxpecker.engine.values.value import Value
from oxpecker.oox import typed
from oxpecker.oox.interpreter import ArrayValue, ObjectValue
from oxpecker.oox.interpreter import Value as Concrete
from oxpecker.oox.types import STRING, Type, is_reference


class Recall:
    """Finds the result that a path has for a call of a run, by its arguments.

    An object that the path itself created does not exist when the run starts. It becomes known with the first call that
    uses it.
    """

    def __init__(self, builder: InputBuilder) -> None:
        self.builder = builder
        self.answers = [answer for answer in builder.state.environment.answers if not answer.is_rank]

    def __call__(
        self, method: typed.Method, arguments: Sequence[Concrete], version: int, t: Type, part: str
    ) -> tuple[Concrete] | None:
        """The result, if the path has one."""
        wanted = [answer for answer in self.answers if answer.what == method.info.key + part]
        for moments in ([a for a in wanted if a.version == version], wanted):
            for answer in moments:
                found = self.matched(answer, arguments)
                if found is not None:
                    self.bind(found)
                    return (self.builder.value(answer.value, t),)
        return None

    def matched(self, answer: Answer, arguments: Sequence[Concrete]) -> dict[int, ObjectValue | ArrayValue] | None:
        """The objects that the path created, mapped to those of the run, if the arguments are equal otherwise."""
        found: dict[int, ObjectValue | ArrayValue] = {}
        for value, t, given in zip(answer.arguments, answer.types, arguments, strict=True):
            address = self.made_by_path(value, t)
            if address is None:
                if not _same(self.builder.value(value, t), given):
                    return None
            elif self.may_be(address, given) and found.get(address, given) is given:
                assert isinstance(given, (ObjectValue, ArrayValue))
                found[address] = given
            else:
                return None
        return found

    def bind(self, found: dict[int, ObjectValue | ArrayValue]) -> None:
        """Identifies objects of the run with those of the path, and their contents."""
        pending = list(found.items())
        while pending:
            address, given = pending.pop()
            if address in self.builder.built:
                continue
            self.builder.built[address] = given
            for slot, value in self.builder.state.heap.entities[address].cells.items():
                known = self.builder.state.knowledge.known(value) if 0 <= slot < len(given.slots) else None
                held = given.slots[slot] if isinstance(known, int) and 0 <= slot < len(given.slots) else None
                if isinstance(held, (ObjectValue, ArrayValue)) and known in self.builder.state.heap.entities:
                    pending += [(known, held)] if self.may_be(known, held) else []

    def made_by_path(self, value: Value, t: Type) -> int | None:
        """The address of an object that the path created and the run has not shown yet."""
        if not is_reference(t) or t == STRING:
            return None
        known = self.builder.state.knowledge.known(value)
        entity = self.builder.state.heap.entities.get(known) if isinstance(known, int) else None
        if entity is None or entity.is_input or known in self.builder.built:
            return None
        return int(known)

    def may_be(self, address: int, given: Concrete) -> bool:
        """Whether an object of the run can be one of the path: its class fits, and it is not already taken."""
        entity = self.builder.state.heap.entities[address]
        if not isinstance(given, (ObjectValue, ArrayValue)) or any(m is given for m in self.builder.built.values()):
            return False
        if isinstance(entity, Record):
            return isinstance(given, ObjectValue) and given.cls in entity.classes
        return isinstance(given, ArrayValue)


def _same(one: Concrete, two: Concrete) -> bool:
    if isinstance(one, (ObjectValue, ArrayValue)) or isinstance(two, (ObjectValue, ArrayValue)):
        return one is two
    return type(one) is type(two) and one == two
