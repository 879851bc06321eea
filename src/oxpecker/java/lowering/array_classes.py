"""New arrays of the same class as another array, as `toArray` and `copyOf` create them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from oxpecker.java.lowering.reach import Reached
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.roles import InputRole
from oxpecker.oox.syntax import MethodModifier as Modifier

LIKE = "like"
"""The method of `$Arrays` that creates them."""


def like(found: Reached) -> syntax.Method:
    """Tests the array classes that the program mentions, subclasses before superclasses."""
    array, length = syntax.Name("array"), syntax.Name("length")
    # Null has no class, and throws here.
    body: list[syntax.Statement] = [syntax.Declare(syntax.TypeUse(oox.INT), "given", syntax.Length(array))]
    for element in element_types(found):
        if element == oox.OBJECT or isinstance(element, oox.Primitive):
            continue
        test = syntax.InstanceOf(array, syntax.TypeUse(oox.ArrayType(element)))
        creation = syntax.Return(syntax.NewArray(syntax.TypeUse(element), (length,)))
        body.append(syntax.If(test, syntax.Block((creation,))))
    body.append(syntax.Return(syntax.NewArray(syntax.TypeUse(oox.OBJECT), (length,))))
    objects = syntax.TypeUse(oox.ArrayType(oox.OBJECT))
    parameters = (syntax.Parameter(objects, "array"), syntax.Parameter(syntax.TypeUse(oox.INT), "length"))
    return syntax.Method(objects, LIKE, parameters, (), syntax.Block(tuple(body)), frozenset({Modifier.STATIC}))


def element_types(found: Reached, created: Iterable[oox.Type] = ()) -> list[oox.Type]:
    """The element types of arrays that the program mentions or creates or inputs may have, narrower types first."""
    elements: dict[oox.Type, None] = dict.fromkeys(t for each in found.mentions for t in each.elements)
    by_name = {declaration.name: declaration for declaration in found.classes}
    elements |= dict.fromkeys(t for t in created if exists(t, by_name))
    tried = _Tried(by_name)
    elements |= dict.fromkeys(below for t in (*elements, oox.OBJECT) for below in tried.covariant(t))
    simple = [t for t in elements if isinstance(t, oox.Primitive)]
    kept = [t for t in elements if t != oox.OBJECT and (isinstance(t, oox.ArrayType) or _named(t, by_name))]
    return [*sorted(simple, key=str), *sorted(kept, key=lambda t: _rank(t, by_name)), oox.OBJECT]


class _Tried:
    """The class hierarchy, and the possible classes of inputs."""

    def __init__(self, by_name: dict[str, syntax.Class]) -> None:
        self.by_name = by_name
        self.above: dict[str, frozenset[str]] = {}
        self.internal = {name for name, declaration in by_name.items() if _marked(declaration, InputRole.INTERNAL)}

    def covariant(self, t: oox.Type) -> list[oox.Type]:
        """The possible element types of an input array with this declared one (`candidates.declared_elements`)."""
        if isinstance(t, oox.ArrayType):
            return [oox.ArrayType(below) for below in self.covariant(t.element)]
        if not isinstance(t, oox.ClassType) or t.name not in self.by_name:
            return []
        markers = (m for name in (InputRole.OPEN, InputRole.SEALED) for m in _marked(self.by_name[t.name], name))
        named = {str(p.type.type) for marker in markers for p in marker.parameters}
        below = self.below.get(t.name, ())
        return [oox.ClassType(name) for name in below if name in named or name not in self.internal]

    @cached_property
    def below(self) -> dict[str, list[str]]:
        """Each class with all its subtypes, in the order of the program."""
        found: dict[str, list[str]] = {}
        for name in self.by_name:
            for above in self.supertypes(name):
                found.setdefault(above, []).append(name)
        return found

    def supertypes(self, name: str) -> frozenset[str]:
        """A class and all its supertypes."""
        if name not in self.above:
            over = [self.supertypes(each) for each in _above(self.by_name[name]) if each in self.by_name]
            self.above[name] = frozenset({name, oox.OBJECT.name}).union(*over)
        return self.above[name]


def _marked(declaration: syntax.Class, name: str) -> list[syntax.Method]:
    return [each for each in declaration.members if isinstance(each, syntax.Method) and each.name == name]


def _above(declaration: syntax.Class) -> list[str]:
    return [each.name for each in (*declaration.interfaces, declaration.superclass) if each is not None]


def exists(t: oox.Type, by_name: Mapping[str, syntax.Class]) -> bool:
    """Whether the program has a type."""
    while isinstance(t, oox.ArrayType):
        t = t.element
    return isinstance(t, oox.Primitive) or _named(t, by_name)


def _named(t: oox.Type, by_name: Mapping[str, syntax.Class]) -> bool:
    return isinstance(t, oox.ClassType) and t.name in by_name


def _rank(t: oox.Type, by_name: dict[str, syntax.Class]) -> tuple[int, int, str]:
    """The sort key of an array type: deepest first; then classes, subclasses first; then interfaces."""
    if isinstance(t, oox.ArrayType):
        inner: oox.Type = t
        depth = 0
        while isinstance(inner, oox.ArrayType):
            inner = inner.element
            depth += 1
        below = _rank(inner, by_name) if _named(inner, by_name) else (0, 0, "")
        return -depth, 10_000 * below[0] + below[1], str(t)
    assert isinstance(t, oox.ClassType)
    declaration = by_name[t.name]
    return (2 if declaration.interface else 1), -_height(declaration, by_name), t.name


def _height(declaration: syntax.Class, by_name: dict[str, syntax.Class]) -> int:
    return max((1 + _height(by_name[name], by_name) for name in _above(declaration) if name in by_name), default=0)
