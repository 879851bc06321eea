"""What a release of Java does not have yet of the platform: `--release N` hides it, as javac does."""

from __future__ import annotations

from oxpecker.java.platform import platform
from oxpecker.java.platform.signatures import signatures
from oxpecker.java.release import NEWEST
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import ArrayType, ClassType, Type
from oxpecker.java.world import World

_LETTERS = {
    "boolean": "Z", "byte": "B", "char": "C", "double": "D", "float": "F", "int": "I", "long": "J", "short": "S"
}  # fmt: skip


def in_release(world: World, user: ClassSymbol, methods: list[MethodSymbol]) -> list[MethodSymbol]:
    """The methods and constructors that the release has; the library itself uses all of them."""
    if _is_newest(world) or user.library:
        return methods
    return [each for each in methods if not each.owner.library or first_release(each) <= _release(world)]


def is_later_class(world: World, symbol: ClassSymbol) -> bool:
    """Whether the release does not have a class of the platform yet."""
    return not _is_newest(world) and signatures().release_of(symbol.name) > _release(world)


def is_later_field(world: World, user: ClassSymbol, owner: ClassSymbol, name: str) -> bool:
    """Whether the release does not have a field of a class of the platform yet."""
    if _is_newest(world) or user.library:
        return False
    listed = (signatures().release_of_member(each.name, name, "") for each in platform().lineage(owner.name))
    found = [each for each in listed if each is not None]
    return bool(found) and min(found) > _release(world)


def _release(world: World) -> int:
    return world.platform_release or NEWEST


def _is_newest(world: World) -> bool:
    return _release(world) >= NEWEST


def first_release(method: MethodSymbol) -> int:
    """The release that introduced a method in its class or above; 0 if it is not listed, so that nothing hides it."""
    parameters = parameters_of(method)
    above = platform().lineage(method.owner.name)[: 1 if method.is_constructor else None]
    found = (signatures().release_of_member(each.name, method.name, parameters) for each in above)
    return min((each for each in found if each is not None), default=0)


def parameters_of(method: MethodSymbol) -> str:
    """The descriptors of the parameters of a method, as in its class file."""
    return f"({''.join(map(_descriptor, method.erased))})"


def _descriptor(t: Type) -> str:
    if isinstance(t, ArrayType):
        return f"[{_descriptor(t.element)}"
    return f"L{t.name.replace('.', '/')};" if isinstance(t, ClassType) else _LETTERS.get(str(t), "?")
