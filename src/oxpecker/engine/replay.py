"""Counterexamples are replayed in the interpreter before anyone sees them, and then once more for their steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from oxpecker.engine.exceptions import CountedExceptions
from oxpecker.engine.explorer import Explorer
from oxpecker.engine.findings import Findings
from oxpecker.engine.inputs import InputMaker, TooLarge, arguments_of
from oxpecker.engine.paths import PathEnd
from oxpecker.engine.smallest import model_of, smallest_model
from oxpecker.engine.state import State
from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.oox.interpreter.tracing import TracingInterpreter
from oxpecker.oox.interpreter.witness import clause_values
from oxpecker.oox.source import Source, Span
from oxpecker.results import Finding, HeapGraph, ThrownException, heap_graph, static_roots
from oxpecker.results.snapshot import Root
from oxpecker.solver import Unsatisfiable
from oxpecker.terms import Term

Sources = Mapping[str, Source]

DEFECT = "internal error"
"""How a reason begins that nobody should ever see."""


class Replay:
    """Runs one method on the inputs of paths that look wrong."""

    def __init__(
        self,
        program: typed.Program,
        method: typed.Method,
        steps: int,
        sources: Sources,
        counted: CountedExceptions | None = None,
    ) -> None:
        self.program = program
        self.method = method
        self.sources = sources
        self.limits = concrete.Limits(steps=steps)
        self.interpreter = concrete.Interpreter(program, self.limits)
        self.counted = counted or CountedExceptions(program, None)
        self.arguments: list[concrete.Value] = []
        self.before = HeapGraph()

    def confirm(self, explorer: Explorer, end: PathEnd, findings: Findings) -> str | None:
        """Adds what a path shows to the findings, if it is new or smaller; else says why it shows nothing."""
        state = end.state
        found = model_of(explorer, state)
        if isinstance(found, Unsatisfiable):
            return None
        if found is None:
            return "the solver gave no values for a path that may be wrong"
        path, model = found
        if findings.is_settled(end.ending) and self.is_known(explorer, state, model, findings):
            return None
        model = smallest_model(explorer, path, model)
        try:
            run = self.run(self.interpreter, explorer, state, model)
        except TooLarge as problem:
            return f"a counterexample cannot be replayed: {problem}"
        except concrete.ScheduleError as error:
            return f"{DEFECT}: a counterexample did not replay: {error}"
        finding = self.finding(run)
        if finding is None:
            outcome = type(run.outcome).__name__.lower()
            call = ", ".join(run.arguments)
            return f"{DEFECT}: a counterexample ({call}) did not replay: it {outcome}"
        if findings.wants(finding):
            findings.add(self.traced(explorer, state, model, finding))
        return None

    def is_known(self, explorer: Explorer, state: State, model: Mapping[Term, Any], findings: Findings) -> bool:
        """Whether a run on any inputs of a path shows a defect that was found already."""
        try:
            finding = self.finding(self.run(self.interpreter, explorer, state, model))
        except TooLarge:
            return False
        return finding is not None and finding.defect in findings.smallest

    def run(
        self, interpreter: concrete.Interpreter, explorer: Explorer, state: State, model: Mapping[Term, Any]
    ) -> concrete.Run:
        """Runs the method on the inputs of a path."""
        steps = state.threads.steps.listed()
        woken = [step.woken for step in steps if step.woken is not None]
        choices = concrete.Choices(woken, steps=[step.thread for step in steps])

        def make(heap: concrete.Heap) -> list[concrete.Value]:
            maker = InputMaker(explorer, state, model, heap)
            arguments = arguments_of(explorer, self.method)
            values = [maker.value(v, p.type) for v, p in zip(arguments, self.method.parameters, strict=True)]
            choices.values = [maker.nondet(value) for value in state.inputs]
            self.arguments = values
            self.before = heap_graph([*self.roots(at_entry=True), *static_roots(heap)])
            return values

        return interpreter.run(self.method, make, choices)

    def roots(self, at_entry: bool) -> list[Root]:
        """The parameters with the arguments; what a constructor makes is none when it is entered."""
        pairs = zip(self.method.parameters, self.arguments, strict=True)
        found = [(parameter.name, value, parameter.type) for parameter, value in pairs]
        return found[1:] if at_entry and self.method.info.is_constructor else found

    # --- findings ------------------------------------------------------------------------------------------

    def finding(self, run: concrete.Run) -> Finding | None:
        """The violation a run shows, if it shows one."""
        outcome = run.outcome
        if isinstance(outcome, concrete.Violated):
            kind, place, method, reason = str(outcome.kind), outcome.span, outcome.method, outcome.reason
            thrown = outcome.exception
        elif isinstance(outcome, concrete.Threw) and self.counted.counts(outcome.exception.cls.name, outcome.thread):
            kind, reason, thrown = "exception", outcome.exception.cls.name, outcome.exception
            method, place = outcome.trace[0] if outcome.trace else (str(self.method.info), self.method.info.span)
        elif isinstance(outcome, concrete.Deadlocked):
            reason = "; ".join(f"thread {t.thread} waits at {t.span} ({t.waits_for})" for t in outcome.threads)
            kind, place, method, thrown = "deadlock", outcome.threads[0].span, outcome.threads[0].method, None
        else:
            return None
        names = [parameter.name for parameter in self.method.parameters]
        inputs = zip(names, run.arguments, strict=True)
        return Finding(
            kind,
            self.excerpt(place),
            place,
            method,
            str(self.method.info),
            concrete.show_call(self.method.info, run.arguments),
            tuple(pair for pair in inputs if not (self.method.info.is_constructor and pair[0] == "this")),
            reason,
            run.shown_values,
            _thrown(thrown) if thrown is not None else None,
            heap_before=self.before,
            schedule=run.schedule,
        )

    def excerpt(self, span: Span) -> str:
        """The text of a place; empty where the text is not at hand."""
        source = self.sources.get(span.file)
        return "" if source is None else source.excerpt(span)

    def traced(self, explorer: Explorer, state: State, model: Mapping[Term, Any], finding: Finding) -> Finding:
        """The finding with the steps that lead to it, the values its clause speaks of and the heap at its end."""
        interpreter = TracingInterpreter(self.program, self.limits)
        run = self.run(interpreter, explorer, state, model)
        outcome = run.outcome
        assert self.finding(run) == finding, "a traced run must end like the plain one"
        roots = self.roots(at_entry=False)
        if isinstance(outcome, concrete.Violated) and outcome.kind is concrete.ViolationKind.ENSURES:
            roots += self.result(interpreter)
        return replace(
            finding,
            witness=clause_values(interpreter.world, outcome) if isinstance(outcome, concrete.Violated) else (),
            steps=interpreter.steps,
            steps_total=interpreter.total,
            heap_after=heap_graph([*roots, *static_roots(interpreter.world.heap)]),
        )

    def result(self, interpreter: TracingInterpreter) -> list[Root]:
        """What the started method returned, if it is its own promise that is broken."""
        failure, stack = interpreter.world.failure, interpreter.world.threads[0].stack
        if failure is None or len(stack) != 1 or failure.activation is not stack[0]:
            return []
        return [(typed.RETVAL, failure.variable("$result"), self.method.info.return_type)]


def _thrown(exception: concrete.ObjectValue) -> ThrownException:
    method, span = exception.trace[0] if exception.trace else ("", exception.cls.declaration.span)
    return ThrownException(exception.cls.name, concrete.show_exception(exception), method, span)
