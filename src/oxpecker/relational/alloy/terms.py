"""Meanings of a text before overloaded names are resolved.

Alloy resolves names in two passes. Upwards, every expression gets a type, which for an overloaded name is the union of
the types of all candidates. Downwards, the context tells each expression which part of its type matters; a name then
means the one candidate whose type meets that part.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from oxpecker.relational.alloy import tree
from oxpecker.relational.alloy.typing import FORMULA, Type, Types, arities
from oxpecker.relational.place import Place
from oxpecker.relational.syntax import Expression, Formula, Integer, Relation

Value = Expression | Integer | Formula


@dataclass(eq=False, slots=True)
class Term:
    """An expression or a formula with its type."""

    type: Type
    place: Place
    _resolve: Callable[[Type], Value]
    weight: int = 0
    """Of several candidates, the lightest counts."""
    label: str = ""
    choice: Choice | None = None
    """The candidates of an overloaded name."""
    _known: dict[Type, Value] = field(default_factory=dict)

    @property
    def is_formula(self) -> bool:
        """Whether it is true or false."""
        return self.type == FORMULA

    def resolve(self, wanted: Type) -> Value:
        """Its value in a context to which this part of its type matters."""
        known = self._known.get(wanted)
        if known is None:
            known = self._known[wanted] = self._resolve(wanted)
        return known

    def value(self) -> Value:
        """Its value in a context to which all of its type matters."""
        return self.resolve(self.type)


def fixed(value: Value, type_of: Type, place: Place, weight: int = 0, label: str = "") -> Term:
    """A term without anything to resolve."""
    return Term(type_of, place, lambda _: value, weight, label)


class Definition(Protocol):
    """A function or a predicate, as far as its candidates are concerned."""

    @property
    def parameters(self) -> list[tuple[str, tree.Node]]:
        """The names and domains of its parameters."""


@dataclass(eq=False, slots=True)
class Partial:
    """A function or a predicate that still lacks arguments."""

    function: Definition
    arguments: tuple[Term, ...]
    place: Place
    weight: int = 0
    label: str = ""


@dataclass(eq=False, slots=True)
class Choice:
    """Candidates for an overloaded name, or for a join with one."""

    candidates: Sequence[Term | Partial]
    place: Place
    name: str
    several: bool = True
    """Whether the name has other meanings, among them those that do not fit."""

    @property
    def complete(self) -> list[Term]:
        """The candidates with all their arguments."""
        return [each for each in self.candidates if isinstance(each, Term)]

    def chosen(self, types: Types, wanted: Type) -> list[Term]:
        """The candidates that a context may mean: best by type, then by weight."""
        found = self.complete
        if self.several:
            fitting = [c for c in found if (c.is_formula and wanted == FORMULA) or types.overlap(c.type, wanted)]
            found = fitting or [c for c in found if arities(c.type) & arities(wanted)]
        if len(found) > 1:
            lightest = min(each.weight for each in found)
            found = [each for each in found if each.weight == lightest]
        return found


@dataclass(frozen=True, eq=False, slots=True)
class MacroUse:
    """A macro with its arguments so far."""

    function: tree.Function
    home: object
    arguments: tuple[Meaning, ...]
    place: Place
    depth: int = 0


Meaning = Term | MacroUse


@dataclass(frozen=True, slots=True)
class Scope:
    """The variables in scope and, within a signature, `this` and the fields that bare names take from it."""

    variables: Mapping[str, Meaning] = field(default_factory=dict)
    this: Term | None = None
    own: frozenset[Relation] = frozenset()
    depth: int = 0
    """The number of macros around."""
    calls: bool = True
    """Whether functions may be called: not in the declarations of fields and parameters."""

    def __contains__(self, name: str) -> bool:
        return name in self.variables

    def bind(self, names: Mapping[str, Meaning]) -> Scope:
        """The scope with more variables."""
        return replace(self, variables={**self.variables, **names})


def formula_term(place: Place, make: Callable[[], Formula]) -> Term:
    """A formula, translated when it is needed."""
    return Term(FORMULA, place, lambda _: make())
