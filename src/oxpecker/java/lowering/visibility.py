"""The members that only known code can use: private ones, and those of private and local classes.

In the library only static fields count as final: inputs may have been constructed by members that the program does
not reach, and that are not part of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, replace

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import walk
from oxpecker.java.kinds import Access, ClassKind
from oxpecker.java.resolution.lookup import as_super, lineage, overrides
from oxpecker.java.symbols import ClassSymbol, FieldSymbol, MethodSymbol, top_level
from oxpecker.java.types import ClassType, UnknownType
from oxpecker.java.well_known import CLONEABLE
from oxpecker.java.world import World
from oxpecker.oox import syntax
from oxpecker.oox.records import dataclass

_BY_THE_PLATFORM = frozenset({"readObject", "writeObject", "readResolve", "writeReplace", "readObjectNoData"})
"""Private methods that serialisation calls."""


@dataclass(slots=True)
class Visibility:
    """The classes that other code cannot name, and those whose members unknown code uses."""

    hidden: set[str] = field(default_factory=set)
    cloned: set[str] = field(default_factory=set)
    """Classes whose objects `clone` may have made."""
    hiding: set[str] = field(default_factory=set)
    unfinished: set[str] = field(default_factory=set)
    """Classes whose constructors are not fully visible, or with objects that no constructor has completed."""
    statics: list[FieldSymbol] = field(default_factory=list)
    """The static fields that are not final."""

    def is_used(self, owner: ClassSymbol) -> bool:
        """Whether invisible code may use private members of a class."""
        return top_level(owner).name in self.hiding

    def assigned_unseen(self, owner: ClassSymbol) -> Iterator[FieldSymbol]:
        """The static fields that invisible code in a class, or inside or around it, may assign."""
        family = top_level(owner)
        for each in self.statics if self.is_used(owner) else ():
            if not each.private or top_level(each.owner) is family:
                yield each


def visibility(world: World, bodies: list[a.ClassBody]) -> Visibility:
    """The visibility of some classes, before they are lowered."""
    symbols = [body.symbol for body in bodies]
    own = [symbol for symbol in symbols if not symbol.library]
    return Visibility(
        hidden_classes(symbols),
        cloned_classes(world, symbols),
        hiding_classes(world, bodies),
        {body.symbol.name for body in bodies if any(map(_hides, _construction(body)))}
        | finalised_classes(world, symbols)
        | {symbol.name for symbol in symbols if _is_constructed_unseen(world, symbol)},
        [each for symbol in own for each in symbol.fields.values() if each.static and not each.final],
    )


def hidden_classes(symbols: list[ClassSymbol]) -> set[str]:
    """Private and local classes, and those inside, unless a class that others can name inherits their fields."""
    hidden = {symbol.name for symbol in symbols if is_inside_private(symbol)}
    by_name = {symbol.name: symbol for symbol in symbols}
    for symbol in symbols:
        above = None if symbol.name in hidden else symbol.superclass
        while above is not None and above.name in by_name:
            hidden.discard(above.name)
            above = by_name[above.name].superclass
    return hidden


def is_inside_private(symbol: ClassSymbol) -> bool:
    """Whether a class, or one around it, is private or local, so that other code cannot name it."""
    current: ClassSymbol | None = symbol
    while current is not None:
        if current.local or "private" in current.modifiers:
            return True
        current = current.outer
    return False


def cloned_classes(world: World, symbols: list[ClassSymbol]) -> set[str]:
    """The classes whose objects `clone` may have made, and their superclasses."""
    found: set[str] = set()
    for symbol in symbols:
        current: ClassSymbol | None = symbol
        is_cloned = as_super(world, ClassType(symbol.name), CLONEABLE) is not None
        while is_cloned and current is not None:
            found.add(current.name)
            current = None if current.superclass is None else world.find(current.superclass.name)
    return found


def finalised_classes(world: World, symbols: list[ClassSymbol]) -> set[str]:
    """The classes with a finaliser (JLS 12.6), which also receives objects whose constructors have thrown."""
    found: set[str] = set()
    for symbol in symbols:
        chain: list[ClassSymbol] = []
        current: ClassSymbol | None = symbol
        while current is not None and not current.library:
            chain.append(current)
            current = None if current.superclass is None else world.find(current.superclass.name)
        if any(not each.parameters for above in chain for each in above.methods.get("finalize", ())):
            found |= {each.name for each in chain}
    return found


def _is_constructed_unseen(world: World, symbol: ClassSymbol) -> bool:
    """Whether a class that is left out is inside or around a class, or above it, and may show unfinished objects."""
    left_out = world.rejections
    return top_level(symbol).name in left_out.hiding or (bool(left_out.files) and bool(world.beyond(symbol)))


def hiding_classes(world: World, bodies: list[a.ClassBody]) -> set[str]:
    """The top-level classes with invisible code, which is part of something that is not translated or left out."""
    return world.rejections.hiding | {top_level(body.symbol).name for body in bodies if any(map(_hides, _roots(body)))}


def _roots(body: a.ClassBody) -> Iterator[a.Node]:
    yield from (item.body for item in body.initialisations)
    yield from (method.body for method in body.methods if method.body is not None)


def _construction(body: a.ClassBody) -> Iterator[a.Node]:
    yield from (item.body for item in body.initialisations)
    yield from (each.body for each in body.methods if each.body is not None and each.symbol.is_constructor)


def _hides(root: a.Node) -> bool:
    return any(_is_hiding(node) for node in walk(root))


def _is_hiding(node: a.Node) -> bool:
    match node:
        case a.Unsupported(hides=hides):
            return hides
        case a.Constant(type=UnknownType()):
            return True
        case a.Catch(types=()):
            return any(_may_change(each) for each in walk(node))
    return False


def _may_change(node: a.Node) -> bool:
    """Whether code assigns a field, or runs other code of the program."""
    match node:
        case a.Assign(target=target) | a.Update(target=target):
            return isinstance(target, a.FieldRead)
        case a.Invoke(method=called) | a.New(constructor=called):
            return not called.owner.library
    return isinstance(node, a.Lambda)


def with_visibility(known: Visibility, member: FieldSymbol, lowered: syntax.Field) -> syntax.Field:
    """A field with modifiers that tell who uses and assigns it."""
    if member.owner.library:
        return replace(lowered, final=member.final and member.static)
    private = (member.private or member.owner.name in known.hidden) and not known.is_used(member.owner)
    if member.owner.name in known.unfinished and not member.static:
        return replace(lowered, private=False, final=False)
    return replace(lowered, private=private, final=member.final)


def is_internal(world: World, method: MethodSymbol) -> bool:
    """Whether others are not meant to call a method: it is package-private, or of a private or local class.

    No subclass calls a protected method of a final class.
    """
    if method.owner.library or method.private:
        return False
    is_withheld = method.access is Access.PROTECTED and "final" in method.owner.modifiers
    if method.access is Access.PACKAGE or (is_withheld and not _overrides_any(world, method)):
        return _has_interface(world, top_level(method.owner))
    return is_inside_private(method.owner) and not _overrides_any(world, method)


def _has_interface(world: World, symbol: ClassSymbol) -> bool:
    """Whether a class tells which members others may use: small programs have no package and no access modifiers."""
    if symbol.package or "public" in symbol.modifiers:
        return True
    members = [*symbol.constructors, *(each for named in symbol.methods.values() for each in named)]
    offered = (each for each in members if each.modifiers & {"public", "protected"} and each.name != "main")
    return any(not _overrides_any(world, each) for each in offered)


def _overrides_any(world: World, method: MethodSymbol) -> bool:
    """Whether a method can be called as one of a class or an interface above its own."""
    if method.static or method.is_constructor:
        return False
    above = (world.find(t.name) for t in lineage(world, ClassType(method.owner.name)))
    others = [o for each in above if each is not None for o in each.methods.get(method.name, []) if o is not method]
    return any(not other.static and not other.private and overrides(world, method, other) for other in others)


def is_private(known: Visibility, method: MethodSymbol) -> bool:
    """Whether all calls of a method or constructor are in the program."""
    if method.owner.library or method.name in _BY_THE_PLATFORM or known.is_used(method.owner):
        return False
    if method.is_constructor and (method.owner.kind is ClassKind.ENUM or method.owner.name in known.hidden):
        return True  # those of enums are implicitly private (JLS 8.9.2)
    return method.private
