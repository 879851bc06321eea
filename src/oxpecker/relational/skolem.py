"""Skolemisation: existential variables become relations, which instances then show.

`some x: r | f` outside of other quantifiers becomes `one $x and $x in r and f[$x]`; below universal quantifiers
over y, z the relation has columns for them, and `x` is `z.(y.$x)`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from oxpecker.relational.circuit import Circuit
from oxpecker.relational.operators import Multiplicity, Quantifier
from oxpecker.relational.substitution import substitute
from oxpecker.relational.syntax import (
    And,
    Declaration,
    Expression,
    Formula,
    HasTuples,
    Not,
    Or,
    Quantified,
    Relation,
    Variable,
    conjunction,
    join,
)
from oxpecker.relational.translation import Translator
from oxpecker.relational.universe import Bounds, Tuples


@dataclass(slots=True)
class Skolemiser:
    """Replaces existential variables by bounded relations.

    `depth` is the number of universal variables a relation may depend on.
    """

    bounds: Bounds
    depth: int = 0
    relations: list[Relation] = field(default_factory=list)
    _done: dict[tuple[Formula, bool, tuple[Declaration, ...]], Formula] = field(default_factory=dict)

    def formula(self, formula: Formula) -> Formula:
        """An equisatisfiable formula over the same universe."""
        return self._visit(formula, True, ())

    def _visit(self, formula: Formula, positive: bool, universal: tuple[Declaration, ...]) -> Formula:
        """Visits a part once, even if it is shared; parts without quantifiers stay as they are."""
        if not isinstance(formula, Not | And | Or | Quantified):
            return formula
        key = (formula, positive, universal)
        known = self._done.get(key)
        if known is None:
            known = self._done[key] = self._changed(formula, positive, universal)
        return known

    def _changed(
        self, formula: Not | And | Or | Quantified, positive: bool, universal: tuple[Declaration, ...]
    ) -> Formula:
        match formula:
            case Not():
                operand = self._visit(formula.operand, not positive, universal)
                return formula if operand is formula.operand else Not(operand, formula.place)
            case And() | Or():
                parts = tuple(self._visit(part, positive, universal) for part in formula.parts)
                same = all(one is other for one, other in zip(parts, formula.parts, strict=True))
                return formula if same else type(formula)(parts, formula.place)
            case Quantified():
                return self._quantified(formula, positive, universal)

    def _quantified(self, formula: Quantified, positive: bool, universal: tuple[Declaration, ...]) -> Formula:
        existential = Quantifier.SOME if positive else Quantifier.ALL
        if formula.quantifier is Quantifier.NO:
            inner = Quantified(Quantifier.SOME, formula.declarations, formula.body, formula.place)
            return Not(self._quantified(inner, not positive, universal), formula.place)
        if formula.quantifier is existential:
            if len(universal) > self.depth and not _holds_sets(formula):
                return formula
            return self._witness(formula, positive, universal)
        if formula.quantifier in (Quantifier.ALL, Quantifier.SOME) and not _holds_sets(formula):
            inner_universal = (*universal, *formula.declarations)
            body = self._visit(formula.body, positive, inner_universal)
            return Quantified(formula.quantifier, formula.declarations, body, formula.place)
        return formula

    def _witness(self, formula: Quantified, positive: bool, universal: tuple[Declaration, ...]) -> Formula:
        values: dict[Variable, Expression] = {}
        facts: list[Formula] = []
        for declaration in formula.declarations:
            domain = substitute(declaration.domain, values)
            value = self._relation(declaration.variable, domain, universal)
            values[declaration.variable] = value
            facts.append(value.inside(domain))
            if declaration.multiplicity is not Multiplicity.SET:
                facts.append(HasTuples(declaration.multiplicity, value))
        body = self._visit(substitute(formula.body, values), positive, universal)
        if positive:
            return And((*facts, body), formula.place)
        return Or((Not(conjunction(facts)), body), formula.place)

    def _relation(self, variable: Variable, domain: Expression, universal: tuple[Declaration, ...]) -> Expression:
        upper = self._upper(domain, universal)
        arity = variable.arity + sum(d.variable.arity for d in universal)
        relation = Relation(self._name(variable.name), arity, variable.place)
        self.bounds.bind(relation, upper)
        self.relations.append(relation)
        value: Expression = relation
        for declaration in universal:
            value = join(declaration.variable, value)
        return value

    def _upper(self, domain: Expression, universal: tuple[Declaration, ...]) -> Tuples:
        """The tuples that the domain may contain for any values of the universal variables, after these values."""
        translator = Translator(self.bounds, Circuit())
        size, found = translator.algebra.size, set()
        for _, scope in translator.bindings(universal, {}):
            begin = 0
            for declaration in universal:
                begin = begin * size**declaration.variable.arity + scope[declaration.variable]
            for row in translator.expression(domain, scope).cells:
                found.add((begin, row))
        before = sum(d.variable.arity for d in universal)
        unpack = translator.algebra.unpack
        return frozenset(unpack(begin, before) + unpack(row, domain.arity) for begin, row in found)

    def _name(self, name: str) -> str:
        taken = {each.name for each in (*self.relations, *(r for r in self.bounds if not r.name.startswith("$")))}
        candidates = (f"${name}{suffix}" for suffix in ("", *(f"_{n}" for n in range(2, len(taken) + 3))))
        return next(each for each in candidates if each not in taken)


def _holds_sets(formula: Quantified) -> bool:
    return any(d.multiplicity is not Multiplicity.ONE for d in formula.declarations)
