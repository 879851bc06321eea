"""What the types of fields say about inputs, held against objects that a run has made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from oxpecker.api.loading import load_sources
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import Hierarchy, MethodInfo
from oxpecker.oox.interpreter import ArrayValue, Interpreter, Limits, ObjectValue, Returned, Unsupported, Value
from oxpecker.oox.making import establishing, parts_of
from oxpecker.oox.source import Source
from oxpecker.oox.type_arguments import part_type
from oxpecker.oox.types import ArrayType, ClassType, Type, as_input, is_present, written


def broken_claims(text: str) -> Iterator[str]:
    """What the objects contradict that a method `run` meets in so many steps, and in more."""
    loaded = load_sources([Source("Made.java", text)])
    interpreter = Interpreter(loaded.program, Limits(steps=20_000))
    for method in loaded.own_methods():
        if method.info.name == "run" and method.info.static:
            yield from _broken(interpreter, method, loaded.own)


def _broken(interpreter: Interpreter, method: typed.Method, own: frozenset[str]) -> Iterator[str]:
    for steps in (1, 2, 4, 6, 9, 12, 15, 30):
        run = interpreter.run(method, lambda _heap, steps=steps: [steps])
        if isinstance(run.outcome, Unsupported):
            return  # the number of an array
        assert isinstance(run.outcome, Returned), f"{method.info}, {steps} steps: {run.outcome}"
        objects = _Objects(interpreter, own)
        objects.meet(run.outcome.value, ArrayType(ClassType("Object")))
        objects.judge_own(run.outcome.value)
        if objects.broken:
            yield f"{method.info}, {steps} steps: {objects.broken[0]}"
            return


def reached(interpreter: Interpreter, method: typed.Method, steps: int) -> list[ObjectValue]:
    """The objects that a method `run` meets in so many steps, and those that they lead to."""
    outcome = interpreter.run(method, lambda _heap: [steps]).outcome
    assert isinstance(outcome, Returned), outcome
    return [each for each in _everything(outcome.value) if isinstance(each, ObjectValue)]


def _everything(root: Value) -> list[ObjectValue | ArrayValue]:
    """All objects and arrays that a value leads to."""
    found: dict[int, ObjectValue | ArrayValue] = {}
    pending = [root]
    while pending:
        value = pending.pop()
        if isinstance(value, (ObjectValue, ArrayValue)) and id(value) not in found:
            found[id(value)] = value
            pending += value.slots
    return list(found.values())


class _Objects:
    """All objects that can be reached, each looked at once for every type that it is reached under."""

    def __init__(self, interpreter: Interpreter, own: frozenset[str]) -> None:
        self.interpreter = interpreter
        self.own = own
        self.hierarchy: Hierarchy = interpreter.world.heap.hierarchy
        self.code = {method.info: method for method in interpreter.program.methods.values()}
        self.seen: set[tuple[int, str]] = set()
        self.broken: list[str] = []

    def meet(self, value: Value, t: Type) -> None:
        """Looks at a value that stands where an input of a type would."""
        pending = [(value, t, "a root")]
        while pending:
            value, t, place = pending.pop()
            self.judge(value, t, place)
            if not isinstance(value, (ObjectValue, ArrayValue)) or (id(value), written(t)) in self.seen:
                continue
            self.seen.add((id(value), written(t)))
            if isinstance(value, ArrayValue):
                element = t.element if isinstance(t, ArrayType) else value.element
                pending += [(each, element, f"an element of {place}") for each in value.slots]
            else:
                pending += self.parts(value, t)

    def parts(self, value: ObjectValue, t: Type) -> Iterator[tuple[Value, Type, str]]:
        """What an object holds, and as what."""
        arguments = t.arguments if isinstance(t, ClassType) else ()
        if value.cls.name in self.own:
            self.judge_established(value)
            for field, held in zip(value.cls.layout, value.slots, strict=True):
                yield held, part_type(self.hierarchy, field, (value.cls,), str(t), arguments, False), str(field)
        elif parts_of(value.cls) is not None and arguments:
            each = self.run(parts_of(value.cls), value)
            assert isinstance(each, ArrayValue)
            for number, held in enumerate(each.slots):
                yield held, arguments[number % len(arguments)], f"what {t} holds"

    def judge(self, value: Value, t: Type, place: str) -> None:
        """Notes if a value is none that an input of a type could be."""
        known = ArrayType(t.made) if isinstance(t, ArrayType) and t.made is not None else as_input(t)
        if value is None:
            if is_present(t):
                self.broken.append(f"{place}: {written(t)} is null")
        elif isinstance(value, (ObjectValue, ArrayValue)):
            if not self.hierarchy.subtype(value.type, known):
                self.broken.append(f"{place}: {written(t)} is of {value.type}")
            if isinstance(value, ArrayValue) and isinstance(t, ArrayType) and t.made not in (None, value.element):
                self.broken.append(f"{place}: {written(t)} was made with {value.element}")
            length = t.length if isinstance(t, ArrayType) and isinstance(value, ArrayValue) else None
            if length is not None and length != len(value.slots):
                self.broken.append(f"{place}: {written(t)} has {len(value.slots)} elements")

    def judge_own(self, root: Value) -> None:
        """Notes if something else leads to an array that an object is said to have for itself."""
        everything = _everything(root)
        holders = Counter(id(held) for each in everything for held in each.slots if isinstance(held, ArrayValue))
        for each in everything:
            for field, held in zip(each.cls.layout, each.slots, strict=True) if isinstance(each, ObjectValue) else ():
                if isinstance(field.type, ArrayType) and field.type.own and holders[id(held)] > 1:
                    self.broken.append(f"{field}: {written(field.type)} is held by others")

    def judge_established(self, value: ObjectValue) -> None:
        """Notes if an object is none that its constructors leave behind."""
        for method in establishing(value.cls):
            if self.run(method, value) is not True:
                self.broken.append(f"{value.cls.name} is not what its constructors establish")

    def run(self, method: MethodInfo | None, value: ObjectValue) -> Value:
        """What a method of an object gives."""
        assert method is not None
        outcome = self.interpreter.run(self.code[method], lambda _heap: [value]).outcome
        return outcome.value if isinstance(outcome, Returned) else None
