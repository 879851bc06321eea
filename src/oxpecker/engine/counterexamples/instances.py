"""Instances of quantifiers that a counterexample needs.

For a quantifier over a long range, a path knows only what one integer decides. If a counterexample depends on the rest,
integers are searched for which its values violate the quantifier, and the quantifier is instantiated for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oxpecker import terms
from oxpecker.engine.counterexamples.smallest import model_of
from oxpecker.engine.explore.explorer import Explorer
from oxpecker.engine.limits import MOST_INSTANCES
from oxpecker.engine.path.quantified import LongRange, Quantified
from oxpecker.engine.path.state import State
from oxpecker.engine.values.arithmetic import conjunction
from oxpecker.engine.values.value import Value
from oxpecker.limits.reason import Cause, Reason
from oxpecker.oox.source import Span
from oxpecker.solver import Satisfiable, Unsatisfiable
from oxpecker.terms import Term

Model = Mapping[Term, Any]


class Undecided(Reason):
    """Why a path that may violate the contract is not shown: a quantifier over a long range."""

    __slots__ = ("call", "fixed", "model", "span")

    span: Span
    fixed: bool
    """Whether the range is too long whatever the input."""
    model: Model
    call: str
    """What was run."""


def undecided(state: State, model: Model, call: str, place: Span | None, excerpt: Callable[[Span], str]) -> Undecided:
    """Names the quantifier that a run could not evaluate, or else the first undecided one."""
    relied = [
        each
        for each in state.specification.quantified
        if not (isinstance(each, Quantified) and _is_decided(each, model))
    ]
    blamed = next(
        (each for each in state.specification.quantified if each.span == place),
        (relied or state.specification.quantified)[0],
    )
    text = f"the quantifier {excerpt(blamed.span)} at {blamed.span} ranges over more integers than can be tried"
    found = Undecided(f"not decided: {text}", Cause.QUANTIFIER)
    found.span, found.fixed, found.model, found.call = blamed.span, blamed.fixed, model, call
    return found


def add_instances(explorer: Explorer, state: State, model: Model) -> bool:
    """Instantiates quantifiers of a path for integers that a model violates; False if there are none."""
    found: list[Value] = []
    for each in state.specification.quantified:
        number = wrong_integer(explorer, each, model) if isinstance(each, Quantified) else None
        if number is not None:
            assert isinstance(each, Quantified)
            said, inner = each.at(number, f" at {number}/{len(state.specification.quantified)}")
            found.append(said)
            state.specification.quantified = (*state.specification.quantified, *inner)
    for condition in found:
        if isinstance(condition, Term):
            state.knowledge.assume(condition)
    state.knowledge.model = None if found else state.knowledge.model
    return bool(found)


def is_possible(explorer: Explorer, state: State) -> bool:
    """Whether a path stays feasible when its quantifiers are instantiated for the integers that its values violate."""
    for _ in range(MOST_INSTANCES):
        found = model_of(explorer, state)
        if isinstance(found, Unsatisfiable):
            return False
        if found is None or not add_instances(explorer, state, found[1]):
            break
    return True


def wrong_integer(explorer: Explorer, each: Quantified, model: Model) -> int | None:
    """An integer that decides a quantifier under a model that treats it as undecided."""
    if _is_decided(each, model):
        return None
    deciding: Value = conjunction(each.inside(each.witness), each.decides)
    for inner in _all_inner(each):
        deciding = conjunction(deciding, inner.definition())
    own = {each.witness, *(variable for inner in _all_inner(each) for variable in inner.variables)}
    if isinstance(deciding, Term):
        values = {v: terms.evaluate(v, model) for v in deciding.variables if v not in own}
        deciding = terms.substitute(deciding, values)
    if not isinstance(deciding, Term):
        return int(terms.evaluate(each.witness, model)) if deciding else None
    answer = explorer.solver.check([deciding])
    return int(terms.evaluate(each.witness, answer.model)) if isinstance(answer, Satisfiable) else None


def _all_inner(each: Quantified) -> list[Quantified]:
    return [part for inner in each.inner for part in (inner, *_all_inner(inner))]


def _is_decided(each: Quantified, model: Model) -> bool:
    return terms.evaluate(each.is_undecided, model) is not True


def witnesses(quantified: tuple[LongRange, ...], model: Model) -> list[tuple[str, Span, int]]:
    """The bound variables of the quantifiers that one integer decides, outer ones first, with that integer."""
    found = [
        (each.name, each.span, int(terms.evaluate(each.witness, model)))
        for each in quantified
        if isinstance(each, Quantified)
        and _is_decided(each, model)
        # Smaller inputs may have come from elsewhere.
        and terms.evaluate(conjunction(each.inside(each.witness), each.decides), model) is True
    ]
    return sorted(found, key=lambda each: each[1])
