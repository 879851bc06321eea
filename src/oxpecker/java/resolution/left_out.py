"""Overloads of the platform that the library models leave out."""

from __future__ import annotations

from oxpecker.java.platform import platform
from oxpecker.java.platform.signatures import signatures
from oxpecker.java.resolution.platform_release import parameters_of
from oxpecker.java.symbols import CONSTRUCTOR, ClassSymbol
from oxpecker.java.world import World


def lacks_overload(world: World, symbol: ClassSymbol, method: str, arguments: int) -> bool:
    """Whether a class may have an overload for this many arguments that its models leave out.

    `World.lacks` counts arguments only. If the models have all overloads, a call that none of them accepts is wrong.
    """
    if not world.lacks(symbol, method, arguments):
        return False
    names = list(world.modelled(symbol, method))
    if world.compiles or not names or any(signatures().find(name) is None for name in names):
        return True
    return any(_is_left_out(world, name, method, arguments) for name in names)


def _is_left_out(world: World, name: str, method: str, arguments: int) -> bool:
    """Whether a class of the platform, or one above it, declares an overload that none of their models has."""
    above = platform().lineage(name)[: 1 if method == CONSTRUCTOR else None]
    known = {each for one in above for each in _modelled(world, one.name, method)}
    return any(
        each.has_method(method, arguments) and not signatures().parameters(each.name, method) <= known for each in above
    )


def _modelled(world: World, name: str, method: str) -> set[str]:
    """The parameters of the overloads that the model of a class declares for others: its own helpers do not count."""
    symbol = world.find(name)
    if symbol is None or symbol.unmodelled:
        return set()
    declared = symbol.constructors if method == CONSTRUCTOR else symbol.methods.get(method, [])
    shown = (each for each in declared if symbol.interface or each.modifiers & {"public", "protected"})
    return {parameters_of(each) for each in shown}
