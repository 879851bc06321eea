"""Runs on objects that calls have constructed, instead of the inputs of a path, and what they show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oxpecker.engine.counterexamples.replay import Replay
from oxpecker.oox import interpreter as concrete
from oxpecker.oox.interpreter.tracing import TracingInterpreter
from oxpecker.oox.interpreter.witness import clause_values
from oxpecker.results import Finding, FindingKind, heap_graph, static_roots
from oxpecker.results.film import FilmingInterpreter, wanted_steps
from oxpecker.results.heap import HeapGraph
from oxpecker.results.rebuilding import Rebuilding


def shown_from(replay: Replay, inputs: HeapGraph, finding: Finding) -> Finding | None:
    """The same finding on other inputs, whose roots are the parameters; None if a run on them shows another one."""
    given, objects = dict(inputs.roots), {each.name: each for each in inputs.objects}

    def make(heap: concrete.Heap) -> list[concrete.Value]:
        rebuilding = Rebuilding(replay.program.hierarchy, objects, heap)
        replay.arguments = [rebuilding.value(given[each.name], each.type) for each in replay.method.parameters]
        replay.snap(heap)
        replay.touched = frozenset(_alike(replay.before, finding))
        return replay.arguments

    interpreter = TracingInterpreter(replay.program, replay.limits)
    if finding.kind is FindingKind.NEVER_ENDS:
        interpreter.sought = concrete.Sought()
    interpreter.world.begun = lambda: replay.snap(interpreter.world.heap)
    try:
        run = interpreter.run(replay.method, make)
    except concrete.InputError:
        return None
    found = replay.finding(run)
    is_decided_otherwise = run.values or (run.answers and finding.answers) or run.statics
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


def _alike(heap: HeapGraph, finding: Finding) -> Iterator[tuple[str, str]]:
    """The parts of objects that a run like that of the finding reads or writes."""
    classes = {each.name: each.type for each in finding.heap_before.objects}
    touched = {(classes[name], part) for name, part in finding.touched if name in classes}
    for each in heap.objects:
        is_known = each.type in classes.values() and not each.is_array
        yield from ((each.name, part) for part, _ in each.fields if not is_known or (each.type, part) in touched)
