"""Members of the platform that the library models leave out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from oxpecker.java.classfiles.mentioned import in_members
from oxpecker.java.classfiles.symbols import single_symbol
from oxpecker.java.facts import Fact, states
from oxpecker.java.platform import platform
from oxpecker.java.platform.signatures import signatures
from oxpecker.java.resolution.overloads import Argument, Candidate, Choice, choose
from oxpecker.java.resolution.platform_release import parameters_of
from oxpecker.java.symbols import CONSTRUCTOR, ClassSymbol, MethodSymbol
from oxpecker.java.types import erase
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
    for name in names:
        key = (name, method, arguments)
        if key not in world.left_out:
            world.left_out[key] = _is_left_out(world, *key)
        if world.left_out[key]:
            return True
    return False


def outside_members(world: World, symbol: ClassSymbol, method: str) -> Iterator[MethodSymbol]:
    """The methods with a name that a model leaves out because they are about the world outside: calls are open."""
    found = _platform_class(symbol.name) if world.opens and states(symbol, Fact.OUTSIDE) else None
    if found is None or method not in found.methods:
        return
    for name in in_members(found):
        if world.find(name) is None:
            world.unmodelled(name.replace("$", "."))
    known = _modelled(world, symbol.name, method)
    yield from (each for each in found.methods[method] if parameters_of(each) not in known)


def is_overshadowed(world: World, choice: Choice, arguments: list[Argument]) -> bool:
    """Whether the platform has a more specific overload that the models leave out, with a result of another type.

    Models leave out overloads that do the same with a narrower parameter.
    """
    method = choice.candidate.method
    if not method.owner.library:
        return False
    hidden = _left_out(world, method.owner.name, method.name, len(arguments))
    hidden = [each for each in hidden if each.result != erase(method.return_type)]
    found = choose(world, [*hidden, _erased(method)], arguments) if hidden else []
    return len(found) == 1 and found[0].candidate in hidden


def _left_out(world: World, name: str, method: str, arguments: int) -> list[Candidate]:
    """The overloads for so many arguments that a class of the platform declares and its model does not."""
    symbol = _platform_class(name)
    if symbol is None:
        return []
    declared = symbol.constructors if method == CONSTRUCTOR else symbol.methods.get(method, [])
    known = _modelled(world, name, method)
    return [
        _erased(each) for each in declared if len(each.parameters) == arguments and parameters_of(each) not in known
    ]


@cache
def _platform_class(name: str) -> ClassSymbol | None:
    return single_symbol(signatures(), name)


def _erased(method: MethodSymbol) -> Candidate:
    return Candidate(method, method.erased, erase(method.return_type), {})


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
