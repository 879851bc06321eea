"""Counterexamples are replayed in the interpreter before anyone sees them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oxpecker import terms
from oxpecker.engine.explorer import Explorer
from oxpecker.engine.inputs import InputMaker, arguments_of, smallest_model
from oxpecker.engine.paths import PathEnd
from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.results import Finding
from oxpecker.terms import Term


class Replay:
    """Runs one method on the inputs of paths that look wrong."""

    def __init__(self, program: typed.Program, method: typed.Method, steps: int) -> None:
        self.method = method
        self.interpreter = concrete.Interpreter(program, concrete.Limits(steps=steps))
        self.exceptions_are_findings = program.options["exceptions"] == "finding"

    def confirm(self, explorer: Explorer, end: PathEnd) -> Finding | str:
        """The finding that a path ends in, or why there is none to show."""
        model = smallest_model(explorer, end.state)
        if model is None:
            return "the solver gave no values for a path that may be wrong"
        run = self.run(explorer, end, model)
        finding = self.finding(run)
        if finding is None:
            outcome = type(run.outcome).__name__.lower()
            call = ", ".join(run.arguments)
            return f"internal error: a counterexample ({call}) did not replay: it {outcome}"
        return finding

    def run(self, explorer: Explorer, end: PathEnd, model: Mapping[Term, Any]) -> concrete.Run:
        """Runs the method on the inputs of a path."""
        choices = concrete.Choices()
        state = end.state

        def make(heap: concrete.Heap) -> list[concrete.Value]:
            maker = InputMaker(explorer, state, model, heap)
            arguments = arguments_of(explorer, state, self.method)
            values = [maker.value(v, p.type) for v, p in zip(arguments, self.method.parameters, strict=True)]
            nondet = []
            for variable in state.inputs:
                unknown = explorer.unknowns.get(variable) if isinstance(variable, Term) else None
                nondet.append(maker.value(variable, unknown.type) if unknown else terms.evaluate(variable, model))
            choices.values = nondet
            return values

        return self.interpreter.run(self.method, make, choices)

    def finding(self, run: concrete.Run) -> Finding | None:
        """The violation a run shows, if it shows one."""
        outcome = run.outcome
        names = [parameter.name for parameter in self.method.parameters]
        shown = zip(names, run.arguments, strict=True)
        inputs = tuple(pair for pair in shown if not (self.method.info.is_constructor and pair[0] == "this"))
        values = tuple(str(value) for value in run.values)
        started, call = str(self.method.info), concrete.show_call(self.method.info, run.arguments)
        if isinstance(outcome, concrete.Violated):
            kind, place = str(outcome.kind), outcome.span
            return Finding(kind, kind, place, outcome.method, started, call, inputs, outcome.reason, values=values)
        if isinstance(outcome, concrete.Threw) and self.exceptions_are_findings and not outcome.excused:
            place = outcome.trace[0][1] if outcome.trace else self.method.info.span
            name = outcome.exception.cls.name
            return Finding("exception", name, place, started, started, call, inputs, name, values=values)
        return None
