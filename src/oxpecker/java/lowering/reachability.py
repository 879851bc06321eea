r"""`\reach`: generates a class whose methods find the objects reachable from an object.

The objects found form a linked list, which grows while it is traversed. No object of the program changes, so the
methods are pure.
"""

from __future__ import annotations

from oxpecker.java.lowering.program import Lowering
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.reaching import HAS, MEMBERS, REACH
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import BinaryOperator as B
from oxpecker.oox.syntax import MethodModifier as Modifier

_LINK = syntax.TypeUse(oox.ClassType(REACH))
_OBJECT = syntax.TypeUse(oox.OBJECT)
_INT = syntax.TypeUse(oox.INT)
_OBJECTS = syntax.TypeUse(oox.ArrayType(oox.OBJECT))
_PURE = frozenset({Modifier.STATIC, Modifier.PURE})
_NULL = syntax.NullLiteral()


def members_of(program: Lowering, t: oox.Type) -> str:
    """The name of the method that returns the objects of a type; it is then part of the program."""
    name = f"{MEMBERS}{t}".replace("[]", "$")
    program.reach[name] = t
    return name


def reach_class(program: Lowering, classes: list[syntax.Class]) -> syntax.Class:
    """The class for a program that consists of these classes."""
    members: list[syntax.Member] = [
        syntax.Field(_OBJECT, "object"),
        syntax.Field(_LINK, "next"),
        _all(),
        _knows(),
        _has(),
        _parts(_Heap(classes).reachable(list(program.roots)), next(iter(program.roots.values()))),
    ]
    members += [_of(name, t) for name, t in program.reach.items()]
    return syntax.Class(REACH, tuple(members))


# --- which classes matter ----------------------------------------------------------------------------------


class _Heap:
    """The reference fields of classes, and the possible classes of an object."""

    def __init__(self, classes: list[syntax.Class]) -> None:
        self.classes = {declaration.name: declaration for declaration in classes}

    def above(self, name: str) -> set[str]:
        """The class and its superclasses."""
        found: set[str] = set()
        pending = [name]
        while pending:
            current = pending.pop()
            declaration = self.classes.get(current)
            if current not in found and declaration is not None:
                found.add(current)
                pending += [interface.name for interface in declaration.interfaces]
                pending += ["Object"] if declaration.superclass is None else [declaration.superclass.name]
        return found

    def fields(self, name: str) -> list[tuple[str, syntax.Field]]:
        """The reference fields of an object, with the classes that declare them."""
        found: list[tuple[str, syntax.Field]] = []
        current: str | None = name
        while current is not None and current in self.classes:
            declaration = self.classes[current]
            found += [
                (current, member)
                for member in declaration.members
                if isinstance(member, syntax.Field)
                and not member.static
                and isinstance(member.type.type, (oox.ClassType, oox.ArrayType))
            ]
            current = None if declaration.superclass is None else declaration.superclass.name
        return found

    def reachable(self, roots: list[oox.Type]) -> tuple[dict[str, list[tuple[str, syntax.Field]]], bool]:
        """The classes reachable from objects of some types, subclasses first, and whether arrays are reachable."""
        above = {name: self.above(name) for name in self.classes}
        seen: set[str] = set()
        found: set[str] = set()
        arrays = False
        pending = list(roots)
        while pending:
            t = pending.pop()
            if isinstance(t, oox.ArrayType):
                arrays = True
                pending.append(t.element)
            elif isinstance(t, oox.ClassType) and t.name not in seen:
                seen.add(t.name)
                arrays = arrays or t.name == oox.OBJECT.name
                fitting = {name for name, all_above in above.items() if t.name in all_above} - found
                found |= fitting
                pending += [field.type.type for name in sorted(fitting) for _, field in self.fields(name)]
        kept = sorted(found, key=lambda name: (-len(above[name]), name))
        return {name: self.fields(name) for name in kept if not self.classes[name].interface}, arrays


# --- the methods -------------------------------------------------------------------------------------------


def _call(method: str, *arguments: syntax.Expression) -> syntax.Expression:
    return syntax.Call(syntax.Name(REACH), method, arguments)


def _name(name: str) -> syntax.Name:
    return syntax.Name(name)


def _set(place: syntax.Expression, value: syntax.Expression) -> syntax.Statement:
    return syntax.Assign(place, value)


def _next(name: str) -> syntax.Statement:
    return _set(_name(name), syntax.FieldAccess(_name(name), "next"))


def _is(left: syntax.Expression, right: syntax.Expression, same: bool = True) -> syntax.Expression:
    return syntax.Binary(B.EQUAL if same else B.NOT_EQUAL, left, right)


def _add(name: str) -> syntax.Statement:
    return _set(_name(name), syntax.Binary(B.PLUS, _name(name), syntax.IntegerLiteral(1)))


def _block(*statements: syntax.Statement) -> syntax.Block:
    return syntax.Block(statements)


def _method(
    result: syntax.TypeUse, name: str, parameters: dict[str, syntax.TypeUse], *body: syntax.Statement
) -> syntax.Method:
    declared = tuple(syntax.Parameter(use, parameter) for parameter, use in parameters.items())
    return syntax.Method(result, name, declared, (), syntax.Block(body), _PURE)


def _object(link: str) -> syntax.Expression:
    return syntax.FieldAccess(_name(link), "object")


def _all() -> syntax.Method:
    """The list of all reachable objects; the first link holds the object itself, which may be null."""
    found = _name("part")
    new = _block(
        _set(syntax.FieldAccess(_name("last"), "next"), syntax.New(REACH, ())),
        _next("last"),
        _set(_object("last"), found),
    )
    unknown = syntax.Binary(
        B.AND, _is(found, _NULL, False), syntax.Unary(syntax.UnaryOperator.NOT, _call("knows", _name("first"), found))
    )
    each = _block(
        syntax.Declare(_OBJECT, "part", syntax.Index(_name("parts"), _name("i"))),
        syntax.If(unknown, new),
        _add("i"),
    )
    walk = _block(
        syntax.Declare(_OBJECTS, "parts", _call("parts", _object("at"))),
        syntax.Declare(_INT, "i", syntax.IntegerLiteral(0)),
        syntax.While(syntax.Binary(B.LESS, _name("i"), syntax.Length(_name("parts"))), each),
        _next("at"),
    )
    return _method(
        _LINK,
        "all",
        {"root": _OBJECT},
        syntax.Declare(_LINK, "first", syntax.New(REACH, ())),
        _set(_object("first"), _name("root")),
        syntax.Declare(_LINK, "last", _name("first")),
        syntax.Declare(_LINK, "at", _name("first")),
        syntax.While(_is(_name("at"), _NULL, False), walk),
        syntax.Return(_name("first")),
    )


def _knows() -> syntax.Method:
    """Whether an object is on a list."""
    walk = _block(
        syntax.If(_is(_object("at"), _name("wanted")), syntax.Return(syntax.BooleanLiteral(True))),
        _next("at"),
    )
    return _method(
        syntax.TypeUse(oox.BOOL),
        "knows",
        {"first": _LINK, "wanted": _OBJECT},
        syntax.Declare(_LINK, "at", _name("first")),
        syntax.While(_is(_name("at"), _NULL, False), walk),
        syntax.Return(syntax.BooleanLiteral(False)),
    )


def _has() -> syntax.Method:
    found = _call("knows", _call("all", _name("root")), _name("wanted"))
    both = syntax.Binary(B.AND, _is(_name("wanted"), _NULL, False), found)
    return _method(syntax.TypeUse(oox.BOOL), HAS, {"root": _OBJECT, "wanted": _OBJECT}, syntax.Return(both))


def _parts(heap: tuple[dict[str, list[tuple[str, syntax.Field]]], bool], span: Span) -> syntax.Method:
    """Adds what the fields or elements of an object contain."""
    classes, arrays = heap
    root, body = _name("object"), list[syntax.Statement]()
    for name, fields in classes.items():
        values = tuple(
            syntax.FieldAccess(syntax.Cast(syntax.TypeUse(oox.ClassType(owner)), root), field.name)
            for owner, field in fields
        )
        test = syntax.InstanceOf(root, syntax.TypeUse(oox.ClassType(name)))
        if values:
            body.append(syntax.If(test, _block(syntax.Return(syntax.ArrayLiteral(_OBJECT, values)))))
    if arrays:
        # Last, because some inputs may or may not be arrays.
        cast = syntax.Return(syntax.Cast(_OBJECTS, root))
        body.append(syntax.If(syntax.InstanceOf(root, _OBJECTS, span=span), _block(cast), span=span))
    body.append(syntax.Return(syntax.NewArray(_OBJECT, (syntax.IntegerLiteral(0),))))
    return _method(_OBJECTS, "parts", {"object": _OBJECT}, *body)


def _of(name: str, t: oox.Type) -> syntax.Method:
    """The objects of one type, as an array."""
    use = syntax.TypeUse(t)
    fits = syntax.InstanceOf(_object("at"), use)
    again = (syntax.Declare(_LINK, "at", _name("first")), syntax.Declare(_INT, "size", syntax.IntegerLiteral(0)))
    there = _is(_name("at"), _NULL, False)
    keep = _set(syntax.Index(_name("found"), _name("size")), syntax.Cast(use, _object("at")))
    return _method(
        syntax.TypeUse(oox.ArrayType(t)),
        name,
        {"root": _OBJECT},
        syntax.Declare(_LINK, "first", _call("all", _name("root"))),
        *again,
        syntax.While(there, _block(syntax.If(fits, _add("size")), _next("at"))),
        syntax.Declare(syntax.TypeUse(oox.ArrayType(t)), "found", syntax.NewArray(use, (_name("size"),))),
        _set(_name("at"), _name("first")),
        _set(_name("size"), syntax.IntegerLiteral(0)),
        syntax.While(there, _block(syntax.If(fits, _block(keep, _add("size"))), _next("at"))),
        syntax.Return(_name("found")),
    )
