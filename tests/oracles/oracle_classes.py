"""The Java classes with known numbers of paths, and how they are loaded."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from oxpecker.api.loading import Loaded
from oxpecker.cli.loading import load
from oxpecker.engine import Bounds, Explorer, Options, ProgramCode
from oxpecker.oox import typed
from tests.engine.checks import solver

CLASSES = Path(__file__).parent / "java"


@cache
def loaded(name: str) -> Loaded:
    """A class, read and checked once."""
    return load(CLASSES / f"{name}.java")


def method_of(name: str, method: str) -> typed.Method:
    """The public method of that name: of overloads the one with the fewest parameters, or the one spelt out."""
    program = loaded(name)
    found = [m for m in program.program.find_methods(f"{name}.{method}") if m.info.owner == name]
    return min(found, key=lambda m: len(m.parameters))


def bounds(k: int) -> Bounds:
    """Kiasan's k: the longest chain, and the longest array."""
    return Bounds(chain=k, array=k, string=k)


def path_ends(name: str, method: str, k: int, strategy: str = "lazier#") -> Counter[str]:
    """How many paths of a method end in which way."""
    explorer = Explorer(ProgramCode(loaded(name).program), bounds(k), solver(), Options(strategy=strategy))
    return Counter(type(end.ending).__name__ for end in explorer.paths(method_of(name, method)))
