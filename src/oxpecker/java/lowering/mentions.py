"""What a member of a class mentions: the methods it calls, the fields it reads, the classes it names."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.records import dataclass

CONSTRUCTOR = "new "
"""The prefix of the name by which constructors of a class are called."""


@dataclass(frozen=True, slots=True)
class Mentions:
    """Everything that a member mentions."""

    calls: tuple[tuple[str, int], ...]
    """Names with the number of arguments, which is -1 for fields; also with their qualifier."""
    classes: tuple[str, ...]
    objects: tuple[str, ...]
    """The classes that it instantiates."""
    tested: tuple[str, ...]
    """The classes in casts, `instanceof` and `catch`."""
    types: tuple[oox.Type, ...]
    elements: tuple[oox.Type, ...]
    """The element types of arrays, and of the arrays inside them."""
    casts: tuple[oox.Type, ...]
    own_constructors: tuple[int, ...]
    """The number of arguments of each `this(..)`."""
    super_constructors: tuple[int, ...]
    """The number of arguments of each `super(..)`."""


def mentions(member: syntax.Member) -> Mentions:
    """What a member mentions."""
    collector = _Collector()
    if isinstance(member, syntax.Constructor):
        collector.above[0] = None
    for node in syntax.walk(member):
        collector.look(node)
    return collector.found()


class _Collector:
    """Collects what nodes mention, in textual order."""

    def __init__(self) -> None:
        self.calls: dict[tuple[str, int], None] = {}
        self.classes: dict[str, None] = {}
        self.objects: dict[str, None] = {}
        self.tested: dict[str, None] = {}
        self.types: dict[oox.Type, None] = {}
        self.elements: dict[oox.Type, None] = {}
        self.casts: dict[oox.Type, None] = {}
        self.same: dict[int, None] = {}
        self.above: dict[int, None] = {}

    def found(self) -> Mentions:
        """Everything collected."""
        for each in self.types:
            self.classes.update(dict.fromkeys(_classes_of(each)))
            self.elements.update(dict.fromkeys(_elements_of(each)))
        return Mentions(
            calls=tuple(self.calls),
            classes=tuple(self.classes),
            objects=tuple(self.objects),
            tested=tuple(self.tested),
            types=tuple(self.types),
            elements=tuple(self.elements),
            casts=tuple(self.casts),
            own_constructors=tuple(self.same),
            super_constructors=tuple(self.above),
        )

    def look(self, node: syntax.Node) -> None:
        """Collects what one node mentions, without its children."""
        if isinstance(node, syntax.Call):
            self.calls[node.method, len(node.arguments)] = None
            if isinstance(node.target, syntax.Name):
                self.calls[f"{node.target.identifier}.{node.method}", len(node.arguments)] = None
        elif isinstance(node, syntax.New):
            self.objects[node.class_name] = None
            self.classes[node.class_name] = None
            self.calls[f"{CONSTRUCTOR}{node.class_name}", len(node.arguments)] = None
        elif isinstance(node, syntax.NewCopy):
            self.objects[node.class_name] = None
            self.classes[node.class_name] = None
        elif isinstance(node, syntax.Name):
            self.classes[node.identifier] = None
        elif isinstance(node, syntax.FieldAccess):
            self.calls[node.field, -1] = None
        elif isinstance(node, syntax.TypeUse):
            self.types[node.type] = None
        elif isinstance(node, syntax.InstanceOf):
            self._test(node.type.type)
        elif isinstance(node, syntax.Cast):
            self._test(node.type.type)
            self.casts[node.type.type] = None
        elif isinstance(node, (syntax.NewArray, syntax.ArrayLiteral)):
            self.elements.update(dict.fromkeys(_elements_of(oox.ArrayType(node.element.type))))
        elif isinstance(node, syntax.Catch):
            for use in node.types:
                self._test(use.type)
        elif isinstance(node, syntax.ConstructorCall):
            kind = self.same if node.kind is syntax.ConstructorKind.THIS else self.above
            kind[len(node.arguments)] = None

    def _test(self, t: oox.Type) -> None:
        while isinstance(t, oox.ArrayType):
            t = t.element
        if isinstance(t, oox.ClassType):
            self.tested[t.name] = None


def _elements_of(t: oox.Type) -> Iterator[oox.Type]:
    """The element types of the arrays in a type."""
    while isinstance(t, oox.ArrayType):
        t = t.element
        if isinstance(t, (oox.ArrayType, oox.ClassType, oox.Primitive)):
            yield t


def _classes_of(t: oox.Type) -> Iterator[str]:
    """The classes in a type."""
    while isinstance(t, oox.ArrayType):
        t = t.element
    if isinstance(t, oox.ClassType):
        yield t.name
        yield t.allocated
        for argument in t.arguments:
            yield from _classes_of(argument)
