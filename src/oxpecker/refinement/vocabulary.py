"""What a check is about: the classes, fields and operators that the code and the property mention."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field

from oxpecker.oox import typed
from oxpecker.oox.cfg import graph as g
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.prelude import is_prelude
from oxpecker.oox.types import BOOL, INTEGRAL, OBJECT, ArrayType, ClassType, Type
from oxpecker.refinement.queries import nodes_asked
from oxpecker.refinement.scan import Code, exceptions_in


def is_opaque(t: Type) -> bool:
    """Strings and floating-point numbers may be passed on, but nothing is known about them."""
    return not (t == BOOL or t in INTEGRAL or isinstance(t, (ClassType, ArrayType)))


def is_hidden(class_name: str) -> bool:
    """Whether a front end has made the class, so that no property can speak of it."""
    return class_name.startswith("$")


@dataclass(slots=True)
class Vocabulary:
    """Fields and classes in play; `allocated` counts the places that make objects of a class or array type."""

    fields: dict[FieldInfo, None] = field(default_factory=dict)
    statics: dict[FieldInfo, None] = field(default_factory=dict)
    classes: dict[str, None] = field(default_factory=dict)
    arrays: dict[ArrayType, None] = field(default_factory=dict)
    inputs: set[str] = field(default_factory=set)
    """The classes whose objects may exist at the beginning; others only come into being."""
    allocated: dict[str, bool] = field(default_factory=dict)
    """What may be made anew; True where the program itself says `new`, False for exceptions of the language."""


def vocabulary(code: Code, method: typed.Method, methods: Iterable[MethodInfo], names: Collection[str]) -> Vocabulary:
    """Everything that the methods, their contracts and the names of a property mention."""
    found = Vocabulary()
    wanted: list[Type] = [parameter.type for parameter in method.parameters]
    for info in methods:
        for node in mentions(code, info):
            _mention(node, found, wanted)
    for info_class in code.hierarchy.classes.values():
        if not is_prelude(info_class.name) and not is_hidden(info_class.name):
            for each in info_class.fields.values():
                if each.name in names:
                    found.fields[each] = None
            for each in info_class.static_fields.values():
                if each.name in names:
                    found.statics[each] = None
            if info_class.name in names:
                wanted.append(ClassType(info_class.name))
    for name in found.allocated:
        if name in code.hierarchy.classes:
            found.classes[name] = None
    _close(code, found, wanted)
    return found


def mentions(code: Code, info: MethodInfo) -> Iterator[object]:
    """What the code of a method and its contract consist of."""
    yield from _nodes(code, info)
    for case in code.program.methods[info.key].cases:
        conditions = [each.condition for each in (*case.requires, *case.ensures, *case.exceptional)]
        for said in [*conditions, *(each.condition for each in case.signals), *_targets(case)]:
            yield from nodes_asked(code, said)


def _targets(case: typed.Case) -> Iterator[typed.Expression]:
    """The expressions in the locations of a frame."""
    parts = (part for location in case.assignable or () for part in typed.children(location))
    return (part for part in parts if isinstance(part, typed.Expression))


def _close(code: Code, found: Vocabulary, wanted: list[Type]) -> None:
    """Adds every class that a value of a wanted type, or of a field of a class in play, may have."""
    done: set[Type] = set()
    while True:
        fields = [f for f in found.fields if any(code.hierarchy.subclass(c, f.owner) for c in found.classes)]
        pending = [t for t in (*wanted, *(f.type for f in (*fields, *found.statics))) if t not in done]
        if not pending:
            break
        for t in pending:
            done.add(t)
            if isinstance(t, ArrayType):
                found.arrays[t] = None
                wanted.append(t.element)
            elif isinstance(t, ClassType):
                for info in candidates(code, t):
                    found.classes[info.name] = None
                    found.inputs.add(info.name)
    for unused in [f for f in found.fields if f not in fields]:
        del found.fields[unused]
    for opaque in [f for f in found.fields if is_opaque(f.type)]:
        del found.fields[opaque]
    for opaque in [f for f in found.statics if is_opaque(f.type)]:
        del found.statics[opaque]


def candidates(code: Code, t: ClassType) -> list[ClassInfo]:
    """The classes of objects that a reference may lead to; those that nothing tells apart from `Object` are left out
    for it: the built-in ones, and those that the code does not see."""
    found = [info for info in code.hierarchy.concrete_subclasses(t.name) if not is_hidden(info.name)]
    if t != OBJECT:
        return found
    return [i for i in found if i.name == OBJECT.name or not (is_prelude(i.name) or i.name in code.unseen)]


def _mention(node: object, found: Vocabulary, wanted: list[Type]) -> None:
    match node:
        case g.LoadField() | g.StoreField() | typed.FieldRead():
            found.fields[node.field] = None
        case g.LoadStatic() | g.StoreStatic() | typed.StaticRead():
            found.statics[node.field] = None
        case g.AllocateObject():
            found.allocated[node.class_name] = True
        case g.AllocateArray():
            found.allocated[str(node.variable.type)] = True
            wanted.append(node.variable.type)
        case g.Guard():
            found.allocated.setdefault(node.exception, False)
        case g.Check():
            for name in exceptions_in(node):
                found.allocated.setdefault(name, False)
        case g.Havoc():
            wanted.append(node.variable.type)
        case g.LoadElement() | g.StoreElement():
            wanted.append(node.array.type)
        case typed.ElementRead() | typed.LengthOf():
            wanted.append(node.target.type)
        case typed.ForElements():
            wanted.append(node.array.type)
        case typed.CastReference() if isinstance(node.type, ArrayType):
            wanted.append(node.type)
        case typed.TypeTest() if isinstance(node.tested, ArrayType):
            wanted.append(node.tested)


def _nodes(code: Code, info: MethodInfo) -> Iterator[object]:
    for block in code.graph(info).blocks:
        yield from typed.walk([*block.instructions, block.end()])
