"""Models declare the checked exceptions of the platform, so that what javac accepts is accepted."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from oxpecker.java.resolution.exceptions import is_checked
from oxpecker.java.resolution.lookup import find_methods, lineage
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import ArrayType, ClassType, Type, erase
from oxpecker.java.world import World
from tests.java.whole_library import whole_library
from tests.tools import need_jdk

pytestmark = pytest.mark.exhaustive
"""All models at once take a quarter of a minute to compile; other tests compile those that they use."""


def _name(t: Type) -> str:
    t = erase(t)
    if isinstance(t, ArrayType):
        return f"{_name(t.element)}[]"
    return t.name.replace("$", ".") if isinstance(t, ClassType) else str(t)


def _methods(world: World, symbol: ClassSymbol) -> Iterator[MethodSymbol]:
    """What code can call on a class, inherited methods included."""
    above = (world.find(each.name) for each in lineage(world, ClassType(symbol.name)))
    for name in sorted({name for each in above if each is not None for name in each.methods}):
        yield from (each for each in find_methods(world, symbol, name) if not each.private)
    yield from (each for each in symbol.constructors if not each.private)


def _lines() -> Iterator[str]:
    world = whole_library().world
    for symbol in [each for each in whole_library().classes() if not each.local]:
        for method in _methods(world, symbol):
            checked = sorted(_name(t) for t in method.throws if is_checked(world, t))
            parts = (symbol.name, method.name, ",".join(map(_name, method.parameters)), ",".join(checked))
            yield "|".join(parts)


def test_models_declare_the_exceptions_of_the_platform() -> None:
    need_jdk()
    program = Path(__file__).parent / "Throws.java"
    lines = "\n".join(_lines())
    done = subprocess.run(["java", str(program)], input=lines, capture_output=True, text=True, check=True, timeout=600)
    assert done.stdout == ""
