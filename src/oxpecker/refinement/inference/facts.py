"""What the end of a path says about the state after the call."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.oox.types import BOOL, NULL, ArrayType, ClassType
from oxpecker.refinement.inference.path import Filled, Path
from oxpecker.refinement.inference.values import FALSE, TRUE, Expression, Made, binary
from oxpecker.refinement.inference.writing import Unwritable, Writer

FieldKey = tuple[Expression, FieldInfo]
ElementKey = tuple[Expression, Expression]


@dataclass(frozen=True, slots=True)
class Locations:
    """What a method may assign, of objects that existed before."""

    fields: tuple[FieldKey, ...]
    statics: tuple[FieldInfo, ...]
    elements: tuple[ElementKey, ...]
    filled: tuple[Expression, ...]
    """Arrays that loops write to."""

    @staticmethod
    def of(paths: list[Path]) -> Locations:
        """What some paths assign."""
        fields = dict.fromkeys(key for path in paths for key in path.fields if not isinstance(key[0], Made))
        statics = dict.fromkeys(key for path in paths for key in path.statics)
        elements = dict.fromkeys(key for path in paths for key in path.elements if not isinstance(key[0], Made))
        filled = dict.fromkeys(each.array for path in paths for each in path.filled)
        return Locations(tuple(fields), tuple(statics), tuple(elements), tuple(filled))


class Facts:
    """The facts of one path, as text."""

    def __init__(self, path: Path, writer: Writer, locations: Locations) -> None:
        self.path, self.writer, self.locations = path, writer, locations
        self.names = self._names_of_new_objects()

    def result(self) -> Iterator[str]:
        """What is returned."""
        value = self.path.value
        if value is not None:
            yield from self._holds(self.writer.dialect.result, value)
        for about in self.path.about_result:
            try:
                yield self.writer.after(about)
            except Unwritable:
                continue

    def state(self) -> Iterator[str]:
        """What fields and elements hold."""
        for target, field in self.locations.fields:
            if not _is_null(self.path, target):
                yield from self._named(self._field_name, target, field, self.path.load(target, field))
        for field in self.locations.statics:
            yield from self._named(self._static_name, field, field, self.path.load_static(field))
        for array, index in self.locations.elements:
            if isinstance(array.type, ArrayType):
                value = self.path.load_element(array, index)
                yield from self._named(self._element_name, array, index, value)
        for made, name in self.names.items():
            yield from self._of_new(made, name)
        for filled in self.path.filled:
            yield from self._filled(filled)

    # --- names ---------------------------------------------------------------------------------------------

    def _names_of_new_objects(self) -> dict[Expression, str]:
        """For each new object a name by which it can be reached after the call."""
        found: dict[Expression, str] = {}
        if isinstance(self.path.value, Made):
            found[self.path.value] = self.writer.dialect.result
        method = self.writer.method
        if method.info.is_constructor:
            found[Made(method.parameters[0].type, 0)] = "this"
        changed = True
        while changed:
            changed = False
            for value, name in self._new_names(found):
                if value not in found or _rank(name) < _rank(found[value]):
                    found[value], changed = name, True
        return found

    def _new_names(self, known: dict[Expression, str]) -> Iterator[tuple[Expression, str]]:
        """Names of new objects by way of what has a name already."""
        for (target, field), value in list(self.path.fields.items()):
            if isinstance(value, Made) and value != target:
                with suppress(Unwritable):
                    yield value, self._field_name(target, field, known)
        for (array, index), value in list(self.path.elements.items()):
            if isinstance(value, Made) and value != array:
                with suppress(Unwritable):
                    yield value, self._element_name(array, index, known)

    def _object_name(self, value: Expression, names: dict[Expression, str]) -> str:
        if isinstance(value, Made):
            if value not in names:
                raise Unwritable
            return names[value]
        return self.writer.after(value)

    def _field_name(self, target: Expression, field: FieldInfo, names: dict[Expression, str] | None = None) -> str:
        self.writer.check_field(target, field)
        return self.writer.field(self._object_name(target, self.names if names is None else names), field)

    def _static_name(self, field: FieldInfo, _: FieldInfo) -> str:
        return self.writer.static(field)

    def _element_name(self, array: Expression, index: Expression, names: dict[Expression, str] | None = None) -> str:
        name = self._object_name(array, self.names if names is None else names)
        return f"{name}[{self.writer.after(index)}]"

    # --- facts ---------------------------------------------------------------------------------------------

    def _named(self, name: object, one: object, two: object, value: Expression) -> Iterator[str]:
        assert callable(name)
        try:
            text = name(one, two)
        except Unwritable:
            return
        yield from self._holds(text, value)

    def _holds(self, name: str, value: Expression) -> Iterator[str]:
        """That a location holds a value."""
        if isinstance(value, Made):
            known = self.names.get(value)
            if known == "this":
                yield f"{name} == this"
            elif known is not None:
                yield f"{name} == {known}" if known != name else f"{self.writer.dialect.fresh}({name})"
            return
        try:
            if value in (TRUE, FALSE):
                yield name if value == TRUE else f"!{name}"
            elif value.type == BOOL:
                equivalent = "<==>" if self.writer.is_java else "=="
                yield f"{name} {equivalent} {self.writer.condition(value, after=True, binding=6)}"
            else:
                yield f"{name} == {self.writer.operand(value)}"
        except Unwritable:
            return

    def _of_new(self, made: Expression, name: str) -> Iterator[str]:
        """What a new object or array holds."""
        if isinstance(made.type, ArrayType):
            length = self.path.lengths.get(made)
            if length is not None and self.writer.is_java:
                yield from self._holds(f"{name}.length", length)
            for array, index in self.path.elements:
                if array == made:
                    value = self.path.elements[array, index]
                    yield from self._named(self._element_name, array, index, value)
        elif isinstance(made.type, ClassType):
            for field in self.writer.hierarchy[made.type.name].layout:
                yield from self._named(self._field_name, made, field, self.path.load(made, field))

    def _filled(self, filled: Filled) -> Iterator[str]:
        if not self.writer.is_java:
            return
        try:
            array = self._object_name(filled.array, self.names)
            low, high = (self.writer.operand(each) for each in (filled.low, filled.high))
            value = self.writer.operand(filled.value)
        except Unwritable:
            return
        i = filled.index.name
        yield f"(\\forall int {i}; {low} <= {i} && {i} < {high}; {array}[{i}] == {value})"


def _is_null(path: Path, target: Expression) -> bool:
    """Whether a path is only taken if there is no such object."""
    null = binary(BinaryOperator.EQUAL, target, typed.Literal(NULL, None), BOOL)
    return any(condition.value == null for condition in path.conditions)


def _rank(name: str) -> tuple[bool, int, str]:
    """Short names that do not speak of the state before come first."""
    return "old(" in name, len(name), name


def unchanged(path: Path, locations: Locations, writer: Writer) -> Iterator[str]:
    """That locations which other paths assign are as before."""
    for target, field in locations.fields:
        read = typed.FieldRead(field.type, target, field)
        if path.load(target, field) == read and not _is_null(path, target):
            try:
                writer.check_field(target, field)
                now = writer.field(writer.after(target), field)
                yield f"{now} == {writer.operand(read)}"
            except Unwritable:
                continue
