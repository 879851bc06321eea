"""What the search for a command found, with all that is needed to show it and to evaluate expressions in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from oxpecker.relational.alloy.parser import parse_formula
from oxpecker.relational.alloy.resolution import Resolver
from oxpecker.relational.alloy.schema import Schema
from oxpecker.relational.alloy.terms import Scope, Value, fixed
from oxpecker.relational.alloy.tree import Command
from oxpecker.relational.alloy.typing import ANYTHING, INTEGER, Type
from oxpecker.relational.evaluation import Evaluator
from oxpecker.relational.instance import Instance
from oxpecker.relational.lasso import Lasso, States
from oxpecker.relational.syntax import Formula, Integer, Relation
from oxpecker.relational.traces import PROPOSITION
from oxpecker.relational.universe import Tuples

EXPRESSION = "expression"
"""The file name in messages about an evaluated expression."""


@dataclass(frozen=True, slots=True)
class Solution:
    """An instance or a counterexample: one state, or a trace of several that returns to one of them for ever."""

    file: str
    text: str
    """The text of the module."""
    command: Command
    schema: Schema
    resolver: Resolver = field(repr=False)
    states: tuple[Instance, ...]
    loop: int | None = None
    """The state that follows the last one; None for an instance without time."""
    wrap_at: int | None = None
    """The bit width at which integers wrap around."""
    variable: frozenset[Relation] = frozenset()
    """The relations that change from state to state."""

    @property
    def title(self) -> str:
        """The command, as its answer names it."""
        return self.command.title

    def evaluate(self, text: str, state: int = 0) -> str:
        """The value of an expression, an integer or a formula in a state, as Alloy writes it.

        Atoms are known by their names. Raises a RelationalError with its place in the text.
        """
        instance = self.states[state]
        universe = instance.universe
        atoms = {name: Relation(name, 1) for name in universe.atoms}
        constants = {relation: frozenset({(universe.index[name],)}) for name, relation in atoms.items()}
        witnesses = {relation.name: relation for relation in self.schema.others(instance)}
        known = {**{name: each for name, each in witnesses.items() if name not in self.resolver.names}, **atoms}
        node = parse_formula(EXPRESSION, text, self.resolver.dialect)
        rows = {**instance.relations, **constants}
        names = {
            name: fixed(each, self._type(instance, rows[each], each.arity), node.place) for name, each in known.items()
        }
        term = self.resolver.term(node, Scope(names))
        value = term.value()
        if self.loop is not None:
            value = self._in_state(value, state, rows)
        evaluator = Evaluator(Instance(universe, rows), self.wrap_at)
        if isinstance(value, Formula):
            return "true" if evaluator.holds(value) else "false"
        if isinstance(value, Integer):
            return str(evaluator.number(value))
        return universe.show(evaluator.tuples(value))

    def _type(self, instance: Instance, rows: Tuples, arity: int) -> Type:
        """The type of a relation without a declaration: the signatures of the atoms that it holds."""
        owners, universe = self.schema.owners(instance), instance.universe

        def kind(atom: int) -> str:
            if atom in universe.integers:
                return INTEGER
            return owners[atom].relation.name if atom in owners else ANYTHING

        return frozenset(tuple(map(kind, row)) for row in rows) or frozenset({(ANYTHING,) * arity})

    def _in_state(self, value: Value, state: int, rows: dict[Relation, Tuples]) -> Value:
        """A value in one of the states, over copies of what changes; adds their tuples."""
        lasso = Lasso(States(self.variable), len(self.states))
        for number, instance in enumerate(self.states):
            rows.update({lasso.states.copy(each, number): instance[each] for each in self.variable})
        true = self.states[0].universe.tuples(PROPOSITION)
        rows.update({each: true if n == self.loop else frozenset() for n, each in enumerate(lasso.loops)})
        return cast(Value, lasso.at(value, state, 0))
