"""Checks a method against its properties."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.limits.clock import monotonic
from oxpecker.limits.reason import NO_REASON, Cause, Reason, defect, unsupported
from oxpecker.oox import typed
from oxpecker.oox.analysis.static_state import begins_program, static_state
from oxpecker.oox.candidates import candidates as tried_classes
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.source import Source
from oxpecker.oox.types import ClassType
from oxpecker.refinement.collection_models import (
    capacity,
    collection_calls,
    is_collection,
    model_methods,
    with_collection_models,
)
from oxpecker.refinement.encoding import Encoder, Frame, inlined
from oxpecker.refinement.extraction import Extraction
from oxpecker.refinement.identity import code_of
from oxpecker.refinement.outcome import Outcome
from oxpecker.refinement.problem import Problem, pose
from oxpecker.refinement.properties import Property, names_in, resolved, states_of
from oxpecker.refinement.refining import Effort, Known, PilesUp, Refiner, sites_of
from oxpecker.refinement.replay import NotReplayed, Replay
from oxpecker.refinement.scan import Code
from oxpecker.refinement.scope import Limits, Unsupported
from oxpecker.refinement.show import describe_site
from oxpecker.refinement.sites import abstracted
from oxpecker.refinement.vocabulary import Vocabulary, vocabulary
from oxpecker.relational.syntax import Formula
from oxpecker.results import UNSATISFIABLE, BoundHit, Finding, MethodResult, Statistics, Verdict
from oxpecker.results.bound import Bound


class Engine(StrEnum):
    """How calls are encoded."""

    REFINE = "refine"
    INLINE = "inline"


@dataclass(frozen=True, slots=True)
class RefinementOptions:
    """How to check a method by relational logic."""

    engine: Engine = Engine.REFINE
    limits: Limits = field(default_factory=Limits)
    seconds: float | None = None
    used: float = 0.0
    """Seconds of the time limit that were used before."""
    megabytes: float | None = None
    takes_small: bool = True
    """Whether small callees without loops are inlined instead of abstracted."""
    extracts: bool = True
    """Whether abstract interpretation provides the first specification of a call, instead of a mere frame condition."""
    patient: bool = False
    """Whether calls are refined however often, and never inlined instead."""


T = TypeVar("T")
_TOO_DEEP = Reason("the encoding is nested too deeply; smaller bounds may help", Cause.DEPTH)


class RelationalCheck:
    """Checks one method: its properties, or its contract if it has none."""

    def __init__(
        self,
        program: typed.Program,
        method: typed.Method,
        options: RefinementOptions,
        properties: Sequence[Property] = (),
        sources: Mapping[str, Source] | None = None,
    ) -> None:
        self.begun = monotonic()
        self.watch = Watch(options.seconds, options.megabytes, used=options.used)
        self.program, self.method, self.options = program, method, options
        self.properties, self.sources = properties, dict(sources or {})
        self.names = names_in(properties, program.hierarchy, method.info.owner)
        self.models = False
        """Whether library collections are replaced by models."""
        self.effort = Effort()
        self.problem: Problem | None = None
        self.inlines: frozenset[str] = frozenset()
        """The methods whose calls are inlined: models of collections, and where refining was more work."""
        self.piles = 0
        self.told: tuple[list[str], tuple[BoundHit, ...]] | None = None
        """What the search for counterexamples learnt of calls, and where bounds may have cut it, once it is over."""

    def result(self) -> MethodResult:
        """The verdict."""
        try:
            with deep_recursion(), alarmed(self.watch):
                self._model_collections()
                self._pose()
                finding = self._inlining_piles(self._search)
                self.told = self._learnt(), self._hits()
                ends = finding is not None or self._inlining_piles(self._some_run_ends)
        except Unsupported as missing:
            return self._conclude(Verdict.UNKNOWN, unsupported(missing.what).at(_place(missing)))
        except NotReplayed as problem:
            return self._conclude(Verdict.UNKNOWN, problem.reason)
        except LimitReached as limit:
            return self._conclude(Verdict.UNKNOWN, limit.reason)
        except MemoryError:
            return self._conclude(Verdict.UNKNOWN, self.watch.out_of_memory)
        except RecursionError:
            return self._conclude(Verdict.UNKNOWN, _TOO_DEEP)
        if finding is not None:
            return self._conclude(Verdict.INVALID, NO_REASON, (finding,))
        assert self.problem is not None
        if self.problem.is_unsatisfiable:
            return self._conclude(Verdict.VALID_WITHIN_BOUNDS, self._bounds(), warnings=(UNSATISFIABLE,))
        if not ends:
            reason = Reason(f"no path ends within the bounds: {self._bounds()}", Cause.NO_END)
            return self._conclude(Verdict.UNKNOWN, reason)
        return self._conclude(Verdict.VALID_WITHIN_BOUNDS, self._bounds())

    def _bounds(self) -> Reason:
        """The bounds that a verdict within bounds refers to."""
        limits = self.options.limits
        reason = f"objects up to {limits.objects}, width up to {limits.width}, unrollings up to {limits.unrollings}"
        if static_state(self.program).classes and not begins_program(self.method.info):
            reason = f"{reason}, static fields with their initial values"
        tried = () if self.problem is None else classes_tried(self.problem.domain.words, self.program, self.method)
        reason = ", ".join((reason, *tried))
        return Reason(reason, Cause.BOUNDS)

    def _inlining_piles(self, work: Callable[[], T]) -> T:
        """Does some work; starts it again with a method inlined whose calls are refined too often."""
        while True:
            try:
                return work()
            except PilesUp as piles:
                self.inlines |= {piles.key}
                self.piles += 1
                self._pose()

    def _model_collections(self) -> None:
        """Checks properties of code that uses library collections with models of these."""
        if self.properties and uses_collections(
            code_of(self.program, self.method, self.names), self.method, self.names
        ):
            self.program = with_collection_models(self.program, capacity(self.options.limits))
            self.method = self.program.methods[self.method.info.key]
            self.models, self.inlines = True, model_methods(self.program)

    def _pose(self) -> None:
        names = self.names
        calls = abstracted if self.options.engine is Engine.REFINE else _inlining
        code = code_of(self.program, self.method, names)
        # The summaries of callees speak of the library's collections and not of their models.
        extracts = self.options.extracts and self.options.engine is Engine.REFINE and not self.models
        self.problem = pose(
            code,
            self.method,
            self.options.limits,
            calls,
            names,
            contracts=not self.properties,
            small=self.options.takes_small,
            inlines=self.inlines,
            extraction=Extraction(code.program) if extracts else None,
            tick=self.watch.look,
        )

    def _search(self) -> Finding | None:
        assert self.problem is not None
        if not self.properties:
            known = self._counterexample(self.problem.contract_violation())
            return None if known is None else self._replay(known).contract_finding()
        for each in self.properties:
            wanted = self.problem.property_violation(resolved(each, states_of(self.problem)))
            known = self._counterexample(wanted)
            if known is not None:
                found = self._replay(known).property_finding(each)
                if found is None:
                    raise NotReplayed(defect("a counterexample did not replay: the property holds"))
                return found
        return None

    def _some_run_ends(self) -> bool:
        """Whether some run within the bounds terminates; otherwise there is nothing to claim."""
        assert self.problem is not None
        if self.problem.is_unsatisfiable:
            return False
        ended, patient = self.problem.ended(), self.options.patient
        return Refiner(self.problem, ended, self.watch.look, lazy=False, patient=patient).counterexample() is not None

    def _counterexample(self, wanted: Formula) -> Known | None:
        assert self.problem is not None
        lazy = self.options.engine is Engine.REFINE
        patient = self.options.patient
        return Refiner(self.problem, wanted, self.watch.look, self.effort, lazy, patient).counterexample()

    def _replay(self, known: Known) -> Replay:
        assert self.problem is not None
        return Replay(self.problem, known, self.sources, contracts=not self.properties)

    def _conclude(
        self, verdict: Verdict, reason: Reason, findings: tuple[Finding, ...] = (), warnings: tuple[str, ...] = ()
    ) -> MethodResult:
        info = self.method.info
        learnt, hits = self.told or ([], self._hits())
        notes = learnt if verdict is not Verdict.UNKNOWN else []
        statistics = Statistics(seconds=monotonic() - self.begun)
        effort = self.effort
        statistics.solver = {
            "searches": effort.searches,
            "checked_calls": effort.checks,
            "refinements": effort.refinements,
            "inlined_methods": self.piles,
            "variables": effort.variables,
            "clauses": effort.clauses,
        }
        unique = tuple(dict.fromkeys(notes))
        return MethodResult(
            str(info),
            info.span,
            verdict,
            reason,
            findings,
            hits,
            unique,
            statistics=statistics,
            warnings=warnings,
        )

    def _learnt(self) -> list[str]:
        assert self.problem is not None
        return [note for site in sites_of(self.problem.frame) for note in describe_site(site)]

    def _hits(self) -> tuple[BoundHit, ...]:
        """The bounds, each with the places where it may have cut a run."""
        if self.problem is None:
            return ()
        limits, found = self.options.limits, {(Bound.OBJECTS, self.method.info.span): None}
        pending: list[Frame] = [self.problem.frame]
        while pending:
            frame = pending.pop()
            found.update(frame.cuts)
            pending += [site.callee for site in sites_of(frame) if site.callee is not None]
        return tuple(BoundHit(name, getattr(limits, name), span) for name, span in found)


def uses_collections(code: Code, method: typed.Method, names: Collection[str]) -> bool:
    """Whether a method calls library collections, or meets them in its inputs."""
    methods = code.reachable(method.info)
    if next(collection_calls(code, methods), None) is not None:
        return True
    return any(is_collection(code.hierarchy, each) for each in vocabulary(code, method, methods, names).inputs)


def classes_tried(words: Vocabulary, program: typed.Program, method: typed.Method) -> list[str]:
    """The classes of collections at entry, where their declarations name others, too."""
    hierarchy, found = program.hierarchy, dict[str, None]()
    pending = [*(each.type for each in method.parameters), *(each.type for each in words.fields)]
    while pending:
        t = pending.pop(0)
        if isinstance(t, ClassType) and is_collection(hierarchy, t.name):
            pending += t.arguments
            names = [each.name for each in tried_classes(hierarchy, t)]
            if hierarchy[t.name].abstract and names:
                found[f"{t.name} inputs of class {' and '.join(names)}"] = None
    return list(found)


def _place(missing: Unsupported) -> str:
    return f"{missing.span.file}:{missing.span.line}"


def _inlining(caller: Encoder, _node: object, info: object, arguments: object, before: object) -> Outcome:
    return inlined(caller, info, arguments, before)  # type: ignore[arg-type]


def check_method(
    program: typed.Program,
    method: typed.Method,
    options: RefinementOptions | None = None,
    properties: Sequence[Property] = (),
    sources: Mapping[str, Source] | None = None,
) -> MethodResult:
    """Checks a method against relational properties or, if there are none, against its contract."""
    return RelationalCheck(program, method, options or RefinementOptions(), properties, sources).result()
