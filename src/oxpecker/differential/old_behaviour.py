"""What the old version does on the inputs of a difference, as a test case."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.differential.replay import REPLAY_LIMITS, TextInputs
from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.oox.types import VOID
from oxpecker.results.case import RESULT, Case, CaseOutcome
from oxpecker.results.difference import Difference
from oxpecker.results.heap import HeapGraph
from oxpecker.results.snapshot import Root, heap_graph, static_roots
from oxpecker.results.verdict import ThrownException


def old_behaviour(program: typed.Program, method: typed.Method, difference: Difference) -> Case | None:
    """The case of the old version on the inputs of a difference; None if they cannot be built, or it does not end."""
    before = HeapGraph()

    def picture(heap: concrete.Heap, values: list[concrete.Value]) -> None:
        nonlocal before
        before = heap_graph([*_roots(method, values)[int(method.info.is_constructor) :], *static_roots(heap)], heap)

    plain = _without_contracts(program)
    interpreter = concrete.Interpreter(plain, REPLAY_LIMITS)
    inputs = TextInputs([value for _, value in difference.inputs], difference.statics, built=picture)
    try:
        ran = inputs.run(interpreter, plain.methods[method.info.key], is_old=True)
    except (concrete.InputError, KeyError, IndexError):
        return None
    outcome, info, heap = ran.run.outcome, method.info, interpreter.world.heap
    roots = _roots(method, list(ran.arguments))
    if isinstance(outcome, concrete.Returned) and not info.is_constructor and info.return_type != VOID:
        roots.append((RESULT, outcome.value, info.return_type))
    touched = frozenset((each.name, name) for each in before.objects for name, _ in each.fields)
    after = heap_graph([*roots, *static_roots(heap)], heap)
    changed = [name for name, _ in (*difference.old.effects, *difference.new.effects) if "." in name]
    given = tuple(name for name, _ in difference.statics)
    case = Case(
        info.key,
        CaseOutcome.RETURNED,
        before,
        after,
        (),
        assigned=tuple(sorted(set(changed))),
        statics=given,
        touched=touched,
    )
    if isinstance(outcome, concrete.Threw):
        thrown = outcome.exception
        name, span = outcome.trace[0] if outcome.trace else (info.key, info.span)
        exception = ThrownException(thrown.cls.name, concrete.show_exception(thrown), name, span)
        return replace(case, outcome=CaseOutcome.THREW, exception=exception)
    return case if isinstance(outcome, concrete.Returned) else None


def _without_contracts(program: typed.Program) -> typed.Program:
    """The program as a JVM runs it: the old version may break a contract that the new one keeps."""
    methods = {key: replace(each, cases=()) if each.cases else each for key, each in program.methods.items()}
    return replace(program, methods=methods, invariants={}, static_invariants={})


def _roots(method: typed.Method, values: list[concrete.Value]) -> list[Root]:
    pairs = zip(method.parameters, values, strict=True)
    return [(parameter.name, value, parameter.type) for parameter, value in pairs]
