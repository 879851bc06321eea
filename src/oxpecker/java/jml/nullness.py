"""What a program declares about null: by JML, annotations, and defaults of methods, classes, packages and modules."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from oxpecker.java import tree
from oxpecker.java.jml.attribution import is_reference
from oxpecker.java.jml.members import specification_of
from oxpecker.java.nullness import NULL_MARKED, NULL_UNMARKED, Nullness, Place, is_of_type, nullness, own_nullness
from oxpecker.java.reading import parse
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import ArrayType, ClassType, Type, TypeVariable, Wildcard
from oxpecker.java.world import World

Declaration: TypeAlias = tree.MethodDeclaration | tree.ConstructorDeclaration | tree.FieldDeclaration | tree.Parameter
_Around: TypeAlias = list[tuple[str, ...]]
"""The annotations around a declaration, innermost first."""


def declared_nullness(
    world: World,
    owner: ClassSymbol,
    node: Declaration,
    t: Type,
    place: Place,
    method: tree.MethodDeclaration | tree.ConstructorDeclaration | None = None,
) -> Nullness | None:
    """What is declared about a reference; annotations of a `method` are around its parameters and its result.

    A default does not concern type variables, whose arguments decide, nor the parameter of `equals`.
    """
    if not is_reference(t):
        return None
    words = specification_of(world, node).modifiers
    if "non_null" in words or "nullable" in words:
        return Nullness.NEVER if "non_null" in words else Nullness.MAYBE
    said = _of_type(t) or own_nullness(_own(world, owner, node, t)[0])
    if said is not None or isinstance(t, TypeVariable) or _is_of_equals(place, method):
        return said
    return nullness((), _around(world, owner, None if method is None else method.modifiers), place)


def _is_of_equals(place: Place, method: tree.MethodDeclaration | tree.ConstructorDeclaration | None) -> bool:
    return place is Place.PARAMETER and method is not None and method.name == "equals" and len(method.parameters) == 1


def with_nullness(world: World, method: MethodSymbol, parameter: tree.Parameter, t: Type) -> Type:
    """The type of a parameter with what is declared about null, of the parameter itself and of what it holds."""
    if method.owner.library or method.declaration is None or not is_reference(t):
        return t
    said = declared_nullness(world, method.owner, parameter, t, Place.PARAMETER, method.declaration)
    defaults = _around(world, method.owner, method.declaration.modifiers)
    if isinstance(t, ArrayType):
        of_elements = _own(world, method.owner, parameter, t)[1]
        t = replace(t, element=_element(t.element, defaults, of_elements))
    elif isinstance(t, ClassType):
        t = replace(t, arguments=tuple(_element(each, defaults) for each in t.arguments))
    return replace(t, nullness=said) if isinstance(t, (ClassType, ArrayType, TypeVariable)) else t


def _element(t: Type, around: _Around, own: tuple[str, ...] = ()) -> Type:
    """The type of elements with what is declared about null."""
    match t:
        case ClassType(arguments=arguments):
            parts = tuple(_element(each, around) for each in arguments)
            return replace(t, arguments=parts, nullness=t.nullness or nullness(own, around, Place.ELEMENT))
        case ArrayType(element=element):
            said = t.nullness or nullness((), around, Place.ELEMENT)
            return ArrayType(_element(element, around, own), said)
        case TypeVariable():
            return replace(t, nullness=t.nullness or nullness(own, (), Place.ELEMENT))
        case Wildcard(bound=Type() as bound):
            return replace(t, bound=_element(bound, around))
    return t


def _of_type(t: Type) -> Nullness | None:
    return t.nullness if isinstance(t, (ClassType, ArrayType, TypeVariable)) else None


def _own(world: World, owner: ClassSymbol, node: Declaration, t: Type) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The annotations before a declaration: of the declared thing, and of its elements if it is an array."""
    if owner.library:
        return (), ()
    names = _names(node.modifiers)
    if not isinstance(t, ArrayType) or not names:
        return names, ()
    if t.nullness is not None:
        return (), names
    imports = [f"{each.name}.*" if each.all else each.name for each in world.file_of(owner).imports]
    of_elements = tuple(name for name in names if is_of_type(name, imports))
    return tuple(name for name in names if name not in of_elements), of_elements


def _around(world: World, owner: ClassSymbol, method: tree.Modifiers | None) -> _Around:
    """The defaults of a method, its class, the classes around it, its package and its module."""
    found: _Around = [] if owner.library or method is None else [_names(method)]
    current = owner if owner.declaration is not None else None
    while current is not None:
        if current.declaration is not None:
            outer = specification_of(world, current.declaration).modifiers
            if "nullable_by_default" in outer or "non_null_by_default" in outer:
                found.append((NULL_MARKED if "non_null_by_default" in outer else NULL_UNMARKED,))
            found += [] if owner.library else [_names(current.declaration.modifiers)]
        current = current.outer
    return found if owner.library else [*found, *_outside(world, owner)]


def _outside(world: World, owner: ClassSymbol) -> _Around:
    """The defaults of the package and the module of a class; their files are read on demand."""
    scope = world.file_of(owner)
    for name in world.annotated.wanted(scope.package):
        source = world.paths.sources.find(name)
        if source is not None:
            world.annotated.enter(source.name, parse(source, world.release).file)
    return world.annotated.around(scope.package, scope.source)


def _names(modifiers: tree.Modifiers) -> tuple[str, ...]:
    return tuple(note.name for note in modifiers.annotations)
