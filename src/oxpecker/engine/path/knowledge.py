"""What a path knows: its condition, a model of it, and what single conditions imply about terms and references."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from oxpecker import terms
from oxpecker.engine.path.deferred_aliases import DeferredAliases
from oxpecker.engine.values.arithmetic import conditional, negation
from oxpecker.engine.values.value import Value
from oxpecker.solver import EMPTY, PathCondition
from oxpecker.terms import Interval, Term

_BOUNDS = frozenset({terms.Op.EQ, terms.Op.LE, terms.Op.GE})


class Knowledge:
    """The path condition and what follows from it."""

    __slots__ = (
        "aliases",
        "apart",
        "chosen",
        "compared",
        "condition",
        "deferred",
        "facts",
        "given",
        "model",
        "ranges",
        "resolution",
    )

    def __init__(self) -> None:
        self.condition: PathCondition = EMPTY
        self.model: Mapping[Term, Any] | None = {}
        """A model of the path condition; None if none is known."""
        self.facts: dict[Term, bool] = {}
        """Conditions that the path condition decides, with their truth values."""
        self.given: dict[Term, int] = {}
        """Variables whose value the path condition fixes."""
        self.ranges: dict[Term, Interval] = {}
        """Intervals of terms under the path condition, if they are narrower than the terms' own."""
        self.resolution: dict[Term, int] = {}
        """Unknown references that have been resolved to null or to one object."""
        self.aliases: dict[Term, tuple[int, ...]] = {}
        """Unknown references with an alias set."""
        self.chosen: set[Term] = set()
        """Unknown references that were decided when they were first read."""
        self.apart: frozenset[tuple[Value, Value]] = frozenset()
        """Pairs of inputs that are two objects, although some objects exist only once."""
        self.deferred: Mapping[frozenset[int], DeferredAliases] = {}
        """Pairs of objects that may be one object, which no path has asked yet."""
        self.compared: frozenset[Term] = frozenset()
        """Unknown references of which a path has asked whether they are the same as others."""

    def fork(self) -> Knowledge:
        """The same for another path."""
        other = Knowledge()
        other.condition = self.condition
        other.model = self.model
        other.facts = self.facts.copy()
        other.given = self.given.copy()
        other.ranges = self.ranges.copy()
        other.resolution = self.resolution.copy()
        other.aliases = self.aliases.copy()
        other.chosen = self.chosen.copy()
        other.apart = self.apart
        other.deferred = self.deferred
        other.compared = self.compared
        return other

    def assume(self, condition: Term) -> None:
        """Adds a condition to the path condition."""
        self.conclude(condition)
        self.condition = self.condition.extend(*self._with_values(_parts(condition)))

    def conclude(self, condition: Term) -> None:
        """Records a condition that follows from the path condition, or is about to be added to it."""
        parts = _parts(condition)
        for part in parts:
            self._learn(part)
        for fact in (condition, *parts):
            self.facts[fact] = True
            self.facts[negation(fact)] = False

    def _with_values(self, parts: list[Term]) -> Iterator[Term]:
        """Conditions with variables replaced by the values that the path fixes (CPBPV, 3: constant propagation)."""
        for part in parts:
            known = {each: self.given[each] for each in part.variables if each in self.given} if self.given else {}
            giving = known and part.op is terms.Op.EQ and part.args[0] in known
            changed: Any = terms.substitute(part, known) if known and not giving else part
            # What turns out to be impossible is left for the solver to refute.
            yield from (each if isinstance(each, Term) else part for each in terms.conjuncts(changed))

    def _learn(self, fact: Term) -> None:
        """Records the value or the interval that a condition gives to a term."""
        if fact.op not in _BOUNDS or fact.args[0].__class__ is not Term or fact.args[1].__class__ is not int:
            return
        term, number = fact.args
        if fact.op is terms.Op.EQ:
            self.given[term] = number
        low = None if fact.op is terms.Op.LE else number
        high = None if fact.op is terms.Op.GE else number
        narrower = self.range_of(term).meet(Interval(low, high))
        if narrower is not None:
            self.ranges[term] = narrower

    def range_of(self, term: Term) -> Interval:
        """The interval of an integer on this path, as far as single conditions determine it."""
        own = Interval(term.low, term.high)
        known = self.ranges.get(term)
        if known is None and term.op is terms.Op.LINEAR and self.ranges:
            # Of a sum what its parts allow.
            constant, *parts = term.args
            known = Interval(constant, constant)
            for coefficient, part in zip(parts[::2], parts[1::2], strict=True):
                known = known.add(self.range_of(part).scale(coefficient))
        return own if known is None else own.meet(known) or own

    # --- references ----------------------------------------------------------------------------------------

    def known(self, reference: Value) -> Any:
        """A reference, resolved as far as the path knows."""
        if reference.__class__ is not Term:
            return reference
        assert isinstance(reference, Term)
        if reference in self.resolution:
            return self.resolution[reference]
        return self.mapped(reference, lambda leaf: self.resolution.get(leaf, leaf))

    def mapped(self, reference: Term, change: Callable[[Any], Value]) -> Any:
        """A reference with its leaves mapped; shared alternatives are visited once."""
        if reference.op is not terms.Op.ITE:
            return change(reference)
        done: dict[Value, Value] = {}
        pending = [reference]
        while pending:
            node = pending[-1]
            condition, *sides = node.args
            missing = [side for side in sides if side not in done]
            for side in missing:
                if side.__class__ is Term and side.op is terms.Op.ITE:
                    pending.append(side)
                else:
                    done[side] = change(side)
            if pending[-1] is node:
                pending.pop()
                known = self.facts.get(condition)
                then, otherwise = (done[side] for side in sides)
                if known is None:
                    done[node] = conditional(condition, then, otherwise)
                else:
                    done[node] = then if known else otherwise
        return done[reference]


def _parts(condition: Term) -> list[Term]:
    return [part for part in terms.conjuncts(condition) if isinstance(part, Term)]
