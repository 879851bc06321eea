"""Inputs that are read from text."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from itertools import chain
from math import inf, isinf

from oxpecker.oox import numbers
from oxpecker.oox.candidates import candidates, usual_class
from oxpecker.oox.code_units import code_units
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo
from oxpecker.oox.input_clauses import (
    factory,
    has_entries,
    interned_flag,
    order_types,
    part_fields,
    part_types,
    separate_flag,
    whole_of_part,
    written_as,
)
from oxpecker.oox.interpreter.heap import ArrayValue, Heap, ObjectValue, Reference, StaticSlot, Value
from oxpecker.oox.interpreter.show import INTERNED, show_value
from oxpecker.oox.interpreter.static_places import PLACE, STEP, STEPS, Found, below, field_named, found_at, slot_at
from oxpecker.oox.late_patterns import late_pattern
from oxpecker.oox.lexer import shorten
from oxpecker.oox.types import (
    BOOL,
    BOOLEAN,
    CHAR,
    DOUBLE,
    FLOAT,
    FLOATING,
    INT,
    INTEGERS,
    LONG,
    OBJECT,
    PRIMITIVES,
    RANGES,
    STRING,
    ArrayType,
    ClassType,
    Type,
    as_input,
    is_reference,
    shown_class,
    shown_type,
)


class InputError(Exception):
    """A text that is not a value of the wanted type, with the place in it."""

    def __init__(self, message: str, text: str, position: int) -> None:
        super().__init__(f"{message}\n    {text}\n    {' ' * position}^")


_TOKEN = late_pattern(
    r"""\s*(?:(?P<number>-?(?:0x[0-9a-fA-F]+L?|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?[Lf]?|Infinity)|NaN)
        |(?P<field>[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+)|(?P<name>[A-Za-z_$][\w$]*)|(?P<string>"(?:[^"\\]|\\.)*")|(?P<char>'(?:[^'\\]|\\.)+')
        |(?P<mark>[\[\]{}(),:=]|&\w+|\*\w+))""",
    re.VERBOSE,
)
_TYPED_ARRAY = late_pattern(r"\s*(?P<name>[^\W\d][\w.$]*)(?P<brackets>(?:\[\])+)\{")
_SIMPLE = (BOOLEAN, STRING, *PRIMITIVES.values())
_NAMES = ("name", "field")
"""The kinds of tokens that may name a class."""

_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "0": "\0"}


def _unescape(body: str) -> str:
    def replace(match: re.Match[str]) -> str:
        code = match.group(1)
        return chr(int(code[1:], 16)) if code[0] == "u" and len(code) == 5 else _ESCAPES.get(code, code)

    return code_units(re.sub(r"\\(u[0-9a-fA-F]{4}|.)", replace, body))


class _Reader:
    """Reads values of known types from one text."""

    def __init__(self, text: str, heap: Heap, known: Mapping[str, Reference] | None = None) -> None:
        self.text = text
        self.heap = heap
        self.position = 0
        self.named: dict[str, Reference] = dict(known or {})

    def fail(self, message: str) -> InputError:
        return InputError(message, self.text, min(self.position, len(self.text)))

    def peek(self) -> tuple[str, str, int]:
        """Kind and text of the next token and where it ends; kind is empty at the end."""
        if not self.text[self.position :].strip():
            return "", "", len(self.text)
        match = _TOKEN.match(self.text, self.position)
        if match is None:
            raise self.fail("not part of a value")
        kind = match.lastgroup or ""
        return kind, match.group(kind), match.end()

    def take(self, wanted: str) -> bool:
        """Skips a punctuation mark if it is next."""
        kind, token, end = self.peek()
        if kind == "mark" and token == wanted:
            self.position = end
            return True
        return False

    def expect(self, wanted: str) -> None:
        if not self.take(wanted):
            raise self.fail(f"'{wanted}' expected here")

    def value(self, t: Type) -> Value:
        """The next value, which must be of the type."""
        kind, token, end = self.peek()
        if not kind:
            raise self.fail(f"a value of type {shown_type(t)} expected here")
        if is_reference(t) and kind == "name" and token == "null":
            self.position = end
            return None
        if t == STRING:
            return _unescape(self.plain("string", t)[1:-1])
        if isinstance(t, (ClassType, ArrayType)):
            return self.reference(t)
        if t == BOOL:
            word = self.plain("name", t)
            if word not in ("true", "false"):
                raise self.fail("true or false expected here")
            return word == "true"
        if t == CHAR and kind == "char":
            return self.character()
        return self.number(t)

    def plain(self, wanted: str, t: Type) -> str:
        kind, token, end = self.peek()
        if kind != wanted:
            raise self.fail(f"a value of type {shown_type(t)} expected here")
        self.position = end
        return token

    def number(self, t: Type) -> Value:
        start = self.position
        token = self.plain("number", t)
        if _suffix(token) == t:
            token = token[:-1]
        if t in FLOATING:
            value = numbers.convert(_float(token), t, t, wraps=False)
            if isinf(value) and "Infinity" not in token:
                self.position = start
                raise self.fail(f"{shorten(token)} does not fit in {t}")
            return value
        try:
            whole = int(token, 0)
        except ValueError:
            self.position = start
            raise self.fail(f"a value of type {shown_type(t)} expected here") from None
        if (t in numbers.NARROW or (self.heap.java_ints and t in RANGES)) and not numbers.in_range(whole, t):
            low, high = RANGES[t]
            self.position = start
            raise self.fail(f"{shorten(token)} does not fit in {t} ({low}..{high})")
        return whole

    def character(self) -> int:
        """One unit of UTF-16 between quotes."""
        start = self.position
        units = _unescape(self.plain("char", CHAR)[1:-1])
        if len(units) != 1:
            self.position = start
            raise self.fail("a char holds one UTF-16 unit, but this takes more")
        return ord(units)

    def reference(self, t: Type) -> Value:
        """An object or array, perhaps named, or a reference to a named one."""
        kind, token, end = self.peek()
        label = None
        if kind == "mark" and token[0] == "*":
            return self.known(token[1:], end, t)
        if kind == "mark" and token[0] == "&":
            label = token[1:]
            if label in self.named:
                raise self.fail(f"'&{label}' already names an earlier value")
            self.position = end
        written = _TYPED_ARRAY.match(self.text, self.position)
        if written is not None:
            return self.typed_array(written, t, label)
        place = PLACE.match(self.text, self.position)
        held = None if place is None else found_at(self.heap, place[0].strip())
        if place is not None and held is not None and self.heap.instance_of(held.value, t):
            self.position = place.end()
            return held.value
        if isinstance(t, ClassType):
            found: Value = self.plain_object(t)
            if label is not None and isinstance(found, ObjectValue):
                self.named[label] = found
            if found is None:
                found = self.made_of_parts(t, label)
            if found is not None:
                return found
        return self.array(t, label) if self.peek()[1] == "[" else self.object(t, label)

    def known(self, name: str, end: int, t: Type) -> Value:
        """A named object, or one that fields and elements of it lead to."""
        made, steps = self.named.get(name), STEPS.match(self.text, end)
        assert steps is not None
        start = None if made is None else Found(made, made.type, None)
        found = None if start is None else below(self.heap, start, STEP.findall(steps[0]))
        if found is None or not self.heap.instance_of(found.value, t):
            raise self.fail(f"no {shown_type(t)} is named '{name}{steps[0]}' before this")
        self.position = steps.end()
        return found.value

    def plain_object(self, t: ClassType) -> ObjectValue | None:
        """An object that is written as a simple value."""
        kind, token, end = self.peek()
        if kind == "name" and token == "new":
            self.position = end
            return self.separate_object(t)
        wanted = self.number_type()
        found = self.written_class(t, wanted)
        if found is not None:
            made = self.simple_object(*found)
            self.read_interned(made)
            return made
        if wanted is not None:
            raise self.fail(f"a value of type {shown_type(t)} expected here")
        return None

    def written_class(self, t: ClassType, wanted: Type | None) -> tuple[ClassInfo, str] | None:
        """The class whose objects are written like what comes next, and the field that holds the value."""
        kind, token, _ = self.peek()
        if wanted is None and kind not in ("number", "string", "char") and token not in ("true", "false"):
            return None
        hierarchy = self.heap.hierarchy
        below = (cls for cls in hierarchy.classes.values() if hierarchy.subtype(ClassType(cls.name), t))
        for cls in chain(candidates(hierarchy, t), below):
            field = written_as(cls)
            if field is not None and (
                wanted == field[1]
                if wanted is not None
                else _is_written(kind, token, field[1], exact=cls.name == t.name)
            ):
                return cls, field[0]
        return None

    def simple_object(self, cls: ClassInfo, name: str) -> ObjectValue:
        """An object of which the text has only the value in one field."""
        found = cls.find_field(name, static=False)
        assert found is not None
        made = self.heap.new_object(cls)
        made.slots[found.slot] = self.value(found.type)
        return made

    def separate_object(self, t: ClassType) -> ObjectValue:
        """What follows `new`: another object than the one that is kept for the value, as `Integer(5)`."""
        kind, token, end = self.peek()
        cls = self.heap.hierarchy.named(token) if kind in _NAMES else None
        field = None if cls is None else written_as(cls)
        flag = None if cls is None else separate_flag(cls)
        if cls is None or field is None or flag is None:
            raise self.fail("a class of boxed numbers expected here")
        if not self.heap.hierarchy.subtype(ClassType(cls.name), t):
            raise self.fail(f"a value of type {shown_type(t)} expected here")
        self.position = end
        self.expect("(")
        made = self.simple_object(cls, field[0])
        self.expect(")")
        made.slots[flag.slot] = True
        return made

    def number_type(self) -> Type | None:
        """The type that a number has by a cast, which is skipped, or by a suffix."""
        if self.take("("):
            start = self.position
            kind, token, self.position = self.peek()
            cast = PRIMITIVES.get(token) if kind == "name" else None
            if cast is not None and self.take(")"):
                return cast
            self.position = start
            raise self.fail("a primitive type and ')' expected here")
        kind, token, _ = self.peek()
        return _suffix(token) if kind == "number" else None

    def read_interned(self, made: ObjectValue) -> None:
        """Reads the mark of an interned object."""
        flag = interned_flag(made.cls)
        if flag is not None and self.text.startswith(INTERNED, self.position):
            self.position += len(INTERNED)
            made.slots[flag.slot] = True

    def made_of_parts(self, t: ClassType, label: str | None) -> Value:
        """An object that its class makes from parts: `[1, 2]`, `LinkedList[1]`, `{"a"=1}`."""
        kind, token, end = self.peek()
        hierarchy = self.heap.hierarchy
        cls = hierarchy.named(token) if kind in _NAMES else usual_class(hierarchy, t)
        method = None if cls is None else factory(cls)
        if cls is None or method is None or not hierarchy.subclass(cls.name, t.name):
            return None
        begin, close = ("{", "}") if has_entries(cls) else ("[", "]")
        if kind in _NAMES:
            self.position = end
        elif token != begin:
            return None
        types = part_types(cls, t.arguments, 1)[: 2 if begin == "{" else 1]
        self.expect(begin)
        parts = self.heap.new_array(ArrayType(OBJECT), (0,))
        while not self.take(close):
            if parts.slots:
                self.expect("=" if begin == "{" and len(parts.slots) % 2 else ",")
            parts.slots.append(self.value(types[len(parts.slots) % len(types)]))
        parts.slots += [self.heap.new_object(hierarchy[str(order)]) for order in order_types(cls, t.arguments)]
        made = self.heap.run(method, [parts], None)
        if not isinstance(made, ObjectValue):
            raise self.fail(f"a {shown_class(cls.name)} cannot be created from these values")
        if label is not None:
            self.named[label] = made
        return made

    def typed_array(self, written: re.Match[str], t: Type, label: str | None) -> Value:
        """An array that is written with its type, as `Double[]{1.5}`: what it was made with may be less than `t`."""
        name, cls = written.group("name"), self.heap.hierarchy.named(written.group("name"))
        simple = next((each for each in _SIMPLE if name in (str(each), shown_type(each))), None)
        if cls is None and simple is None:
            raise self.fail(f"cannot find symbol: class {name}")
        made: Type = ClassType(cls.name) if cls is not None else simple or OBJECT
        for _ in range(written.group("brackets").count("[")):
            made = ArrayType(made)
        if not self.heap.hierarchy.subtype(made, t):
            raise self.fail(f"a value of type {shown_type(t)} expected here")
        self.position = written.end() - 1
        return self.array(made, label, "{", "}")

    def array(self, t: Type, label: str | None, begin: str = "[", end: str = "]") -> Value:
        """The elements of an array."""
        element = t.element if isinstance(t, ArrayType) else None
        if element is None:
            raise self.fail(f"an object of class {shown_type(t)} expected here")
        self.expect(begin)
        made = self.heap.new_array(ArrayType(element), (0,))
        if label is not None:
            self.named[label] = made
        while not self.take(end):
            if made.slots:
                self.expect(",")
            made.slots.append(self.value(element))
        return made

    def object(self, t: Type, label: str | None) -> Value:
        start = self.position
        kind, token, end = self.peek()
        cls = self.heap.hierarchy.named(token) if kind in _NAMES else None
        if cls is None or cls.abstract or not self.heap.hierarchy.subtype(ClassType(cls.name), t):
            raise self.fail(f"a value of type {shown_type(t)} expected here, such as {_example(t)}")
        self.position = end
        made = self.heap.new_object(cls)
        if label is not None:
            self.named[label] = made
        self.expect("{")
        given: set[FieldInfo] = set()
        while not self.take("}"):
            if given:
                self.expect(",")
            start = self.position
            name = self.plain("field", t) if self.peek()[0] == "field" else self.plain("name", t)
            field = field_named(cls, name)
            if field is None:
                self.position = start
                raise self.fail(f"class {shown_class(cls.name)} has no field '{name}'")
            if field in given:
                self.position = start
                raise self.fail(f"the field '{name}' is set twice")
            given.add(field)
            self.expect(":")
            made.slots[field.slot] = self.value(as_input(field.type))
        self.complete(made, given)
        return made

    def complete(self, made: ObjectValue, given: Container[FieldInfo]) -> None:
        """Adds the internal parts that the text leaves out, such as the monitor of a lock."""
        for field, cls in part_fields(made.cls, self.heap.hierarchy):
            if field not in given:
                made.slots[field.slot] = self.heap.new_object(cls)
            part, whole = made.slots[field.slot], whole_of_part(cls)
            if whole is not None and isinstance(part, ObjectValue) and part.slots[whole.slot] is None:
                part.slots[whole.slot] = made


def _suffix(token: str) -> Type | None:
    """The type of a number by its last letter; the digits of hexadecimal numbers include one of them."""
    if token.endswith("L"):
        return LONG
    return FLOAT if token.endswith("f") and not token.lstrip("-").startswith("0x") else None


def _is_written(kind: str, token: str, t: Type, exact: bool) -> bool:
    """Whether a token writes a value of a simple type; where the class is open, what it looks like decides."""
    if kind == "string":
        return t == STRING
    if kind == "char":
        return t == CHAR
    if kind == "name":
        return t == BOOL and token in ("true", "false")
    if kind != "number":
        return False
    is_floating = t in FLOATING
    if exact:
        return is_floating or t in INTEGERS
    return t == DOUBLE if not token.lstrip("-").isdigit() else t == INT


def _example(t: Type) -> str:
    return "[..] or null" if isinstance(t, ArrayType) else f"{shown_type(t)}{{..}} or null"


def parse_arguments(
    text: str, types: Sequence[Type], heap: Heap, known: Mapping[str, Reference] | None = None
) -> list[Value]:
    """The values of a comma-separated text, one for each type, which may refer to known objects."""
    reader = _Reader(text, heap, known)
    values: list[Value] = []
    for position, t in enumerate(types):
        if position:
            if not reader.peek()[0]:
                raise reader.fail(f"{len(types)} arguments expected, but only {position} given")
            reader.expect(",")
        values.append(reader.value(t))
    if reader.peek()[0]:
        raise reader.fail(f"{len(types)} arguments expected, but more given")
    return values


def set_statics(given: Sequence[tuple[str, str]], text: str, types: Sequence[Type], heap: Heap) -> list[Value]:
    """Sets places of the static state; the values of a text that comes before theirs, which may refer to it.

    All names mean what initialisers have left, whatever is set.
    """
    slots: list[StaticSlot] = []
    held: list[Type] = []
    for name, _ in given:
        found = slot_at(heap, name)
        if found is None:
            raise InputError("cannot find this place in the static state", name, 0)
        slots.append(found[0])
        held.append(found[1])
    texts = [*([text] if types else []), *(value for _, value in given)]
    read = parse_arguments(", ".join(texts), [*types, *held], heap)
    for slot, value in zip(slots, read[len(types) :], strict=True):
        if slot.is_contents and not (isinstance(value, ObjectValue) and value.cls is getattr(slot.value, "cls", None)):
            raise InputError("its contents are those of an object of its class", show_value(value, OBJECT, heap), 0)
        slot.set(value)
    heap.given = slots
    return read[: len(types)]


_PIECE = late_pattern(r"""\"(?:[^"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|&\w+\s+|new\s+|\(\w+\)\s*|.""", re.DOTALL)


def split_values(text: str) -> list[str]:
    """The values of a text, between commas or spaces; those inside brackets and quotes do not count."""
    words = [""]
    depth = 0
    for piece in _PIECE.findall(text):
        depth += (piece in "[{(") - (piece in "]})")
        if not depth and (piece == "," or piece.isspace()):
            words.append("")
        else:
            words[-1] += piece
    return [word for word in words if word]


def is_value_of(value: Value, t: Type) -> bool:
    """Whether a value has a type."""
    if t == BOOL:
        return isinstance(value, bool)
    if t in INTEGERS:
        return type(value) is int and (t not in numbers.NARROW or numbers.in_range(value, t))
    if t in FLOATING:
        return isinstance(value, float)
    if t == STRING:
        return value is None or isinstance(value, str)
    return value is None or (isinstance(value, (ObjectValue, ArrayValue)))


def _float(token: str) -> float:
    """The number that a token means; infinite if it is too large. A hexadecimal one is whole, as in Java."""
    if "0x" not in token:
        return float(token.replace("Infinity", "inf"))
    try:
        return float(int(token, 16))
    except OverflowError:
        return inf
