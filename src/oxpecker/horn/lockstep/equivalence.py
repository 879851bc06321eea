"""Proofs that two versions of a method are equal for all inputs: their loops run in step."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from oxpecker.horn.arithmetic import Arithmetic
from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import Formula, conjunction
from oxpecker.horn.limits import INFERENCE_UNITS
from oxpecker.horn.lockstep.product import Loops, Product, Relations, is_comparable
from oxpecker.horn.lockstep.side import Side
from oxpecker.horn.obligation import Obligation
from oxpecker.horn.proving import Prover
from oxpecker.horn.script import ScriptWriter
from oxpecker.limits import Budget
from oxpecker.limits.budget import is_spent
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.solver.scripts import Scripts

NEW = "new "
"""Begins the names of the new version in formulas; no name of a program has a space."""

Version = tuple[typed.Program, typed.Method]


def equal_in_lockstep(old: Version, new: Version) -> bool:
    """Whether two versions are shown to return equal results, to leave equal arrays, and to end together."""
    if not is_comparable(old[1], new[1]) or old[0].options["ints"] != new[0].options["ints"]:
        return False
    if any(each[0].options["overflow"] == "check" for each in (old, new)):
        return False
    with Budget(INFERENCE_UNITS).spending(), Scripts() as solver:
        try:
            return _Equivalence(old, new, solver).is_shown()
        except NotEncodable:
            return False


class _Equivalence:
    def __init__(self, old: Version, new: Version, solver: Scripts) -> None:
        self.old, self.new = old, new
        self.folds = Folds(Arithmetic(new[0].options["ints"] == "java"))
        self.prover = Prover(self.folds, solver)

    def is_shown(self) -> bool:
        """Filters candidate relations until the rest is inductive, and shows the rest with them."""
        found = self._product(None).candidates
        while not is_spent():
            product = self._product(found)
            violated = self._violated(product)
            if not violated:
                others = [each for each in product.obligations if each.candidate is None]
                return self.prover.first_unproved(others) is None and not is_spent()
            found = {loops: [each for each in some if (loops, each) not in violated] for loops, some in found.items()}
        return False

    def _product(self, found: Relations | None) -> Product:
        sides = [
            Side(program, method, effect_table(program), self.folds, mark)
            for (program, method), mark in ((self.old, ""), (self.new, NEW))
        ]
        product = Product(sides[0], sides[1], found)
        product.encode()
        return product

    def _violated(self, product: Product) -> set[tuple[Loops, Formula]]:
        """The candidates that do not hold before or after an iteration. Those of a path are tried together first."""
        found: set[tuple[Loops, Formula]] = set()
        writer = ScriptWriter(self.folds)
        about = [each for each in product.obligations if each.candidate is not None]
        for _, group in groupby(about, key=lambda each: each.hypotheses):
            some = [each for each in group if _key(each) not in found]
            if not some or is_spent() or self._all_hold(some, writer):
                continue
            found |= {_key(each) for each in some if not self.prover.is_shown(each, writer)}
        return found

    def _all_hold(self, some: list[Obligation], writer: ScriptWriter) -> bool:
        together = replace(some[0], goal=conjunction(*(each.goal for each in some)))
        return self.prover.is_shown(together, writer)


def _key(obligation: Obligation) -> tuple[Loops, Formula]:
    """The loops and the candidate that an obligation is about."""
    assert obligation.candidate is not None
    return (obligation.candidate[0], obligation.clause), obligation.candidate[1]
