"""Attributed patterns: what remains of them when type tests and conjunctions have been written out."""

from __future__ import annotations

from oxpecker.java.attributed import Expression
from oxpecker.java.resolution.scope import Variable
from oxpecker.oox.records import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Component(Expression):
    """A component in a record pattern: a call of its accessor, what is thrown instead of its exceptions, its path.

    The path lists the tests before it. Labels of a switch that follow each other and begin with the same tests
    read the component once, as javac compiles them; a pattern that matches everything has no path.
    """

    call: Expression
    caught: Variable
    failure: Expression
    path: str


@dataclass(frozen=True, slots=True, eq=False)
class Test(Expression):
    """A label with a pattern: the condition that the selector's variable matches it, and the guard."""

    matches: Expression
    guard: Expression | None
