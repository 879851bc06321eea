"""Contracts inferred from code, each clause checked by the engine before it is believed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from oxpecker.api.class_names import ClassNames
from oxpecker.api.implication import implication, reloaded
from oxpecker.api.layers import Layers
from oxpecker.api.limits import MOST_INFERENCE_ROUNDS, UNITS_OF_INFERENCE_CHECK
from oxpecker.api.loading import Loaded, ProgramErrors
from oxpecker.api.session import Session
from oxpecker.engine import Options
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.limits.budget import Budget
from oxpecker.oox import typed
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.source import Source, Span
from oxpecker.refinement.extraction import Summary
from oxpecker.refinement.extraction.contracts import JML, Dialect, contract
from oxpecker.refinement.extraction.patches import dialect_of, first_line, moved, patched
from oxpecker.refinement.inference.candidates import candidates
from oxpecker.refinement.inference.clauses import Clause, ClauseKind, Precondition
from oxpecker.results import UNSATISFIABLE, Finding, FindingKind, MethodResult, ThrownException, Verdict

_ALL, _NO = frozenset({"Throwable"}), frozenset[str]()
"""The exceptions that are findings."""


_QUANTIFIERS = ("\\forall", "\\exists", "\\sum", "\\num_of")


class Standing(StrEnum):
    """How sure a clause is."""

    PROVED = "proved"
    WITHIN_BOUNDS = "held within bounds"


@dataclass(frozen=True, slots=True)
class InferredContract:
    """Clauses that a method was shown to satisfy together, and how sure that is."""

    clauses: tuple[Clause, ...] = ()
    dialect: Dialect = JML
    standing: Standing = Standing.PROVED
    bounds: str = ""
    """What the check was bounded by."""
    missing: str = ""
    """Why there are no clauses."""

    @property
    def texts(self) -> list[str]:
        """The clauses as they are written."""
        return [clause.written(self.dialect) for clause in self.clauses]

    @property
    def said(self) -> str:
        """How sure the clauses are, in words."""
        return str(self.standing) if not self.bounds else f"{self.standing} ({self.bounds})"


@dataclass(slots=True)
class _Draft:
    """The clauses that have not been refuted."""

    ensures: list[Clause]
    assignable: list[Clause]
    """Frames, the best first."""
    signals: list[Clause]
    apart: str
    """That objects which the method writes to are different ones."""
    possible: list[Precondition]
    """Preconditions that are not needed so far."""
    required: list[Precondition] = field(default_factory=list)
    excessive: list[Precondition] = field(default_factory=list)
    """Preconditions that exclude calls which return."""
    exceptions: frozenset[str] | None = None

    def clauses(self) -> list[Clause]:
        """All of them in the order in which they are written."""
        required = [each.clause for each in sorted(self.required, key=self.possible.index)]
        return [*dict.fromkeys(required), *self.ensures, *self.assignable[:1], *self.signals]

    def drop(self, clause: Clause) -> None:
        """A clause does not hold; a weaker one takes its place if there is one."""
        if clause not in self.clauses():
            return
        match clause.kind:
            case ClauseKind.ENSURES:
                place = self.ensures.index(clause)
                self.ensures.remove(clause)
                if self.apart and not clause.text.startswith(self.apart):
                    text = f"({clause.text})" if "<==>" in clause.text or "==>" in clause.text else clause.text
                    self.ensures.insert(place, Clause(clause.kind, f"{self.apart} ==> {text}"))
            case ClauseKind.ASSIGNABLE:
                self.assignable.remove(clause)
            case ClauseKind.REQUIRES:
                self.required = [each for each in self.required if each.clause != clause]
                self.possible = [each for each in self.possible if each.clause != clause]
            case ClauseKind.SIGNALS:
                self.signals.remove(clause)
                head, _, condition = clause.text.partition(") ")
                if condition != "true":
                    self.allow(head.removeprefix("(").removesuffix(" e"))

    def allow(self, exception: str) -> None:
        """Calls may end with an exception, for reasons that are not known."""
        clause = Clause(ClauseKind.SIGNALS, f"({exception} e) true")
        if clause not in self.signals:
            self.signals.append(clause)


class Inference:
    """Infers contracts of the methods of one program."""

    def __init__(self, loaded: Loaded, summarise: Callable[[typed.Method], Summary]) -> None:
        """Where paths do not tell everything, `summarise` helps."""
        self.loaded, self.summarise = loaded, summarise

    def contract(self, method: typed.Method, watch: Watch | None = None) -> InferredContract:
        """The contract of a method, found within limits."""
        source = self.loaded.sources.get(method.info.span.file)
        declaration = method.info.declaration
        if source is None or declaration is None or declaration.body is None:
            return InferredContract(missing="it is not declared in this file")
        if len(method.cases) > 1:
            return InferredContract(missing="its contract has several cases")
        watch = Watch() if watch is None else watch
        try:
            with alarmed(watch), deep_recursion():
                confirmation = _Confirmation(self, method, source, watch)
            return confirmation.contract()
        except LimitReached as limit:
            return InferredContract(missing=str(limit.reason))
        except MemoryError:
            return InferredContract(missing=str(watch.out_of_memory))
        except RecursionError:
            return InferredContract(missing="it is nested too deeply")


class _Confirmation:
    """The search for the clauses of one method that hold together."""

    def __init__(self, inference: Inference, method: typed.Method, source: Source, watch: Watch) -> None:
        self.inference, self.method, self.source, self.watch = inference, method, source, watch
        self.loaded, self.dialect = inference.loaded, dialect_of(source.name)
        self.is_java = source.name.endswith(".java")
        self.named = ClassNames(self.loaded, source)
        self.missing = ""
        self.draft = self._draft()

    def _draft(self) -> _Draft:
        found = candidates(self.loaded.program, self.method, self.dialect, self.named, self.watch.look)
        ensures, frames = list(found.ensures), [] if found.assignable is None else [found.assignable]
        if not found.known:
            said = contract(self.inference.summarise(self.method), self.dialect)
            ensures += [Clause(ClauseKind.ENSURES, text) for text in said.ensures]
            if said.assignable is not None:
                frame = ", ".join(said.assignable) or self.dialect.nothing
                frames.append(Clause(ClauseKind.ASSIGNABLE, frame))
        exceptions = None if self.is_java else _ALL
        possible = list(found.preconditions)
        return _Draft(
            list(dict.fromkeys(ensures)), frames, list(found.signals), found.apart, possible, exceptions=exceptions
        )

    def contract(self) -> InferredContract:
        """What holds of the method."""
        result = self._settle()
        if result is not None and self._drop_excessive():
            result = self._settle()
        if result is None or all(clause.says_nothing for clause in self.draft.clauses()):
            return InferredContract(missing=self.missing or "no clause was found")
        self._drop_implied()
        proved = result.verdict is Verdict.VALID
        standing = Standing.PROVED if proved else Standing.WITHIN_BOUNDS
        clauses = tuple(clause for clause in self.draft.clauses() if not clause.says_nothing)
        return InferredContract(clauses, self.dialect, standing, "" if proved else str(result.reason))

    def _settle(self) -> MethodResult | None:
        """Drops clauses until the rest holds; None if nothing could be confirmed."""
        for _ in range(MOST_INFERENCE_ROUNDS):
            clauses = self.draft.clauses()
            result = self._check(clauses)
            if isinstance(result, str):
                self.missing = result
                return None
            if result is None:
                continue
            if UNSATISFIABLE in result.warnings and self.draft.required:
                self._give_up(self.draft.required)
            elif result.verdict in (Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS):
                return result
            elif result.verdict is not Verdict.INVALID:
                if not self._simplify():
                    self.missing = f"the check says {result.verdict}" + (f": {result.reason}" if result.reason else "")
                    return None
            elif not [each for each in result.findings if self._heed(each, clauses)]:
                self.missing = f"the method has a finding of its own: {result.findings[0].kind}"
                return None
        self.missing = "too many candidates were refuted"
        return None

    def _check(self, clauses: Sequence[Clause], exceptions: frozenset[str] | None = None) -> MethodResult | str | None:
        """The result for the method with these clauses; None if clauses that are errors have been dropped."""
        text = patched(self.source, [(self.method, [each.written(self.dialect) for each in clauses])])
        try:
            again = reloaded(self.loaded, Source(self.source.name, text))
        except ProgramErrors as errors:
            wrong = {id(c): c for each in errors.diagnostics if (c := self._clause_at(each.span, clauses)) is not None}
            for clause in wrong.values():
                self.draft.drop(clause)
            return None if wrong else "its declaration leaves no place for a contract"
        method = again.program.methods.get(self.method.info.key)
        wrong_here = [c for each in again.errors if (c := self._clause_at(each.span, clauses)) is not None]
        if wrong_here:
            for clause in dict.fromkeys(wrong_here):
                self.draft.drop(clause)
            return None
        if method is None:
            return "its declaration leaves no place for a contract"
        self.watch.look()
        options = Layers().of(again)
        chosen = self.draft.exceptions if exceptions is None else exceptions
        left, megabytes = self.watch.remaining, self.watch.megabytes

        def limited(each: typed.Method) -> Options:
            usual = options(each)
            seconds = usual.seconds if left is None else min(left, usual.seconds)
            return replace(usual, seconds=seconds, megabytes=megabytes, exceptions=chosen, null_inputs=True)

        with Budget(UNITS_OF_INFERENCE_CHECK).spending():
            return Session(again, limited, [method]).check(method)

    def _clause_at(self, span: Span, clauses: Sequence[Clause]) -> Clause | None:
        place = span.line - first_line(self.source, self.method)
        return clauses[place] if span.file == self.source.name and 0 <= place < len(clauses) else None

    def _heed(self, finding: Finding, clauses: Sequence[Clause]) -> bool:
        """Drops what a finding refutes, or requires that it does not happen."""
        clause = self._clause_at(finding.span, clauses)
        if finding.exception is not None and self._require(finding.exception, len(clauses)):
            return True
        if clause is not None:
            self.draft.drop(clause)
            return True
        if finding.kind is FindingKind.ASSIGNABLE and self.draft.assignable:
            self.draft.drop(self.draft.assignable[0])
            return True
        if finding.kind is FindingKind.EXCEPTION and finding.exception is not None:
            return self._allow(finding.exception)
        return False

    def _allow(self, thrown: ThrownException) -> bool:
        """Lets calls end with an exception."""
        if self.is_java:
            self.draft.allow(self.named(thrown.name))
        else:
            self.draft.exceptions = _NO
        return True

    def _require(self, thrown: ThrownException, clauses: int) -> bool:
        """Requires what keeps an exception away, if that is known."""

        def begins(span: Span) -> tuple[str, int, int]:
            return span.file, span.line, span.column

        for each in self.draft.possible:
            place = moved(self.source, self.method, clauses, each.span)
            fits = each.exception == thrown.name and begins(place) == begins(thrown.span)
            if fits and each not in self.draft.required and each not in self.draft.excessive:
                self.draft.required.append(each)
                return True
        return False

    def _simplify(self) -> bool:
        """Gives up the clauses that are hardest to check; False if there are none."""
        hard = [each for each in self.draft.ensures if any(word in each.text for word in _QUANTIFIERS)]
        for each in hard:
            self.draft.ensures.remove(each)
        return bool(hard)

    # --- quality -------------------------------------------------------------------------------------------

    def _drop_excessive(self) -> bool:
        """Drops preconditions that exclude calls which return; True if there were any."""
        excessive, earlier = [], list[Clause]()
        false = Clause(ClauseKind.ENSURES, "false")
        for each in sorted(self.draft.required, key=self.draft.possible.index):
            clauses = [*dict.fromkeys(earlier), Clause(ClauseKind.REQUIRES, each.opposite), false]
            earlier.append(each.clause)
            if self.is_java:
                clauses.append(Clause(ClauseKind.SIGNALS, "(Throwable e) true"))
            result = self._check(clauses, exceptions=None if self.is_java else _NO)
            if not isinstance(result, MethodResult) or result.verdict is Verdict.INVALID:
                excessive.append(each)
        self._give_up(excessive)
        return bool(excessive)

    def _give_up(self, excessive: list[Precondition]) -> None:
        """Lets calls end with the exceptions that some preconditions would keep away."""
        self.draft.excessive += excessive
        self.draft.required = [each for each in self.draft.required if each not in excessive]
        if self.is_java:
            self.draft.signals += [each.signals for each in excessive if each.signals not in self.draft.signals]

    def _drop_implied(self) -> None:
        """Drops postconditions that the others imply, the longest first."""
        for clause in sorted(self.draft.ensures, key=lambda each: -len(each.text)):
            self.watch.look()
            if not self._may_be_implied(clause):
                continue
            others = [each for each in self.draft.clauses() if each != clause]
            required = [each for each in others if each.kind is ClauseKind.REQUIRES]
            given = [each.written(self.dialect) for each in others]
            wanted = [each.written(self.dialect) for each in (*required, clause)]
            if self.is_java:
                wanted.append("signals (Throwable e) true;")
            result = implication(self.loaded, self.method, given, wanted)
            if result is not None and result.verdict is Verdict.VALID:
                self.draft.ensures.remove(clause)

    def _may_be_implied(self, clause: Clause) -> bool:
        """Whether another clause is about the same; asking the engine about every clause would take long."""
        condition, conclusion = _parts(clause)
        rest = [_parts(each) for each in self.draft.ensures if each != clause]
        if not _is_equation(conclusion):
            return not conclusion.startswith(self.dialect.fresh) and not conclusion.endswith("!= null")
        about = conclusion.partition(" ")[0]
        return any(about == other.partition(" ")[0] and not (condition and given) for given, other in rest)


def _parts(clause: Clause) -> tuple[str, str]:
    """The condition of a clause, if it has one, and what it says then."""
    condition, arrow, conclusion = clause.text.rpartition(" ==> ")
    return (condition, conclusion) if arrow else ("", clause.text)


def _is_equation(text: str) -> bool:
    return " == " in text and not any(word in text for word in (" || ", " && ", *_QUANTIFIERS))
