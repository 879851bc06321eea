"""Conditions that people are told, without those that follow from the others."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.horn.arithmetic import Arithmetic
from oxpecker.horn.errors import NotEncodable
from oxpecker.horn.folds import Folds
from oxpecker.horn.formula import ANY, TRUE, Formula, Sort, symbol
from oxpecker.horn.knowledge import Knowledge
from oxpecker.horn.limits import REDUNDANCY_UNITS
from oxpecker.horn.obligation import Kind, Obligation
from oxpecker.horn.proving import Prover
from oxpecker.horn.script import ScriptWriter
from oxpecker.horn.specification import Evaluation, Moment
from oxpecker.horn.values import Reference, Region, Value, array_sort, is_scalar
from oxpecker.limits import Budget
from oxpecker.limits.budget import is_spent
from oxpecker.oox import typed
from oxpecker.oox.types import BOOL, INT, ArrayType
from oxpecker.solver.scripts import Scripts


def irredundant(program: typed.Program, conditions: Iterable[typed.Expression]) -> list[typed.Expression]:
    """Conditions on locals, in order, without those that follow from the rest; later ones are left out first."""
    arithmetic = Arithmetic(program.options["ints"] == "java")
    folds = Folds(arithmetic)
    given = list(conditions)
    now = _moment(given, arithmetic)
    evaluation = Evaluation(program.hierarchy, arithmetic, folds, Knowledge(), now, now)
    formulas = [_formula(evaluation, each) for each in given]
    kept = dict(enumerate(formulas))
    with Scripts() as solver, Budget(REDUNDANCY_UNITS).spending():
        prover, writer = Prover(folds, solver), ScriptWriter(folds)
        for number, formula in reversed(list(enumerate(formulas))):
            others = tuple(each for other, each in kept.items() if other != number and each is not None)
            if formula is None or is_spent():
                continue
            if prover.is_shown(Obligation(Kind.INVARIANT, given[number].span, others, formula), writer):
                del kept[number]
    return [given[number] for number in kept]


def _formula(evaluation: Evaluation, condition: typed.Expression) -> Formula | None:
    """What a condition says; None if it has no formula."""
    try:
        return evaluation.holds(condition)
    except NotEncodable:
        return None


def _moment(conditions: list[typed.Expression], arithmetic: Arithmetic) -> Moment:
    """The locals by their names; arrays are there."""
    variables = {node.variable for each in conditions for node in typed.found(each, typed.Local)}
    values: dict[int, Value] = {}
    heap: dict[Region, Formula] = {}
    for each in sorted(variables, key=lambda variable: variable.index):
        if is_scalar(each.type):
            within = ANY if each.type == BOOL else arithmetic.range(each.type)
            values[each.index] = symbol(each.name, Sort.BOOL if each.type == BOOL else Sort.INT, within)
        elif isinstance(each.type, ArrayType) and is_scalar(each.type.element):
            length = symbol(f"{each.name}.length", Sort.INT, (0, arithmetic.range(INT)[1]))
            region = Region(len(heap), each.name, each.type.element, length, True)
            element = each.type.element
            within = ANY if element == BOOL else arithmetic.range(element)
            heap[region] = symbol(f"{each.name}[]", array_sort(element), within)
            values[each.index] = Reference(((TRUE, region),))
    return Moment(values, heap)
