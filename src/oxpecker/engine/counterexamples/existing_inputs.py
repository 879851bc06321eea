"""Runs on objects that calls have constructed, instead of the inputs of a path, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from oxpecker.engine.counterexamples.replay import Replay
from oxpecker.engine.limits import STEPS_OF_A_SHORT_TRIAL
from oxpecker.judgment import Failure
from oxpecker.oox import interpreter as concrete
from oxpecker.oox.interpreter.tracing import TracingInterpreter, TracingWorld
from oxpecker.oox.interpreter.witness import clause_values
from oxpecker.results import Finding, FindingKind, heap_graph, static_roots
from oxpecker.results.film import FilmingInterpreter, wanted_steps
from oxpecker.results.heap import HeapGraph
from oxpecker.results.rebuilding import Rebuilding

_Part = tuple[str, str]
"""A field or an element of an object."""


def trial_finding(replay: Replay, objects: HeapGraph, texts: Mapping[str, str]) -> Finding | None:
    """What a run shows on objects and other arguments in OOX's notation, with its judgment.

    None if it shows no exception and no endless run, if callers are to blame, or if other things decide the run.
    """
    interpreter = replay.interpreter
    interpreter.sought = concrete.Sought(after=STEPS_OF_A_SHORT_TRIAL)
    make = _making(replay, objects, texts, _everything)
    try:
        run = interpreter.run(replay.method, make)
    except concrete.InputError:
        return None
    finally:
        interpreter.sought = None
    found = replay.finding(run)
    is_decided_otherwise = run.values or run.answers or run.statics or run.schedule
    if found is None or is_decided_otherwise or found.kind not in (FindingKind.EXCEPTION, FindingKind.NEVER_ENDS):
        return None
    judgment = None
    if replay.judge is not None and isinstance(run.outcome, concrete.Threw):
        changed = _changed(replay, interpreter.world.heap)
        thrown = run.outcome.exception.cls.name
        failure = Failure(thrown, run.outcome.trace, (), frozenset(), (), changed, lambda: True)
        judgment = replay.judge.judge(failure)
        if judgment.condition is not None:
            return None
    shown = _shown(replay, make, found)
    return None if shown is None else replay.judged(shown, judgment)


def shown_from(replay: Replay, inputs: HeapGraph, finding: Finding) -> Finding | None:
    """The same finding on other inputs, whose roots are the parameters; None if a run on them shows another one."""
    return _shown(replay, _making(replay, inputs, {}, lambda heap: frozenset(_alike(heap, finding))), finding)


def _making(
    replay: Replay, inputs: HeapGraph, texts: Mapping[str, str], touched: Callable[[HeapGraph], frozenset[_Part]]
) -> concrete.MakeArguments:
    """Creates the arguments of a run; a constructor gets a new object."""
    given, objects = dict(inputs.roots), {each.name: each for each in inputs.objects}
    method = replay.method.info

    def make(heap: concrete.Heap) -> list[concrete.Value]:
        rebuilding = Rebuilding(replay.program.hierarchy, objects, heap)
        replay.arguments = []
        for each in replay.method.parameters:
            if each.name in texts:
                replay.arguments += concrete.parse_arguments(texts[each.name], [each.type], heap)
            elif method.is_constructor and not replay.arguments:
                replay.arguments.append(heap.new_object(replay.program.hierarchy[method.owner]))
            else:
                replay.arguments.append(rebuilding.value(given[each.name], each.type))
        replay.snap(heap)
        replay.touched = touched(replay.before)
        return replay.arguments

    return make


def _shown(replay: Replay, make: concrete.MakeArguments, finding: Finding) -> Finding | None:
    """The same finding with the steps of a run on other inputs."""
    interpreter = TracingInterpreter(replay.program, replay.limits)
    if finding.kind is FindingKind.NEVER_ENDS:
        interpreter.sought = concrete.Sought(after=STEPS_OF_A_SHORT_TRIAL)
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
        witness=_witness(world, run.outcome),
        instances=(),
        steps=interpreter.steps,
        steps_total=interpreter.total,
        heap_after=heap_graph([*roots, *static_roots(world.heap)], world.heap),
        moments=film.moments() if replay.films else (),
    )


def _witness(world: TracingWorld, outcome: concrete.Outcome) -> tuple[tuple[str, str], ...]:
    """The values in a violated clause; of an endless run those that recur."""
    if isinstance(outcome, concrete.Recurred):
        return outcome.values
    return clause_values(world, outcome) if isinstance(outcome, concrete.Violated) else ()


def _changed(replay: Replay, heap: concrete.Heap) -> Callable[[bool], bool]:
    """Whether an object that existed at the call, or only an array, is now another than it was then."""
    now = heap_graph([*replay.roots(at_entry=True), *static_roots(heap)], heap)
    after = {each.name: each.fields for each in now.objects}
    changed = [each for each in replay.before.objects if after.get(each.name, each.fields) != each.fields]
    return lambda has_objects: any(has_objects or each.is_array for each in changed)


def _everything(heap: HeapGraph) -> frozenset[_Part]:
    return frozenset((each.name, part) for each in heap.objects for part, _ in each.fields)


def _alike(heap: HeapGraph, finding: Finding) -> Iterator[tuple[str, str]]:
    """The parts of objects that a run like that of the finding reads or writes."""
    classes = {each.name: each.type for each in finding.heap_before.objects}
    touched = {(classes[name], part) for name, part in finding.touched if name in classes}
    for each in heap.objects:
        is_known = each.type in classes.values() and not each.is_array
        yield from ((each.name, part) for part, _ in each.fields if not is_known or (each.type, part) in touched)
