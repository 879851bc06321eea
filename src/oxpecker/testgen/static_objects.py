"""What static fields lead to, as expressions of a test."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oxpecker.java.lowering.naming import java_name
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.input_clauses import constant_class
from oxpecker.oox.records import dataclass
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import OBJECT, ClassType, Type, named_field, shown_class
from oxpecker.results.case import Case
from oxpecker.results.heap import HeapObject, HeapReference, HeapValue
from oxpecker.results.rebuilding import type_named
from oxpecker.testgen.containers import Containers
from oxpecker.testgen.plain import Impossible
from oxpecker.testgen.view import BOXES, JavaView, qualified

_CONTENTS = "[:]"


@dataclass(frozen=True, slots=True)
class StaticPart:
    """A static field, a field or element of an object that one leads to, or all elements of a collection."""

    holder: str
    part: str
    """The field or index as a string literal; empty for the elements of a collection."""
    values: tuple[tuple[HeapValue, Type], ...]
    """What it holds when the test begins."""

    @property
    def saved(self) -> str:
        """The expression for what it holds."""
        return f"HeapState.get({self.holder}, {self.part})" if self.part else f"HeapState.parts({self.holder})"

    def assigned(self, *values: str) -> str:
        """The statement that sets it."""
        if not self.part and values == ("null",):
            values = ("(Object) null",)  # one element, not no array
        given = ", ".join((self.holder, self.part, *values) if self.part else (self.holder, *values))
        return f"HeapState.{'set' if self.part else 'refill'}({given});"


class StaticObjects:
    """What the static fields of one case lead to."""

    def __init__(self, view: JavaView, containers: Containers, case: Case) -> None:
        self.view = view
        self.containers = containers
        self.case = case
        self.objects = {each.name: each for each in case.before.objects}
        self.roots = {name: value for name, value in case.before.roots if "." in name}
        self._names: dict[str, tuple[str, str, Type]] = {}
        """By object, how it is written among the static places, in Java, and the type of that expression."""
        self._visit()

    def given(self) -> list[StaticPart]:
        """What the test sets."""
        return [self._part(name) for name in self.case.statics]

    def changed(self) -> list[StaticPart]:
        """What the test has to restore besides: static fields, and the objects they lead to."""
        found = [self._static(name) for name in self.case.assigned if name not in self.case.statics]
        found += self._changed_parts()
        started = replace(self.case, before=self.case.initialised, statics=(), static_objects=frozenset())
        return [*found, *StaticObjects(self.view, self.containers, started)._changed_parts()]

    def _changed_parts(self) -> Iterator[StaticPart]:
        """The parts of objects that are not what they were; one that nothing leads to any more may have changed."""
        after = {each.name: dict(each.fields) for each in self.case.after.objects}
        for name, (place, java, t) in self._names.items():
            each, later = self.objects[name], after.get(name)
            if later == dict(each.fields) or place in self.case.statics:
                continue
            if self.containers.is_container(each.type):
                if later is not None and place + _CONTENTS not in self.case.statics:
                    yield StaticPart(java, "", ())
            elif self._is_open(each):
                holder = self._cast(each, java, t)
                for part, value in each.fields:
                    may_differ = self._is_variable(each, part) if later is None else later.get(part) != value
                    if may_differ and self._is_own(each, part) and _below(place, each, part) not in self.case.statics:
                        yield StaticPart(holder, _quoted(part), ())

    def _is_variable(self, each: HeapObject, part: str) -> bool:
        return each.is_array or not self._field(each, part).final

    def named(self) -> dict[str, str]:
        """The expressions of the objects that inputs lead to, too."""
        if not self.case.static_objects <= {place for place, _, _ in self._names.values()}:
            raise Impossible("an argument that is an object inside a library object of a static field")
        values = [value for name, value in self.case.before.roots if "." not in name or name in self.case.statics]
        values += [value for part in self.given() for value, _ in part.values]
        pending = [value.name for value in values if isinstance(value, HeapReference)]
        found: dict[str, str] = {}
        seen = set(pending)
        while pending:
            each = self.objects[pending.pop()]
            place, java, t = self._names.get(each.name, ("", "", OBJECT))
            is_value = each.type in (*BOXES, "String") and place not in self.case.static_objects
            if place and not is_value and not self._is_constant(each):
                found[each.name] = self._cast(each, java, t)
            new = {value.name for _, value in each.fields if isinstance(value, HeapReference)} - seen
            seen |= new
            pending += sorted(new)
        return found

    # --- what leads where ----------------------------------------------------------------------------------

    def _visit(self) -> None:
        """Finds how objects are written, those nearest to static fields first."""
        pending = [
            (name, value, *self._field_expression(name))
            for name, value in self.roots.items()
            if name not in self.case.statics
        ]
        for place, value, java, t in pending:  # grows
            if not isinstance(value, HeapReference) or value.name in self._names:
                continue
            self._names[value.name] = place, java, t
            each = self.objects[value.name]
            if not self._is_open(each):
                continue
            for part, held in each.fields:
                below = _below(place, each, part)
                if below not in self.case.statics and self._is_own(each, part):
                    pending.append((below, held, *self._part_expression(each, part, self._cast(each, java, t))))

    def _is_open(self, each: HeapObject) -> bool:
        """Whether a test gets at the parts of an object."""
        return each.is_array or (not self.view.is_library(each.type) and self.view.model(each.type) is None)

    def _is_internal(self, each: HeapObject) -> bool:
        """Whether the class of an object is one of a model that Java does not have."""
        cls = None if each.is_array else self.view.program.hierarchy.get(each.type)
        return cls is not None and self.view.is_library(each.type) and InputRole.INTERNAL in cls.methods

    def _is_own(self, each: HeapObject, part: str) -> bool:
        """Whether reflection gets at a part: the module of a library does not let it."""
        return each.is_array or self.view.class_outline(self._field(each, part).owner) is not None

    def _is_constant(self, each: HeapObject) -> bool:
        cls = None if each.is_array else self.view.program.hierarchy.get(each.type)
        return cls is not None and constant_class(cls) is not None

    def _cast(self, each: HeapObject, java: str, t: Type) -> str:
        """The expression of an object, of the type of its class if that has a name."""
        own = type_named(each.type)
        is_same = str(own) == (t.name if isinstance(t, ClassType) else str(t))
        if is_same or self._is_constant(each) or not self.view.is_named(own):
            return java
        if self._is_internal(each):
            if t == OBJECT:
                raise Impossible("a library object of a static field, of a class without a name")
            return java
        return f"(({self.view.type_name(own)}) {java})"

    def _field_expression(self, name: str) -> tuple[str, Type]:
        """The expression of a static field, and its type."""
        cls, field = named_field(name)
        info = self.view.program.hierarchy[cls].static_fields[field]
        visible = self.view.class_name(cls)
        if visible and self.view.may_use(info):
            return f"{visible}.{java_name(field)}", info.type
        where, part = self._place(name)
        return f"HeapState.get({where}, {part})", OBJECT

    def _part_expression(self, each: HeapObject, part: str, java: str) -> tuple[str, Type]:
        """The expression of a part of an object, and its type."""
        if each.is_array:
            element = type_named(each.type.removesuffix("[]"))
            if self.view.is_named(element):
                return f"{java}[{part}]", element
            return f'HeapState.get({java}, "{part}")', OBJECT
        field = self._field(each, part)
        if "." not in part and self.view.may_use(field) and self.view.class_name(each.type):
            return f"{java}.{java_name(part)}", field.type
        return f"HeapState.get({java}, {_quoted(part)})", OBJECT

    # --- places --------------------------------------------------------------------------------------------

    def _static(self, name: str) -> StaticPart:
        where, part = self._place(name)
        return StaticPart(where, part, ((self.roots.get(name), self._static_type(name)),))

    def _part(self, place: str) -> StaticPart:
        """What a name of the static state means."""
        if place in self.roots:
            return self._static(place)
        for name, (around, java, t) in self._names.items():
            each = self.objects[name]
            if place == around + _CONTENTS:
                if not self.containers.is_container(each.type):
                    raise Impossible(f"an object of {each.type} in a static field")
                parts = self.containers.parts(self.objects, each)
                return StaticPart(java, "", tuple((value, OBJECT) for value in parts))
            for part, value in each.fields if self._is_open(each) else ():
                if place == _below(around, each, part):
                    return StaticPart(self._cast(each, java, t), _quoted(part), ((value, self._type(each, part)),))
        raise Impossible("a library object of a static field in such a state")

    def _place(self, name: str) -> tuple[str, str]:
        """The class and the name of a static field, as expressions."""
        cls, field = named_field(name)
        visible = self.view.class_name(cls)
        where = f"{visible}.class" if visible else f'HeapState.classNamed("{self.view.binary_name(cls)}")'
        return where, f'"{java_name(field)}"'

    def _static_type(self, name: str) -> Type:
        cls, field = named_field(name)
        return self.view.program.hierarchy[cls].static_fields[field].type

    def _type(self, each: HeapObject, part: str) -> Type:
        return type_named(each.type.removesuffix("[]")) if each.is_array else self._field(each, part).type

    def _field(self, each: HeapObject, part: str) -> FieldInfo:
        cls = self.view.program.hierarchy[each.type]
        owner, dot, own = part.rpartition(".")
        fields: Iterator[FieldInfo] = (f for f in cls.layout if f.name == own and shown_class(f.owner) == owner)
        found = next(fields, None) if dot else cls.find_field(part, static=False)
        assert found is not None, part
        return found


def _below(place: str, each: HeapObject, part: str) -> str:
    """The name of a part of an object with a name."""
    return f"{place}[{part}]" if each.is_array else f"{place}.{part}"


def _quoted(part: str) -> str:
    return f'"{qualified(part)}"'
