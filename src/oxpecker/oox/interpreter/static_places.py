"""Names for what static fields lead to: `Class.NAME`, then `.field`, `[0]` for elements, `.keys[0]` and `.values[0]`.

`Class.NAME[:]` means everything that a library object holds. What an input of the run leads to is named in the same
way, after a star: `*node.next`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, field_name
from oxpecker.oox.input_clauses import (
    constant_class,
    extended,
    factory,
    has_entries,
    interned_flag,
    parts_of,
    static_named,
)
from oxpecker.oox.interpreter.heap import ArrayValue, Heap, ObjectValue, Reference, StaticSlot, Value
from oxpecker.oox.late_patterns import late_pattern
from oxpecker.oox.records import dataclass
from oxpecker.oox.types import OBJECT, ClassType, Type, as_input, shown_class

STEPS = late_pattern(r"(?:\.[^\W\d][\w$]*|\[\d+\])*")
PLACE = late_pattern(r"\s*[^\W\d][\w$]*(?:\.[^\W\d][\w$]*)+(?:\.[^\W\d][\w$]*|\[\d+\])*")
STEP = late_pattern(r"\.?[^\W\d][\w$]*|\[\d+\]")
CONTENTS = "[:]"
_KEYS, _VALUES = ".keys", ".values"


@dataclass(frozen=True, slots=True)
class Found:
    """A value that a name leads to."""

    value: Value
    type: Type
    """The declared type of the place where it is."""
    slot: StaticSlot | None
    """The place; None for a part that a library object computes."""


class PlaceNames:
    """The names of objects by the places that lead to them.

    First come static fields of the program, through nothing that inputs have set, then the inputs that are named.
    """

    def __init__(self, heap: Heap, inputs: Mapping[str, Reference] | None = None) -> None:
        self.heap = heap
        self.inputs = inputs or {}
        self.given = {(id(each.slots), each.index) for each in heap.given}
        self.contents = {id(each.slots) for each in heap.given if each.is_contents}
        self._routes: dict[int, _Route] | None = None
        self._texts: dict[int, tuple[str, Type]] = {}

    def name(self, reference: Reference) -> str | None:
        """The name of an object; None for constants and interned strings, and for what no static field leads to."""
        if isinstance(reference, ObjectValue) and (constant_class(reference.cls) or _is_interned(reference)):
            return None
        route = self.routes.get(id(reference))
        return None if route is None else self._named(route)[0]

    def slot_name(self, slot: StaticSlot) -> tuple[str, Type]:
        """The name of a place, and the declared type of what it holds."""
        if isinstance(slot.holder, ClassInfo):
            return _root(slot.holder, slot.index)
        around, t = self._named(self.routes[id(slot.holder)])
        if slot.is_contents:
            return around + CONTENTS, t
        return around + _step(slot.holder, slot.index), _part_type(slot.holder, slot.index)

    @property
    def routes(self) -> dict[int, _Route]:
        """How objects are reached, by identity; found on first use."""
        if self._routes is None:
            self._routes = dict[int, _Route]()
            pending = list(self._roots())
            for route in pending:  # grows
                if id(route.value) not in self._routes:
                    self._routes[id(route.value)] = route
                    pending += self._inside(route)
        return self._routes

    def _roots(self) -> Iterator[_Route]:
        for cls, slots in self.heap.observed_statics:
            for slot, value in enumerate(slots):
                if isinstance(value, (ObjectValue, ArrayValue)) and (id(slots), slot) not in self.given:
                    yield _Route(value, cls, slot, None)
        for name, value in self.inputs.items():
            yield _Route(value, name, 0, None)

    def _inside(self, route: _Route) -> Iterator[_Route]:
        reference = route.value
        if id(reference.slots) in self.contents:
            return
        for index, value in enumerate(reference.slots):
            if isinstance(value, (ObjectValue, ArrayValue)) and (id(reference.slots), index) not in self.given:
                yield _Route(value, reference, index, route)

    def _named(self, route: _Route) -> tuple[str, Type]:
        known = self._texts.get(id(route.value))
        if known is None:
            known = self._texts[id(route.value)] = self._text(route)
        return known

    def _text(self, route: _Route) -> tuple[str, Type]:
        """The name of an object and the type of its place; elements of library objects are named by their numbers."""
        chain = [route]
        while (above := chain[-1].above) is not None:
            chain.append(above)
        chain.reverse()
        first, position = chain[0], 0
        if isinstance(first.holder, str):
            text, t = f"*{first.holder}", first.value.type
        else:
            assert isinstance(first.holder, ClassInfo)
            text, t = _root(first.holder, first.index)
        while position + 1 < len(chain):
            holder = chain[position].value
            held = parts(holder, self.heap)
            among = [n for n in range(position + 1, len(chain)) if any(part is chain[n].value for part in held)]
            if among:
                position = among[0]
                number = next(n for n, part in enumerate(held) if part is chain[position].value)
                step, t = _part_step(holder, number), _element_type(holder, number, t)
            else:
                position += 1
                step, t = _step(holder, chain[position].index), _part_type(holder, chain[position].index)
            text += step
        return text, t


@dataclass(frozen=True, slots=True)
class _Route:
    """How an object is reached first."""

    value: Reference
    holder: ClassInfo | Reference | str
    """What holds it, or the name of an input."""
    index: int
    above: _Route | None


def found_at(heap: Heap, text: str) -> Found | None:
    """What a name leads to; None if it is not the name of anything. Initialises the class."""
    steps: Sequence[str] = STEP.findall(text)
    for number in range(2, len(steps) + 1):
        named = static_named(heap.hierarchy, "".join(steps[:number]).removeprefix("."))
        if named is not None:
            cls, field = named[0], named[0].static_fields[named[1]]
            value = heap.constant(*named)
            slot = StaticSlot(cls, heap.statics[cls.name], field.slot)
            return below(heap, Found(value, field.type, slot), steps[number:])
    return None


def slot_at(heap: Heap, text: str) -> tuple[StaticSlot, Type] | None:
    """The place with a name, and the declared type of what it holds; None if there is no such place."""
    is_contents = text.endswith(CONTENTS)
    name = text.removesuffix(CONTENTS)
    found = found_at(heap, name) if PLACE.fullmatch(name) else None
    if found is None:
        return None
    if not is_contents:
        return None if found.slot is None else (found.slot, found.type)
    value = found.value
    if not isinstance(value, ObjectValue) or (factory(value.cls) is None and extended(value.cls) is None):
        return None
    return StaticSlot(value, value.slots, 0, is_contents=True), found.type


def below(heap: Heap, start: Found, steps: Sequence[str]) -> Found | None:
    """What further steps lead to."""
    found, rest = start, list(steps)
    while rest:
        holder = found.value
        if not isinstance(holder, (ObjectValue, ArrayValue)):
            return None
        taken, index = _index(holder, rest)
        if index is not None:
            slot = StaticSlot(holder, holder.slots, index)
            found = Found(holder.slots[index], _part_type(holder, index), slot)
        else:
            taken, number = _number(holder, rest)
            held = parts(holder, heap)
            if number is None or number >= len(held):
                return None
            found = Found(held[number], _element_type(holder, number, found.type), None)
        del rest[:taken]
    return found


def _index(holder: Reference, steps: Sequence[str]) -> tuple[int, int | None]:
    """How many steps name a slot of an object or array, and which."""
    if isinstance(holder, ArrayValue):
        number = int(steps[0][1:-1]) if steps[0][0] == "[" else len(holder.slots)
        return 1, number if number < len(holder.slots) else None
    for taken in range(1, len(steps) + 1):
        field = field_named(holder.cls, "".join(steps[:taken]).removeprefix("."))
        if field is not None:
            return taken, field.slot
    return 0, None


def _number(holder: Reference, steps: Sequence[str]) -> tuple[int, int | None]:
    """How many steps name a part of a library object, and which."""
    if not isinstance(holder, ObjectValue):
        return 0, None
    if not has_entries(holder.cls):
        return 1, int(steps[0][1:-1]) if steps[0][0] == "[" else None
    if steps[0] not in (_KEYS, _VALUES) or len(steps) < 2 or steps[1][0] != "[":
        return 0, None
    return 2, 2 * int(steps[1][1:-1]) + (steps[0] == _VALUES)


def parts(holder: Reference, heap: Heap) -> Sequence[Value]:
    """The elements of a library object, or its keys and values by turns."""
    method = parts_of(holder.cls) if isinstance(holder, ObjectValue) else None
    found = None if method is None else heap.run(method, [holder], None)
    return found.slots if isinstance(found, ArrayValue) else ()


def _part_step(holder: Reference, number: int) -> str:
    if isinstance(holder, ObjectValue) and has_entries(holder.cls):
        return f"{_VALUES if number % 2 else _KEYS}[{number // 2}]"
    return f"[{number}]"


def _element_type(holder: Reference, number: int, t: Type) -> Type:
    """The type of a part of a library object of a type."""
    arguments = t.arguments if isinstance(t, ClassType) and t.arguments else (OBJECT,)
    is_value = isinstance(holder, ObjectValue) and has_entries(holder.cls) and number % 2
    return arguments[-1 if is_value else 0]


def _step(holder: Reference, index: int) -> str:
    return f"[{index}]" if isinstance(holder, ArrayValue) else f".{field_name(holder.cls, holder.cls.layout[index])}"


def _part_type(holder: Reference, index: int) -> Type:
    return holder.element if isinstance(holder, ArrayValue) else as_input(holder.cls.layout[index].type)


def _is_interned(reference: ObjectValue) -> bool:
    flag = interned_flag(reference.cls)
    return flag is not None and reference.slots[flag.slot] is True


def _root(cls: ClassInfo, index: int) -> tuple[str, Type]:
    """The name of a static field, and its type."""
    field = next(field for field in cls.static_fields.values() if field.slot == index)
    return str(field), field.type


def field_named(cls: ClassInfo, name: str) -> FieldInfo | None:
    """A field by its name, or by the name of its class and its own where another hides it; the `$` may be left out."""
    owner, dot, own = name.rpartition(".")
    if not dot:
        return cls.find_field(name, static=False) or cls.find_field(f"${name}", static=False)
    return next((f for f in cls.layout if owner in (f.owner, shown_class(f.owner)) and f.name == own), None)
