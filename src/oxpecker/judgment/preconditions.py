"""Methods with further preconditions, to check what holds if callers keep to them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from oxpecker.judgment.method_names import MethodNames
from oxpecker.oox import typed
from oxpecker.oox.analysis.called_methods import CalledMethods
from oxpecker.oox.analysis.static_state import StaticState
from oxpecker.oox.dialects import Dialect
from oxpecker.oox.scan import DETAILS
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.results.judgment import NarrowedParameter, Precondition


def is_judged(program: typed.Program, method: typed.Method) -> bool:
    """Whether the failures of a method are judged: it has no contract, and exceptions are findings.

    Jip starts methods with any arguments, so nothing is up to callers.
    """
    if program.options["dialect"] == Dialect.JIP:
        return False
    says = any(
        case.exceptional or case.signals or not all(map(_is_about_null, (*case.requires, *case.ensures)))
        for case in method.cases
    )
    return program.options["exceptions"] == "finding" and not says and method.body is not None


def _is_about_null(clause: typed.Clause) -> bool:
    """Whether a clause only says that something is not null, as annotations do: no word about exceptions."""
    match clause.condition:
        case typed.Binary(operator=BinaryOperator.NOT_EQUAL, right=typed.Literal(value=None)):
            return True
    return False


def with_preconditions(
    program: typed.Program, method: typed.Method, preconditions: Iterable[Precondition]
) -> tuple[typed.Program, typed.Method]:
    """The program in which a method demands more of its callers."""
    clauses, narrowed = [], {}
    for each in preconditions:
        if isinstance(each, NarrowedParameter):
            narrowed[each.index] = each.type
        else:
            clauses.append(each)
    cases = method.cases or (typed.Case(method.info, span=method.info.span),)
    stricter = replace(
        method,
        cases=tuple(replace(case, requires=(*case.requires, *clauses)) for case in cases) if clauses else method.cases,
        parameters=tuple(replace(each, type=narrowed.get(each.index, each.type)) for each in method.parameters),
    )
    other = replace(program, methods={**program.methods, method.info.key: stricter})
    other.claiming = program.claiming
    shared: list[type[object]] = [MethodNames, CalledMethods]
    if not any(map(_may_change_answers, typed.walk(clauses))):
        other.answers = dict(program.answers)
        shared.append(StaticState)
    other.facts = {kind: program.facts[kind] for kind in shared if kind in program.facts}
    return other, stricter


def _may_change_answers(node: typed.Node) -> bool:
    """Whether a part of a clause may matter to what is known about the whole program."""
    return isinstance(node, (typed.Invoke, typed.Old, typed.Fresh)) or (
        isinstance(node, typed.FieldRead) and node.field.name in DETAILS
    )
