"""Conditions on callers, as `oxpecker check` finds them, written as contracts that were checked again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oxpecker.api.class_names import ClassNames
from oxpecker.api.implication import reloaded
from oxpecker.api.inferring import InferredContract, Standing
from oxpecker.api.layers import Layers
from oxpecker.api.loading import Loaded, ProgramErrors
from oxpecker.api.session import Session
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.refinement.extraction.patches import dialect_of, patched
from oxpecker.refinement.inference.clauses import Clause, ClauseKind
from oxpecker.results import Classification, Condition, MethodResult, Verdict


class CallerConditions:
    """Writes the conditions on callers of the methods of one program; each method has a time and a memory limit."""

    def __init__(self, loaded: Loaded, seconds: float | None = None, megabytes: float | None = None) -> None:
        self._loaded, self._seconds, self._megabytes = loaded, seconds, megabytes

    def contract(self, method: typed.Method) -> InferredContract:
        """The contract that says what callers must keep to; none if the method does not satisfy it then."""
        source = self._loaded.sources.get(method.info.span.file)
        if source is None:
            return InferredContract(missing="it is not declared in this file")
        found = self._checked(self._loaded, method)
        if not found.verdict.is_positive:
            return InferredContract(missing=f"the check says {_told(found)}")
        if not found.conditions:
            return InferredContract(missing="nothing is asked of callers")
        named = ClassNames(self._loaded, source)
        clauses = tuple(dict.fromkeys(_clause(each, named) for each in found.conditions))
        if any(each.classification is Classification.INVARIANT for each in found.conditions):
            return InferredContract(missing="it relies on an invariant of a class, which is not written")
        return self._confirmed(method, source, clauses)

    def _confirmed(self, method: typed.Method, source: Source, clauses: Sequence[Clause]) -> InferredContract:
        """The clauses, if the program with them satisfies them."""
        dialect = dialect_of(source.name)
        text = patched(source, [(method, [each.written(dialect) for each in clauses])])
        try:
            again = reloaded(self._loaded, Source(source.name, text))
        except ProgramErrors as errors:
            return InferredContract(missing=f"it cannot be written as a contract: {errors.diagnostics[0].message}")
        stated = again.program.methods.get(method.info.key)
        if stated is None or again.errors:
            return InferredContract(missing="its declaration leaves no place for a contract")
        result = self._checked(again, stated)
        if result.verdict not in (Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS):
            return InferredContract(missing=f"with the clauses, the check says {_told(result)}")
        if result.verdict is Verdict.VALID:
            return InferredContract(tuple(clauses), dialect)
        return InferredContract(tuple(clauses), dialect, Standing.WITHIN_BOUNDS, str(result.reason))

    def _checked(self, loaded: Loaded, method: typed.Method) -> MethodResult:
        options = Layers().of(loaded)(method)
        seconds = options.seconds if self._seconds is None else self._seconds
        megabytes = options.megabytes if self._megabytes is None else self._megabytes
        return Session(loaded, replace(options, seconds=seconds, megabytes=megabytes), [method]).check(method)


def _clause(condition: Condition, named: ClassNames) -> Clause:
    """A condition as a clause; where no expression says what must hold, that the exception may be thrown."""
    if condition.expression:
        return Clause(ClauseKind.REQUIRES, condition.expression)
    return Clause(ClauseKind.SIGNALS, f"({named(condition.exception)} e) true")


def _told(result: MethodResult) -> str:
    return f"{result.verdict}" + (f": {result.reason}" if result.reason else "")
