"""Objects of `java.lang.Class`: one for each type that a program mentions, with its Java names."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java.lowering.array_classes import element_types
from oxpecker.java.lowering.naming import CLASSES, Described, identifier
from oxpecker.java.lowering.outline import Outline
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.platform import platform
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.well_known import CLASS
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.source import NOWHERE, Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import MethodModifier as Modifier

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


def names_of(symbol: ClassSymbol) -> Described:
    """The names of a class; models of unnamed classes have none."""
    kind = "interface " if symbol.interface else "class "
    modelled = symbol.library and symbol.package.startswith(("java.", "oxpecker"))
    if modelled and platform().find(symbol.name) is None:
        return Described(None, None, kind)
    return Described(symbol.name, symbol.simple, kind)


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


def add_class_methods(program: Lowering, classes: dict[str, Outline], described: dict[str, Described]) -> None:
    """Gives every instantiable class its own `getClass`, which overrides that of `Object`."""
    for name, each in classes.items():
        if each.declaration.interface:
            continue
        # The classes of function objects have no name in Java.
        program.class_objects[name] = described.get(name) or Described(None, None)
        span = each.declaration.span
        classes[name] = each.with_method(_get_class(program, [_return(name, span)], span))


def _get_class(program: Lowering, body: list[syntax.Statement], span: Span = NOWHERE) -> syntax.Method:
    use = syntax.TypeUse(oox.ClassType(program.named(CLASS)))
    return syntax.Method(use, _GET_CLASS, (), (), syntax.Block(tuple(body), span=span), span=span)


def _return(field: str, span: Span = NOWHERE) -> syntax.Return:
    return syntax.Return(syntax.FieldAccess(syntax.Name(CLASSES), field), span=span)


def complete(program: Lowering, found: list[syntax.Class], described: dict[str, Described]) -> list[syntax.Class]:
    """The classes of a program with class objects for its arrays, and for the types that exceptions name."""
    by_name = {declaration.name: declaration for declaration in found}
    holder, top = by_name.get(CLASSES), by_name[str(oox.OBJECT)]
    if holder is None:
        return found
    objects = _Objects(program, described, {field.name for field in holder.members if isinstance(field, syntax.Field)})
    if any(isinstance(each, syntax.Method) and each.name == _GET_CLASS for each in top.members):
        by_name[top.name] = _with_arrays(program, top, objects, found)
    methods: tuple[syntax.Member, ...] = ()
    if any(_asks_by_name(node) for declaration in found for node in syntax.walk(declaration)):
        methods = (_named(program, objects, found),)
    by_name[CLASSES] = replace(holder, members=(*holder.members, *objects.fields, *methods))
    return list(by_name.values())


class _Objects:
    """Creates the requested fields of class objects."""

    def __init__(self, program: Lowering, described: dict[str, Described], present: set[str]) -> None:
        self.program = program
        self.described = described
        self.present = present
        self.fields: list[syntax.Field] = []

    def of(self, t: oox.Type) -> str:
        """The field with the class object of a type."""
        name = identifier(str(t)) if isinstance(t, oox.ClassType) else class_field(str(t))
        if name not in self.present:
            self.present.add(name)
            self.fields.append(_field(self.program, name, self.names(t)))
        return name

    def names(self, t: oox.Type) -> Described:
        """The names of a type."""
        if isinstance(t, oox.ArrayType):
            return array_names(self.names(t.element), str(t.element))
        if isinstance(t, oox.ClassType):
            return self.described.get(t.name) or Described(None, None)
        shown = "boolean" if t == oox.BOOL else str(t)
        return Described(shown, shown, "")


def _with_arrays(program: Lowering, top: syntax.Class, objects: _Objects, found: list[syntax.Class]) -> syntax.Class:
    """`Object` with a `getClass` for arrays: tests those that the program mentions, subclasses first."""
    body: list[syntax.Statement] = []
    for element in element_types(found):
        array = oox.ArrayType(element)
        test = syntax.InstanceOf(syntax.This(), syntax.TypeUse(array))
        body.append(syntax.If(test, syntax.Block((_return(objects.of(array)),))))
    body.append(_return(top.name))
    members = (each for each in top.members if not (isinstance(each, syntax.Method) and each.name == _GET_CLASS))
    return replace(top, members=(*members, _get_class(program, body)))


def _asks_by_name(node: syntax.Node) -> bool:
    if not isinstance(node, syntax.Call) or node.method != NAMED:
        return False
    return isinstance(node.target, syntax.Name) and node.target.identifier == CLASSES


def _named(program: Lowering, objects: _Objects, found: list[syntax.Class]) -> syntax.Method:
    """Looks up a type by its OOX name: cast targets, and classes whose initialisation may fail."""
    types: dict[oox.Type, None] = {}
    for declaration in found:
        for node in syntax.walk(declaration):
            if isinstance(node, syntax.Cast) and isinstance(node.type.type, (oox.ClassType, oox.ArrayType)):
                types[node.type.type] = None
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
