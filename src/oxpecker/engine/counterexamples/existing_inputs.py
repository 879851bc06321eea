"""Runs on objects that calls have constructed, instead of the inputs of a path, and what they show."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.engine.counterexamples.replay import Replay
from oxpecker.oox import interpreter as concrete
from oxpecker.oox.interpreter.tracing import TracingInterpreter
from oxpecker.oox.interpreter.witness import clause_values
from oxpecker.results import Finding, heap_graph, static_roots
from oxpecker.results.film import FilmingInterpreter, wanted_steps
from oxpecker.results.heap import HeapGraph
from oxpecker.results.rebuilding import Rebuilding


def shown_from(replay: Replay, inputs: HeapGraph, finding: Finding) -> Finding | None:
    """The same finding on other inputs, whose roots are the parameters; None if a run on them shows another one."""
    given, objects = dict(inputs.roots), {each.name: each for each in inputs.objects}

    def make(heap: concrete.Heap) -> list[concrete.Value]:
        rebuilding = Rebuilding(replay.program.hierarchy, objects, heap)
        replay.arguments = [rebuilding.value(given[each.name], each.type) for each in replay.method.parameters]
        replay.before = heap_graph([*replay.roots(at_entry=True), *static_roots(heap)], heap)
        replay.touched = frozenset((each.name, part) for each in replay.before.objects for part, _ in each.fields)
        return replay.arguments

    interpreter = TracingInterpreter(replay.program, replay.limits)
    try:
        run = interpreter.run(replay.method, make)
    except concrete.InputError:
        return None
    found = replay.finding(run)
    is_decided_otherwise = run.values or run.answers or run.statics
    if found is None or found.defect != finding.defect or is_decided_otherwise:
        return None
    world, roots = interpreter.world, replay.roots(at_entry=False)
    if isinstance(run.outcome, concrete.Violated) and run.outcome.kind is concrete.ViolationKind.ENSURES:
        roots += replay.result(interpreter)
    film = FilmingInterpreter(replay.program, replay.limits, wanted_steps(interpreter.total))
    if replay.films:
        film.watch(lambda: replay.roots(at_entry=False))
        film.run(replay.method, make)
    return replace(
        finding,
        call=found.call,
        inputs=found.inputs,
        reason=found.reason,
        exception=found.exception,
        calls=found.calls,
        heap_before=found.heap_before,
        touched=found.touched,
        witness=clause_values(world, run.outcome) if isinstance(run.outcome, concrete.Violated) else (),
        instances=(),
        steps=interpreter.steps,
        steps_total=interpreter.total,
        heap_after=heap_graph([*roots, *static_roots(world.heap)], world.heap),
        moments=film.moments() if replay.films else (),
    )
