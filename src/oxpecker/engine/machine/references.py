"""References of a path: what is known of them, and which objects they may be."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from oxpecker import terms
from oxpecker.engine.explore.initialiser import is_apart
from oxpecker.engine.path.endings import Infeasible, PathEnded
from oxpecker.engine.path.heap import Entity, Value
from oxpecker.engine.path.requests import ChooseInitial, Decide, Resolve
from oxpecker.engine.values.arithmetic import conditional, conjunction, equal, unequal
from oxpecker.terms import Interval, Term

if TYPE_CHECKING:
    from oxpecker.engine.explore.explorer import Explorer
    from oxpecker.engine.explore.static_start import UsedClass


_BOUNDS = frozenset({terms.Op.EQ, terms.Op.LE, terms.Op.GE})


class References:
    """What has been found out about unknown references."""

    __slots__ = ("aliases", "apart", "chosen", "explorer", "facts", "given", "heap", "ranges", "resolution", "used")

    def __init__(self, explorer: Explorer) -> None:
        self.explorer = explorer
        self.heap: dict[int, Entity] = {}
        self.resolution: dict[Term, int] = {}
        self.aliases: dict[Term, tuple[int, ...]] = {}
        self.facts: dict[Term, bool] = {}
        """What the path condition says of single conditions."""
        self.given: dict[Term, int] = {}
        """The values that the path condition gives to variables."""
        self.ranges: dict[Term, Interval] = {}
        """The intervals that it gives to terms, where they are narrower than their own."""
        self.chosen: set[Term] = set()
        self.apart: frozenset[tuple[Value, Value]] = frozenset()
        """Inputs that were found to be two objects though some objects are kept only once."""
        self.used: tuple[UsedClass, ...] = ()
        """The classes that code has used before the method under check was called, and may have changed."""

    def read_input(self, value: Value) -> Value:
        """A value that may be an input which is read for the first time."""
        if value.__class__ is Term and value in self.explorer.unknowns:
            self.explorer.strategy.first_read(self, value)  # type: ignore[arg-type]
        return value

    def learn(self, fact: Term) -> None:
        """Notes the value or the interval that a condition of the path gives to a term."""
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
        """The values that an integer can have on this path, as far as single conditions tell."""
        own = Interval(term.low, term.high)
        known = self.ranges.get(term)
        if known is None and term.op is terms.Op.LINEAR and self.ranges:
            # Of a sum what its parts allow.
            constant, *parts = term.args
            known = Interval(constant, constant)
            for coefficient, part in zip(parts[::2], parts[1::2], strict=True):
                known = known.add(self.range_of(part).scale(coefficient))
        return own if known is None else own.meet(known) or own

    def known(self, reference: Value) -> Any:
        """A reference with what has been found out about it put in."""
        if reference.__class__ is not Term:
            return reference
        assert isinstance(reference, Term)
        if reference in self.resolution:
            return self.resolution[reference]
        return self.mapped(reference, lambda leaf: self.resolution.get(leaf, leaf))

    def mapped(self, reference: Term, change: Callable[[Any], Value]) -> Any:
        """A reference with its leaves changed; alternatives that are shared are visited once."""
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

    def targets(self, reference: Value) -> list[tuple[Value, int]]:
        """The addresses a reference that is not null may have, each with its condition."""
        reference = self.known(reference)
        if reference.__class__ is not Term:
            return [(True, reference)] if reference else []
        if reference.op is not terms.Op.ITE:
            return [(equal(reference, a), a) for a in self.candidates(reference)]
        found: dict[int, None] = {}
        try:
            self.mapped(reference, lambda leaf: found.update(dict.fromkeys(self.candidates(leaf))) or leaf)
        except Resolve as request:
            # Only the side that is taken is known not to be null.
            raise Decide(reference.args[0]) from request
        options = [(self.same(reference, address), address) for address in found]
        return [(condition, address) for condition, address in options if condition is not False]

    def candidates(self, reference: Value) -> tuple[int, ...]:
        """The addresses that a reference without alternatives may have when it is not null."""
        if reference.__class__ is not Term:
            return (reference,) if reference else ()
        if reference not in self.aliases:
            raise Resolve(reference)
        return self.aliases[reference]

    def one_target(self, reference: Value) -> int:
        """The address of a reference that is not null; of several possible ones, one is decided upon."""
        for condition, address in self.targets(reference):
            holds = self.facts.get(condition) if isinstance(condition, Term) else condition
            if holds is None:
                raise Decide(condition)
            if holds:
                return address
        raise PathEnded(Infeasible())

    def same(self, left: Value, right: Value) -> Any:
        """Whether two references are the same; what the program made is never an input."""
        left, right = self.known(left), self.known(right)
        if left.__class__ is not Term and right.__class__ is not Term:
            return left == right
        if left.__class__ is Term and left.op is terms.Op.ITE:
            return self.mapped(left, lambda leaf: self.same(leaf, right))
        if right.__class__ is Term and right.op is terms.Op.ITE:
            return self.same(right, left)
        for one, other in ((left, right), (right, left)):
            if (
                not (other.__class__ is int and other == 0)
                and one.__class__ is Term
                and one not in self.aliases
                and self.explorer.is_constant(one)
            ):
                raise ChooseInitial(one, whole=True)
            if one.__class__ is not Term and one and not self.may_be(other, one):
                return False
        if left.__class__ is Term and right.__class__ is Term and not self.explorer.may_alias(left, right):
            return conjunction(equal(left, 0), equal(right, 0))
        same: Value = equal(left, right)
        if left.__class__ is Term and right.__class__ is Term:
            for address in self._too_young(left, right):
                same = conjunction(same, unequal(left, address))
        return same

    def _too_young(self, one: Term, two: Term) -> list[int]:
        """What the newer of two unknowns may be but the older may not."""
        unknowns = self.explorer.unknowns
        if one not in unknowns or two not in unknowns or unknowns[one].version == unknowns[two].version:
            return []
        older, newer = sorted((unknowns[one].version, unknowns[two].version))
        return [address for address, entity in self.heap.items() if older < entity.born <= newer]

    def may_be(self, variable: Term, address: int) -> bool:
        """Whether an unknown may be the object at an address, which must be as old as it."""
        if variable in self.aliases:
            return address in self.aliases[variable]
        entity, unknown = self.heap[address], self.explorer.unknowns[variable]
        if entity.born > unknown.version or is_apart(entity, unknown):
            return False
        return self.explorer.fits(entity, unknown.type)
