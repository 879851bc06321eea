"""Runs on arguments that are written as text, instead of the inputs of a path, and what they show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oxpecker.engine.counterexamples.replay import Replay
from oxpecker.oox import interpreter as concrete
from oxpecker.oox.interpreter.observer import Observer
from oxpecker.oox.interpreter.tracing import TracingInterpreter
from oxpecker.results import Finding, heap_graph, static_roots


def run_on(replay: Replay, interpreter: concrete.Interpreter, texts: Sequence[str]) -> concrete.Run:
    """Runs the method of a replay on arguments; a receiver is an object without fields."""

    def make(heap: concrete.Heap) -> list[concrete.Value]:
        info, parameters = replay.method.info, replay.method.parameters
        given = parameters if info.static else parameters[1:]
        values = concrete.parse_arguments(", ".join(texts), [each.type for each in given], heap)
        receiver: list[concrete.Value] = [] if info.static else [heap.new_object(heap.hierarchy[info.owner])]
        replay.arguments = [*receiver, *values]
        replay.snap(heap)
        return replay.arguments

    return interpreter.run(replay.method, make)


def shown_on(replay: Replay, texts: Sequence[str], observer: Observer, limits: concrete.Limits) -> Finding | None:
    """What an observed run on arguments shows, with its steps."""
    interpreter = TracingInterpreter(replay.program, limits)
    interpreter.world.begun = lambda: replay.snap(interpreter.world.heap)
    interpreter.sought = observer
    run = run_on(replay, interpreter, texts)
    found = replay.finding(run)
    if found is None:
        return None
    roots = [*replay.roots(at_entry=False), *static_roots(interpreter.world.heap)]
    return replace(
        found,
        witness=run.outcome.values if isinstance(run.outcome, concrete.Recurred) else (),
        steps=interpreter.steps,
        steps_total=interpreter.total,
        heap_after=heap_graph(roots, interpreter.world.heap),
    )
