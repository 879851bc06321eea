"""Objects of `java.lang.Class`: one for each type that a program mentions, with its Java names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from oxpecker.java.lowering.array_classes import element_types
from oxpecker.java.lowering.naming import CLASSES, Described, identifier
from oxpecker.java.lowering.outline import Outline
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.lowering.reach import Reached
from oxpecker.java.well_known import CLASS
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import MethodModifier as Modifier

Queries = Callable[[Lowering, "ClassObjects", list[syntax.Class], set[str]], list[syntax.Member]]
"""Writes those of the methods with some names by which a program asks class objects."""

NAMED = "named"
"""The method of `$Classes` that returns the class object of a type by the type's OOX name."""

_GET_CLASS = "getClass"
_CODES = {
    "boolean": "Z",
    "bool": "Z",
    "byte": "B",
    "char": "C",
    "short": "S",
    "int": "I",
    "long": "J",
    "float": "F",
    "double": "D",
}


def array_names(element: Described, shown: str) -> Described:
    """The names of an array type (JLS 10.8, `Class.getName`); `shown` is the name of its element type."""
    if element.name is None or element.simple is None:
        return Described(None, None)
    name = element.name
    if not name.startswith("["):
        name = _CODES.get(shown) or f"L{name};"
    return Described(f"[{name}", f"{element.simple}[]")


def class_field(name: str) -> str:
    """The field with the class object of a type that is not a class, by the type's name."""
    return "t_" + name.replace("[]", "$array").replace(".", "$")


def _field_name(t: oox.Type) -> str:
    return identifier(str(t)) if isinstance(t, oox.ClassType) else class_field(str(t))


def class_objects(program: Lowering) -> syntax.Class | None:
    """The class that holds the class objects."""
    if not program.class_objects:
        return None
    return syntax.Class(CLASSES, tuple(_field(program, *each) for each in program.class_objects.items()))


def _field(program: Lowering, field: str, names: Described) -> syntax.Field:
    kind = program.named(CLASS)
    values = tuple(
        syntax.NullLiteral() if text is None else syntax.StringLiteral(text)
        for text in (names.name, names.simple, names.kind)
    )
    return syntax.Field(syntax.TypeUse(oox.ClassType(kind)), field, True, syntax.New(kind, values))


def with_class_method(program: Lowering, outline: Outline, names: Described | None) -> Outline:
    """A class with its own `getClass`, which overrides that of `Object`; function objects have no name in Java."""
    declaration = outline.declaration
    program.class_objects[declaration.name] = names or Described(None, None)
    return outline.with_method(_get_class(program, [_return(declaration.name, declaration.span)], declaration.span))


def _get_class(program: Lowering, body: list[syntax.Statement], span: Span = NOWHERE) -> syntax.Method:
    use = syntax.TypeUse(oox.ClassType(program.named(CLASS)))
    return syntax.Method(use, _GET_CLASS, (), (), syntax.Block(tuple(body), span=span), span=span)


def _return(field: str, span: Span = NOWHERE) -> syntax.Return:
    return syntax.Return(syntax.FieldAccess(syntax.Name(CLASSES), field), span=span)


def complete(
    program: Lowering, found: Reached, described: dict[str, Described], queries: Queries
) -> list[syntax.Class]:
    """The classes of a program with class objects for its arrays, for the types that exceptions name, and for what
    queries return."""
    by_name = {declaration.name: declaration for declaration in found.classes}
    holder, top = by_name.get(CLASSES), by_name[str(oox.OBJECT)]
    if holder is None:
        return found.classes
    present = {field.name for field in holder.members if isinstance(field, syntax.Field)}
    objects = ClassObjects(program, described, present)
    tells = any(isinstance(each, syntax.Method) and each.name == _GET_CLASS for each in top.members)
    if tells:
        by_name[top.name] = _with_arrays(program, top, objects, element_types(found))
    asked = found.calls(CLASSES)
    methods: tuple[syntax.Member, ...] = (_named(program, objects, found),) if NAMED in asked else ()
    methods = (*methods, *queries(program, objects, list(by_name.values()), asked))
    if tells:  # queries create further arrays
        created = [t.element for t in objects.array_types()]
        by_name[top.name] = _with_arrays(program, top, objects, element_types(found, created))
    by_name[CLASSES] = replace(holder, members=(*holder.members, *objects.fields, *methods))
    return list(by_name.values())


class ClassObjects:
    """Creates the requested fields of class objects."""

    def __init__(self, program: Lowering, described: dict[str, Described], present: set[str]) -> None:
        self.program = program
        self.described = described
        self.present = present
        self.fields: list[syntax.Field] = []
        self._added: dict[str, Described] = {}

    def of(self, t: oox.Type) -> str:
        """The field with the class object of a type."""
        return self.add(_field_name(t), self.names(t))

    def add(self, field: str, names: Described) -> str:
        """The field with a class object of this name, which is created if it is not there."""
        if field not in self.present:
            self.present.add(field)
            self.fields.append(_field(self.program, field, names))
            self._added[field] = names
        return field

    def has(self, t: oox.Type) -> bool:
        """Whether the program has the class object of a type."""
        return _field_name(t) in self.present

    def described_fields(self) -> dict[str, Described]:
        """The fields with class objects, and their names."""
        known = {field: names for field, names in self.program.class_objects.items() if field in self.present}
        return known | self._added

    def names_in(self, field: str) -> Described:
        """The names of the class whose object is in a field."""
        return self._added.get(field) or self.program.class_objects[field]

    def array_types(self) -> list[oox.ArrayType]:
        """The types of arrays that have class objects."""
        found = (names.array for names in self.described_fields().values())
        return [t for t in found if t is not None]

    def names(self, t: oox.Type) -> Described:
        """The names of a type."""
        if isinstance(t, oox.ArrayType):
            return replace(array_names(self.names(t.element), str(t.element)), array=t)
        if isinstance(t, oox.ClassType):
            return self.described.get(t.name) or Described(None, None)
        shown = "boolean" if t == oox.BOOL else str(t)
        return Described(shown, shown, "")


def _with_arrays(program: Lowering, top: syntax.Class, objects: ClassObjects, elements: list[oox.Type]) -> syntax.Class:
    """`Object` with a `getClass` for arrays: tests those with some elements, subclasses first."""
    body: list[syntax.Statement] = []
    for element in elements:
        array = oox.ArrayType(element)
        test = syntax.InstanceOf(syntax.This(), syntax.TypeUse(array))
        body.append(syntax.If(test, syntax.Block((_return(objects.of(array)),))))
    body.append(_return(top.name))
    members = (each for each in top.members if not (isinstance(each, syntax.Method) and each.name == _GET_CLASS))
    return replace(top, members=(*members, _get_class(program, body)))


def _named(program: Lowering, objects: ClassObjects, found: Reached) -> syntax.Method:
    """Looks up a type by its OOX name: cast targets, and classes whose initialisation may fail."""
    cast = (t for each in found.mentions for t in each.casts)
    types: dict[oox.Type, None] = dict.fromkeys(t for t in cast if isinstance(t, (oox.ClassType, oox.ArrayType)))
    for declaration in found.classes:
        if any(_initialises(member) for member in declaration.members):
            types[oox.ClassType(declaration.name)] = None
    name = syntax.Name("name")
    body: list[syntax.Statement] = []
    for t in types:
        test = syntax.Binary(B.EQUAL, name, syntax.StringLiteral(str(t)))
        body.append(syntax.If(test, syntax.Block((_return(objects.of(t)),))))
    use = syntax.TypeUse(oox.ClassType(program.named(CLASS)))
    body += [syntax.Unsupported("the name of a class"), syntax.Return(syntax.NullLiteral())]
    parameters = (syntax.Parameter(syntax.TypeUse(oox.STRING), "name"),)
    return syntax.Method(use, NAMED, parameters, (), syntax.Block(tuple(body)), frozenset({Modifier.STATIC}))


def _initialises(member: syntax.Member) -> bool:
    """Whether a member takes part in the initialisation of its class."""
    if isinstance(member, syntax.Field):
        return member.static and member.initial is not None
    return isinstance(member, syntax.StaticInitialiser)
