"""Compares two versions of a Java program method by method."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from oxpecker.api.joined_versions import JoinedVersions, NotJoined, Twin, own_sources
from oxpecker.api.limits import MOST_PATHS_OF_A_VERSION, SHARE_OF_A_VERSION, UNITS_OF_A_VERSION
from oxpecker.api.loading import Loaded, ProgramErrors, load_sources
from oxpecker.api.session import Session
from oxpecker.api.watcher import Telling, Watcher
from oxpecker.cluster import Done, Failed, Pool, Report, in_order, results
from oxpecker.differential.matching import Pair, counterparts, pairs
from oxpecker.differential.replay import REPLAY_LIMITS, CaseInputs, Inputs, Replay, TextInputs
from oxpecker.differential.shrinking import shrunk
from oxpecker.engine import Interrupted, Options
from oxpecker.horn import equal_in_lockstep
from oxpecker.limits import LimitReached, Watch, alarmed
from oxpecker.limits.budget import Budget
from oxpecker.limits.clock import monotonic
from oxpecker.mutation.java import without_specifications
from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.interpreter.simple_inputs import simple_inputs
from oxpecker.oox.types import shown_class
from oxpecker.results import Finding, MethodResult, Verdict
from oxpecker.results.difference import Change, Comparison, Difference, MethodComparison

UNCHANGED = "unchanged"
IN_STEP = "the loops do the same step by step"
"""The reason of pairs that need no check: their code and all that it uses is the same."""


_DIED = "memory: the process that compared the methods was ended by the system"

_PLACE = re.compile(r" at <driver>:\S+")
"""A place in generated code, which nobody can look up."""


@dataclass(slots=True)
class VersionDiff:
    """Compares the methods of two versions; results come in the order of the new version."""

    old: Loaded
    new: Loaded
    options: Options
    language: Mapping[str, str]
    watcher: Watcher = field(default_factory=Watcher)
    chosen: frozenset[str] | None = None
    """The keys of the methods of the new version that are compared; None for all."""
    interrupted: bool = False
    title: str = ""
    """The method that is being compared, for a progress line."""
    _classes: dict[str, str] = field(default_factory=dict)
    _pairs: list[Pair] = field(default_factory=list)
    _joined: JoinedVersions | None = None
    _reason: str = ""
    """Why the versions are not joined."""
    _programs: tuple[typed.Program, typed.Program] | None = None
    """Both versions as a JVM runs them."""
    _replay: Replay | None = None
    _pending: list[Twin] = field(default_factory=list)
    _driven: dict[Twin, tuple[Loaded, typed.Method]] | None = None

    def results(self, cluster: Pool | None = None) -> Iterator[MethodComparison]:
        """Compares one pair after the other, or has a cluster compare them."""
        ours, theirs = self.old.methods_to_check(), self.new.methods_to_check()
        self._classes = counterparts(ours, theirs)
        self._pairs = [each for each in pairs(ours, theirs, self._classes) if self._is_chosen(each)]
        self._join()
        self._pending = [twin for each in self._pairs if (twin := self._to_drive(each)) is not None]
        found = map(self.compare, range(len(self._pairs))) if cluster is None else self._compared_by(cluster)
        done = 0
        try:
            for result in found:
                done += 1
                yield result
        except (Interrupted, KeyboardInterrupt):
            self.interrupted = True
            yield _unknown(self._pairs[done], "interrupted")

    def compare(self, number: int) -> MethodComparison:
        """Compares the methods of a pair; raises Interrupted or KeyboardInterrupt."""
        begun, pair = monotonic(), self._pairs[number]
        self.title = _title(pair)
        result = self._compared(pair, self._twin(pair))
        return replace(result, seconds=round(monotonic() - begun, 3))

    def _compared_by(self, cluster: Pool) -> Iterator[MethodComparison]:
        """The results of a cluster, in the order of the pairs. All that has to be loaded is loaded here."""
        with deep_recursion():
            work = PairWork(replace(self, watcher=Watcher()))
            arriving = results(cluster, work, range(len(self._pairs)), 0, self._look, lambda n: _title(self._pairs[n]))
        with self.watcher.overseeing():
            for each in in_order(arriving):
                if isinstance(each, Failed):
                    raise each.error
                yield each.value if isinstance(each, Done) else _unknown(self._pairs[each.job], _DIED)

    def _look(self) -> None:
        """Ends the wait for a cluster after Ctrl-C."""
        if self.watcher.stopped:
            raise KeyboardInterrupt

    def _is_chosen(self, pair: Pair) -> bool:
        method = pair.new or pair.old
        return self.chosen is None or method is None or method.info.key in self.chosen

    def _join(self) -> None:
        try:
            self._joined = JoinedVersions(self.old, self.new, self._classes, self.language)
        except NotJoined as problem:
            self._reason = str(problem)
        self._programs = _without_contracts(self.old, self.language), _without_contracts(self.new, self.language)

    @property
    def _replaying(self) -> Replay:
        """Runs both versions. An interpreter cannot be sent to another machine, so each has its own."""
        assert self._programs is not None
        if self._replay is None:
            self._replay = Replay(*self._programs, self._classes)
        return self._replay

    def _to_drive(self, pair: Pair) -> Twin | None:
        """The methods that need a driver unless the inputs of paths tell them apart."""
        twin = self._twin(pair)
        if twin is None or self._joined is None or self._joined.unchanged(twin.old, twin.new):
            return None
        return twin if self._fits(twin) else None

    def _driver(self, twin: Twin) -> tuple[Loaded, typed.Method]:
        """The driver of a pair, in one program with those of all pairs, or alone if these do not fit together."""
        assert self._joined is not None
        if self._driven is None:
            try:
                loaded, drivers = self._joined.driven(self._pending)
                self._driven = {each: (loaded, driver) for each, driver in zip(self._pending, drivers, strict=True)}
            except NotJoined:
                self._driven = {}
        known = self._driven.get(twin)
        if known is None:
            loaded, drivers = self._joined.driven([twin])
            known = self._driven[twin] = loaded, drivers[0]
        return known

    def _twin(self, pair: Pair) -> Twin | None:
        return None if self._joined is None else self._joined.twin(pair)

    def _compared(self, pair: Pair, twin: Twin | None) -> MethodComparison:
        if pair.old is None or pair.new is None:
            verdict = Comparison.ADDED if pair.old is None else Comparison.REMOVED
            return replace(_unknown(pair, ""), verdict=verdict)
        if self._joined is not None and twin is not None and self._joined.unchanged(twin.old, twin.new):
            return _result(pair, Comparison.EQUAL, UNCHANGED)
        if pair.old.info.return_type != pair.new.info.return_type and not self._fits(twin):
            types = f"{pair.old.info.return_type} became {pair.new.info.return_type}"
            return _unknown(pair, f"the type of the result has changed: {types}")
        kept = None if self._joined is None or twin is None else self._joined.kept_differently(twin)
        if kept is not None:
            cls, fields = kept
            return _unknown(pair, f"objects of {shown_class(cls)} hold other things in the versions ({fields})")
        begun = monotonic()
        difference = self._of_paths(pair.old, pair.new, twin)
        used = monotonic() - begun
        if difference is not None:
            return _result(pair, Comparison.DIFFERS, "", difference)
        if self.options.bounds is None and self._is_equal_in_step(pair.old, pair.new):
            loops = any(typed.contains(each.body, typed.While) for each in (pair.old, pair.new))
            return _result(pair, Comparison.EQUAL, IN_STEP if loops else "")
        if self._joined is None or twin is None:
            return _unknown(pair, self._reason or "the method is not in the joined program")
        try:
            loaded, driver = self._driver(twin)
        except NotJoined as problem:
            return _unknown(pair, str(problem))
        # Two versions that never end on the same input do not differ.
        options = replace(self.options, null_inputs=True, endless=False)
        session = Session(loaded, options, [driver], watcher=self.watcher, used=used)
        return self._judged(pair, twin, session.check(driver))

    def _is_equal_in_step(self, old: typed.Method, new: typed.Method) -> bool:
        """Whether a proof without bounds shows that both versions do the same."""
        try:
            with alarmed(Watch(self.options.seconds * SHARE_OF_A_VERSION)):
                return equal_in_lockstep((self.old.program, old), (self.new.program, new))
        except LimitReached:
            return False

    def _fits(self, twin: Twin | None) -> bool:
        if twin is None or self._joined is None:
            return False
        return self._joined.original(str(twin.old.return_type)) == str(twin.new.return_type)

    # --- inputs of paths -----------------------------------------------------------------------------------

    def _of_paths(self, old: typed.Method, new: typed.Method, twin: Twin | None) -> Difference | None:
        """A difference on a few simple inputs, or on those of the paths of one version alone."""
        statics = self._statics(twin)
        try:
            with alarmed(Watch(self.options.seconds * SHARE_OF_A_VERSION)):
                found = self._of_simple_inputs(old, new, statics)
        except LimitReached:
            found = None
        if found is not None:
            return found
        for is_old, loaded, method in ((False, self.new, new), (True, self.old, old)):
            other, partner = (self.new, new) if is_old else (self.old, old)
            back = {mine: theirs for theirs, mine in self._classes.items()}
            seconds = self.options.seconds * SHARE_OF_A_VERSION
            session = Session(loaded, replace(self.options, seconds=seconds, null_inputs=True), [method])
            try:
                with alarmed(Watch(self.options.seconds * SHARE_OF_A_VERSION)), Budget(UNITS_OF_A_VERSION).spending():
                    found = self._tried(
                        session,
                        method,
                        _Allowed(other, partner),
                        is_old,
                        self._classes if is_old else back,
                        (old, new),
                        statics,
                    )
            except LimitReached:
                continue
            if found is not None:
                return found
        return None

    def _of_simple_inputs(self, old: typed.Method, new: typed.Method, statics: Sequence[str]) -> Difference | None:
        """A difference on plain, boundary and random arguments, for methods that need no receiver."""
        if not new.info.static and not new.info.is_constructor:
            return None
        versions = (_Allowed(self.old, old), True), (_Allowed(self.new, new), False)

        def tried(values: tuple[str, ...]) -> Difference | None:
            inputs = TextInputs(values)
            found = self._replaying.difference(old, new, inputs, statics)
            return found if found is not None and all(allows(inputs, is_old) for allows, is_old in versions) else None

        second: tuple[tuple[str, ...], Difference] | None = None
        for values in simple_inputs(self.new.program.hierarchy, new.info.parameter_types):
            found = tried(values)
            if found is None:
                continue
            if found.change not in (Change.ACCEPTED, Change.REJECTED):
                return shrunk(values, found, tried)
            second = second or (values, found)  # what both versions accept tells more
        return None if second is None else shrunk(*second, tried)

    def _tried(
        self,
        session: Session,
        method: typed.Method,
        allowed: _Allowed,
        is_old: bool,
        names: Mapping[str, str],
        both: tuple[typed.Method, typed.Method],
        statics: Sequence[str],
    ) -> Difference | None:
        with session.cases(method) as cases:
            for number, case in enumerate(cases):
                if number >= MOST_PATHS_OF_A_VERSION:
                    cases.stop()
                    break
                inputs = CaseInputs(case, is_old, names)
                if case.statics or not allowed(inputs, not is_old):
                    continue
                found = self._replaying.difference(*both, inputs, statics)
                if found is not None:
                    cases.stop()
                    return found
        return None

    def _statics(self, twin: Twin | None) -> list[str]:
        if twin is None or self._joined is None:
            return []
        effects = self._joined.effects(twin)
        assigned = {(self._joined.original(each.owner), each.name) for each in effects.statics}
        return [str(new) for _, new in self._joined.statics(twin, effects) if (new.owner, new.name) in assigned]

    # --- the driver ----------------------------------------------------------------------------------------

    def _judged(self, pair: Pair, twin: Twin, result: MethodResult) -> MethodComparison:
        if result.verdict in (Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS) and result.statistics.endless:
            return _unknown(pair, "no difference was found, but on some inputs a version runs forever")
        match result.verdict:
            case Verdict.VALID if self._joined is not None and self._joined.prints_in_library(twin):
                return _result(pair, Comparison.WITHIN_BOUNDS, "printed output compared on the inputs of paths only")
            case Verdict.VALID:
                return _result(pair, Comparison.EQUAL, str(result.reason))
            case Verdict.VALID_WITHIN_BOUNDS:
                return _result(pair, Comparison.WITHIN_BOUNDS, str(result.reason))
            case Verdict.INVALID:
                return self._confirmed(pair, twin, result.findings)
        return _unknown(pair, _PLACE.sub("", str(result.reason)))

    def _confirmed(self, pair: Pair, twin: Twin, findings: Sequence[Finding]) -> MethodComparison:
        assert pair.old is not None and pair.new is not None and self._joined is not None
        names = {mine: theirs for theirs, mine in self._classes.items()}
        for each in findings:
            statics = [(name, value) for name, value in each.statics if self._joined.mark not in name]
            inputs = TextInputs([value for _, value in each.inputs], statics, names)
            found = self._replaying.difference(pair.old, pair.new, inputs, self._statics(twin))
            if found is not None:
                return _result(pair, Comparison.DIFFERS, "", found)
        depends = any(each.values or each.answers for each in findings)
        why = (
            "it depends on code or choices that are not given" if depends else "a replay shows the same, aliases aside"
        )
        return _unknown(pair, f"a possible difference was not confirmed: {why}")


@dataclass(frozen=True, slots=True)
class PairWork:
    """Compares pairs on another machine."""

    versions: VersionDiff

    def __call__(self, number: int, report: Report) -> MethodComparison:
        """Compares the methods of a pair."""
        self.versions.watcher = Telling(report)
        return self.versions.compare(number)


@dataclass(slots=True)
class _Allowed:
    """Whether a version allows inputs: its precondition holds."""

    loaded: Loaded
    method: typed.Method
    _interpreter: concrete.Interpreter | None = None

    def __call__(self, inputs: Inputs, is_old: bool) -> bool:
        if not self.method.cases and not any(self.loaded.program.invariants.values()):
            return True
        if self._interpreter is None:
            self._interpreter = concrete.Interpreter(self.loaded.program, REPLAY_LIMITS)
        try:
            outcome = inputs.run(self._interpreter, self.method, is_old).run.outcome
        except (concrete.InputError, KeyError, IndexError):
            return False
        return not isinstance(outcome, (concrete.Excluded, concrete.Unsupported))


def _without_contracts(loaded: Loaded, language: Mapping[str, str]) -> typed.Program:
    """The program as a JVM runs it."""
    sources = own_sources(loaded)
    plain = [without_specifications(each) for each in sources]
    if all(one.text == two.text for one, two in zip(sources, plain, strict=True)):
        return loaded.program
    try:
        return load_sources(plain, language, paths=loaded.paths).program
    except ProgramErrors:
        return loaded.program


def _result(
    pair: Pair, verdict: Comparison, reason: str = "", difference: Difference | None = None
) -> MethodComparison:
    old, new = ("" if each is None else str(each.info) for each in (pair.old, pair.new))
    return MethodComparison(old, new, pair.match, verdict, reason, difference)


def _title(pair: Pair) -> str:
    method = pair.new or pair.old
    assert method is not None
    return str(method.info)


def _unknown(pair: Pair, reason: str) -> MethodComparison:
    return _result(pair, Comparison.UNKNOWN, reason)
