"""Sessions: the only way to check the methods of a program."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from oxpecker.api.engine_choice import EngineChoice, EngineName
from oxpecker.api.jobs import Jobs
from oxpecker.api.layers import Layers
from oxpecker.api.limits import USUAL_SIZE
from oxpecker.api.loading import Loaded
from oxpecker.api.preparation import prepare
from oxpecker.api.private_methods import PrivateMethods
from oxpecker.api.rounds import MORE_TIME, Rounds, Task
from oxpecker.api.snippets import FindingSnippets, leaves_open
from oxpecker.api.unchecked import with_unchecked_properties
from oxpecker.api.watcher import Watcher
from oxpecker.api.workers import MethodWork, Workers
from oxpecker.engine import Bounds, Interrupted, Options, precondition_only
from oxpecker.engine.piece_log import recording
from oxpecker.engine.reaching import check_reach, check_reach_from, starting_points, statements_of
from oxpecker.incremental import KeptResults, RunRecorder, Store, is_lasting
from oxpecker.incremental.backends.collected import CollectedBackend
from oxpecker.incremental.runs import RunPieces
from oxpecker.limits.clock import monotonic
from oxpecker.limits.defects import guarded
from oxpecker.limits.reason import INTERRUPTED, defect
from oxpecker.limits.tokens import Tokens, sharing
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import STATIC_INITIALISER
from oxpecker.oox.records import dataclass
from oxpecker.results import FindingKind, MethodResult, ReachResult, ReachVerdict, Verdict
from oxpecker.results.case import Case
from oxpecker.results.paths import MethodPaths
from oxpecker.solver import open_solver
from oxpecker.strategies import SCHEDULE, Goal, Schedule, Tell, pursue_judged

if TYPE_CHECKING:
    from oxpecker.api.possible_states import PossibleStates
    from oxpecker.api.trials import FindingTrials
    from oxpecker.engine import Cases

OptionsOf = Callable[[typed.Method], Options]


class NoStatement(LookupError):
    """No statement starts on the line."""


class Session:
    """Checks the methods of one program.

    `options` apply to all methods, or are a function that returns those of each, such as `Layers.of`. Results in
    `store` are reused; those of relational engines are not stored. `used` is the number of seconds of its time
    limit that the first check has used already, such as for loading.
    """

    def __init__(
        self,
        loaded: Loaded,
        options: Options | OptionsOf | None = None,
        methods: Sequence[typed.Method] | None = None,
        *,
        engine: EngineChoice | None = None,
        store: Store | None = None,
        watcher: Watcher | None = None,
        used: float = 0.0,
        jobs: Jobs | None = None,
    ) -> None:
        self.loaded = loaded
        self.methods = tuple(loaded.methods_to_check() if methods is None else methods)
        """The methods that `results` is about."""
        self.interrupted = False
        """Whether the last `results` or `reach` was interrupted, and gave what was known by then."""
        self._options = Layers().of(loaded) if options is None else options
        choice = engine or EngineChoice()
        self._choice = choice
        self._symbolic = choice.name is EngineName.SYMBOLIC
        self._store = store
        self._watcher = watcher or Watcher()
        self._used = used
        self._jobs = jobs or Jobs()
        self.recorder: RunRecorder | None = None
        """Records results, so that a run can be resumed."""
        self._pieces: RunPieces | None = None
        """What is known of the pieces of methods."""
        self._tokens = Tokens(max(self._jobs.count - 1, 0))

    def options(self, method: typed.Method) -> Options:
        """The options for checking a method; raises WrongValue if they are incompatible."""
        return self._options if isinstance(self._options, Options) else self._options(method)

    def results(self) -> Iterator[MethodResult]:
        """The results of the methods in their order, each as soon as it and those before it are found.

        After an interruption the last results are partial, and `interrupted` is True.
        """
        self.interrupted = False
        rounds, recorder = self._rounds(), self.recorder
        self._pieces = None if recorder is None else RunPieces(recorder.pieces, recorder.note_piece)
        if self._jobs.pool.is_remote:
            yield from self._together(rounds, self._jobs.count)
        else:
            helpers = self._jobs.count if len(self.methods) > 1 else 1
            yield from self._alone(rounds, None if helpers == 1 else self._jobs.seconds_alone)
            if helpers > 1 and not self.interrupted:
                yield from self._together(rounds, helpers)
        yield from rounds.rest(self.interrupted)

    def _rounds(self) -> Rounds:
        """The tasks of a run; loading has used part of its budget, or of the first method's time."""
        minutes, used = self._jobs.minutes, 0.0
        if minutes is not None:
            used, self._used = self._used, 0.0
        recorder = self.recorder
        if recorder is None:
            return Rounds(self.methods, minutes, used)
        rounds = Rounds(self.methods, minutes, used + recorder.elapsed)
        for each in recorder.decided:
            rounds.repeat(Task(each.number, each.round, each.share), each.result, each.seconds)
        rounds.note = lambda task, result, limit: recorder.note(task.number, task.round, task.seconds, limit, result)
        return rounds

    def _alone(self, rounds: Rounds, seconds: float | None) -> Iterator[MethodResult]:
        """Does the tasks of a run in this process, for some time or to the end."""
        begun = monotonic()
        while seconds is None or monotonic() - begun < seconds:
            if self._watcher.stopped:
                self.interrupted = True
                return
            task = rounds.take()
            if task is None:
                return
            options = self._limited(task)
            try:
                result = self._checked(self.methods[task.number], options)
            except Interrupted as interrupted:
                self.interrupted = True
                rounds.note = None
                result = interrupted.result
            rounds.record(task, result, options.seconds)
            self._watcher.advanced(rounds.progress({}))
            if self.interrupted:
                return
            yield from rounds.finished()

    def _together(self, rounds: Rounds, helpers: int) -> Iterator[MethodResult]:
        """Does the tasks of a run in several processes."""
        pool = self._jobs.pool
        if not pool.is_remote:
            _ = self._kept, self._prepared, self.loaded.program.claims  # computed once for all processes
        kept = _KeptHere(self) if pool.is_remote and self._kept is not None else None
        work = MethodWork(self._check_number, None if kept is None else self._written)
        explored = None if self.recorder is None else self.recorder.note_piece
        with Workers(pool, helpers, work, rounds, self._limited, self._tokens, kept, explored) as workers:
            try:
                yield from workers.run(self._watcher)
            except KeyboardInterrupt:
                self.interrupted = True

    def _check_number(self, number: int, options: Options, watcher: Watcher) -> MethodResult:
        """Checks a method in a process of its own."""
        self._watcher = watcher
        if self._pieces is not None:
            self._pieces = self._pieces.kept_by(watcher.explored)
        return self._checked(self.methods[number], options)

    def _written(self) -> dict[str, str]:
        """What was stored on another machine since the last method."""
        assert self._store is not None and isinstance(self._store.backend, CollectedBackend)
        return self._store.backend.take()

    def _limited(self, task: Task) -> Options:
        """The options for a task that starts now: its time limit is the method's own, or less."""
        options = self._timed(self.methods[task.number])
        if task.seconds is None:
            return options
        seconds = min(options.seconds, task.seconds)
        late = 0.0 if task.remaining is None else seconds - task.remaining
        return replace(options, seconds=seconds, used=max(min(options.used, seconds), late, 0.0))

    def __getstate__(self) -> dict[str, object]:
        """What another process needs to check methods: it is given the options of each."""
        nothing = {"_options": Options(), "_watcher": Watcher(), "recorder": None, "_tokens": Tokens(0)}
        jobs, pieces = Jobs(minutes=self._jobs.minutes), self._pieces
        nothing["_pieces"] = None if pieces is None else pieces.kept_by(Watcher().explored)
        store = Store(CollectedBackend()) if self._store is not None and self._jobs.pool.is_remote else self._store
        state = {**self.__dict__, **nothing, "_jobs": jobs, "_store": store}
        return {name: value for name, value in state.items() if name != "_kept"}

    def check(self, method: typed.Method) -> MethodResult:
        """The result of a method, found or stored; raises Interrupted, with a partial result, on Ctrl-C.

        Raises SolverMissing, WrongValue or WrongProperty if the check cannot start.
        """
        return self._checked(method, self._timed(method))

    def _checked(self, method: typed.Method, options: Options) -> MethodResult:
        try:
            with self._working(method), sharing(self._tokens), recording(self._pieces):
                if self._kept is None:
                    return self._found(method, options)
                earlier = self._kept.counts
                result = self._completed_before(method, options) or self._found(method, options)
                result.statistics.store = self._kept.events_since(earlier)
                return result
        except Interrupted as interrupted:
            raise Interrupted(self._snippets.of_partial(method, interrupted.result, options)) from None

    def _completed_before(self, method: typed.Method, options: Options) -> MethodResult | None:
        """The completed result of an earlier run; what only lacked time counts where it had a round of a budget."""
        known = None if self._kept is None else self._kept.completed(method, options)
        if known is None or is_lasting(known, options) or self._had_its_round(known, options):
            return known
        return None

    def _found(self, method: typed.Method, options: Options) -> MethodResult:
        """The completed result; what completes it has the rest of the method's time."""
        _ = self._prepared
        if self._kept is not None:
            kept = self._kept
            guarded(lambda: kept.look_at(method, _with_states(options)), lambda _: None)
        begun = monotonic() - options.used
        if self._is_timed and self._symbolic and (clear := self._trials.clear(method, options)) is not None:
            if self._kept is not None:
                self._kept.keep_completed(method, options, clear)
            return clear  # The budget is for many methods, and no search would show anything better.
        found = self._result(method, _with_states(options))
        left = max(options.seconds - (monotonic() - begun), 0.0)
        completed = self._complete(method, found, replace(options, seconds=left))
        if self._kept is not None:
            is_over = monotonic() - begun >= options.seconds
            lasts = is_lasting(found, options) and is_lasting(completed, options) and not is_over
            if lasts or self._had_its_round(completed, options):
                self._kept.keep_completed(method, options, completed)
        return completed

    def _had_its_round(self, result: MethodResult, options: Options) -> bool:
        """Whether a method has had all the time of its round: the next run within a budget starts with a longer one."""
        if self._jobs.minutes is None or options.used:
            return False
        return result.verdict is not Verdict.UNKNOWN or result.reason.cause in MORE_TIME

    def known(self, method: typed.Method) -> MethodResult | None:
        """The stored result of an earlier check under the same conditions, if there is one."""
        return self.stored(method, self.options(method))

    def stored(self, method: typed.Method, options: Options) -> MethodResult | None:
        """The stored result of a method under some options, if there is one that need not be proved again."""
        if self._kept is None or self._kept.is_sampled(method, options):
            return None
        completed = self._completed_before(method, options)
        found = self._kept.known(method, _with_states(options)) if completed is None else None
        return completed if found is None else self._complete(method, found, options)

    def forget(self, method: typed.Method) -> None:
        """Has a method checked again, ignoring stored results."""
        if self._kept is not None:
            for options in (self.options(method), _with_states(self.options(method))):
                self._kept.forget(method, options)

    def reach(self, file: str, line: int, method: typed.Method | None = None) -> ReachResult:
        """Whether runs reach a line: runs of the method, or of all methods that may reach it. Raises NoStatement.

        The time limit covers all methods at which runs start.
        """
        starts = self._starts(file, line, method)
        self.interrupted = False
        begun, self._used = monotonic() - self._used, 0.0

        def search(start: typed.Method) -> ReachResult:
            options = replace(self.options(start), used=monotonic() - begun)
            program, sources = self.loaded.program, self.loaded.sources
            with self._working(start), open_solver(options.solver) as solver:
                return check_reach(program, start, file, line, solver, options, sources, self._tell)

        try:
            return check_reach_from(starts, search)
        except Interrupted as interrupted:
            self.interrupted = True
            return ReachResult(file, line, ReachVerdict.UNKNOWN, interrupted.result)

    @contextmanager
    def cases(self, method: typed.Method, from_contract: bool = False, size: int | None = None) -> Iterator[Cases]:
        """The search for the paths of a method within its bounds, each with its smallest inputs.

        With `from_contract` the body is ignored, so that only the precondition restricts inputs. A `size` replaces the
        bounds.
        """
        bounds = _bounds_of_paths(self._timed(method)) if size is None else Bounds.of_inputs(size)
        program = self.loaded.program
        if from_contract:
            program, method = precondition_only(program, method)
        with self._search(program, method, bounds) as search:
            yield search

    @contextmanager
    def _search(self, program: typed.Program, method: typed.Method, bounds: Bounds) -> Iterator[Cases]:
        from oxpecker.engine import Cases

        options = replace(self._timed(method), bounds=bounds)
        with open_solver(options.solver) as solver:
            yield Cases(program, method, solver, options, self.loaded.own, self.loaded.sources)

    @contextmanager
    def possible_cases(self, method: typed.Method) -> Iterator[Cases]:
        """The search for paths on objects that may exist, as far as earlier questions have shown which do not."""
        narrowed = self._possible.without_excluded(method) or (self.loaded.program, method)
        with self._search(*narrowed, _bounds_of_paths(self._timed(method))) as search:
            yield search

    def may_exist(self, case: Case) -> bool:
        """Whether the inputs of a case may exist, as far as invariants say that can be inferred."""
        method = self.loaded.program.methods[case.method]
        # What objects keep does not depend on how paths are told apart.
        return self._possible.may_exist(method, case, replace(self.options(method), strategy="auto"))

    def constructed(self, case: Case) -> Case | None:
        """A case with the same finding on inputs that calls construct; None if none were found."""
        method, finding = self.loaded.program.methods[case.method], case.finding
        found = None if finding is None else self._snippets.constructed(method, finding, self.options(method))
        if found is None:
            return None
        return replace(case, before=found.heap_before, finding=found, exception=found.exception, touched=found.touched)

    def paths(self, method: typed.Method) -> MethodPaths:
        """The paths of a method within its bounds, and their coverage."""
        with self.cases(method) as cases:
            followed = tuple(cases)
        bounds = _bounds_of_paths(self.options(method))
        within = f"chain up to {bounds.chain}, array up to {bounds.array}, string up to {bounds.string}"
        return MethodPaths(cases.coverage(), followed, within, tuple(dict.fromkeys(cases.explored.reasons)))

    def _result(self, method: typed.Method, options: Options) -> MethodResult:
        """The stored result, or the verdict of the strategies."""
        loaded = self.loaded
        goal = Goal(loaded.syntax, loaded.program, method, options, loaded.sources, self._tell)
        schedule = self._schedule

        def failed(what: str) -> MethodResult:
            return MethodResult(str(method.info), method.info.span, Verdict.UNKNOWN, defect(what))

        if self._kept is None:
            return guarded(lambda: pursue_judged(goal, schedule), failed)
        kept = self._kept
        return guarded(lambda: kept.result(method, options, lambda: pursue_judged(goal, schedule)), failed)

    @cached_property
    def _kept(self) -> KeptResults | None:
        """The stored results; relational engines store none."""
        if self._store is None or not self._symbolic:
            return None
        loaded = self.loaded
        return KeptResults(loaded.program, loaded.sources, self._store, loaded.key, len(self.methods))

    @cached_property
    def _prepared(self) -> bool:
        """Whether what all methods need was computed; a run whose results are cached needs none of it."""
        # Several files are read and analysed for all their methods, even if only one of them is checked.
        sharing = self.methods if len(self.loaded.own_files()) == 1 else self.loaded.methods_to_check()
        is_wanted = self._symbolic and len(sharing) > 1
        if is_wanted:
            options, minutes = self.options(self.methods[0]), self._jobs.minutes
            seconds = options.seconds * len(sharing) if minutes is None else minutes * 60
            prepare(self.loaded.program, self.methods, options, seconds)
        return is_wanted

    @cached_property
    def _schedule(self) -> Schedule:
        """The strategies to run; raises WrongProperty if a property cannot be parsed."""
        if self._symbolic:
            return SCHEDULE
        from oxpecker.api.refining import schedule_of

        return schedule_of(self._choice, self.loaded, self.methods)

    def _complete(self, method: typed.Method, result: MethodResult, options: Options) -> MethodResult:
        """The result, with calls that show its findings, and the names of properties that the engine does not check."""
        end = monotonic() + options.seconds

        def in_time(chosen: Options) -> Options:
            return replace(chosen, seconds=max(end - monotonic(), 0.0)) if self._is_timed else chosen

        chosen = _with_states(options)
        completed = self._snippets.completed(method, result, chosen, options.seconds)
        for is_last in (False, True):
            if any(each.kind is FindingKind.NEVER_ENDS and each.needs_state for each in completed.findings):
                chosen = options
                result = self._result(method, in_time(options))
                completed = self._snippets.completed(method, result, options, in_time(options).seconds)
            elif is_last:
                break
            completed = self._possible_only(method, completed, in_time(chosen))
        if not self._symbolic:
            return completed
        if leaves_open(completed, options):
            completed = self._trials.completed(method, completed, in_time(options), self.options(method).seconds)
        return with_unchecked_properties(self.loaded, method, completed)

    def _possible_only(self, method: typed.Method, result: MethodResult, options: Options) -> MethodResult:
        """The result without findings that need a state which cannot exist, or inputs which no caller passes."""
        if not self._symbolic or not result.findings:
            return result
        return self._private.completed(method, self._possible.completed(method, result, options), options)

    @property
    def _is_timed(self) -> bool:
        """Whether what completes a result counts towards the time of its method."""
        return self._jobs.minutes is not None

    @cached_property
    def _snippets(self) -> FindingSnippets:
        return FindingSnippets(self.loaded, is_timed=self._is_timed)

    @cached_property
    def _possible(self) -> PossibleStates:
        from oxpecker.api.possible_states import PossibleStates

        return PossibleStates(self.loaded, self._snippets)

    @cached_property
    def _trials(self) -> FindingTrials:
        from oxpecker.api.trials import FindingTrials

        return FindingTrials(self.loaded, self._snippets, self._is_timed)

    @cached_property
    def _private(self) -> PrivateMethods:
        return PrivateMethods(self.loaded)

    def _timed(self, method: typed.Method) -> Options:
        """The options of a method whose check starts now."""
        used, self._used = self._used, 0.0
        options = self.options(method)
        return replace(options, used=options.used + used) if used else options

    @property
    def _tell(self) -> Tell:
        return self._watcher.progress

    @contextmanager
    def _working(self, method: typed.Method) -> Iterator[None]:
        """Wraps the work on a method; any interruption becomes Interrupted."""
        try:
            with self._watcher.working(method):
                yield
        except Interrupted:
            raise
        except KeyboardInterrupt:
            nothing = MethodResult(str(method.info), method.info.span, Verdict.UNKNOWN, INTERRUPTED)
            raise Interrupted(nothing) from None

    def _starts(self, file: str, line: int, method: typed.Method | None) -> Sequence[typed.Method]:
        """The methods at which runs to a line start."""
        starts = starting_points(self.loaded.program, self.loaded.methods_to_check(), file, line)
        if not starts:
            lines = {statement.span.line for _, statement in statements_of(self.loaded.program, file)}
            if not lines:
                raise NoStatement(f"{file} contains no statements")
            nearest = min(lines, key=lambda other: (abs(other - line), other))
            raise NoStatement(f"no statement starts on line {line} of {file}; the nearest one is on line {nearest}")
        if method is not None:
            return [method]
        if starts[0].info.name == STATIC_INITIALISER:
            raise NoStatement(f"line {line} belongs to an initialiser; use --method to choose where runs start")
        return starts


@dataclass(frozen=True, slots=True)
class _KeptHere:
    """The store of a session whose methods are checked on other machines."""

    session: Session

    def stored(self, number: int, options: Options) -> MethodResult | None:
        """The stored result of a method."""
        return self.session.stored(self.session.methods[number], options)

    def store(self, entries: dict[str, str]) -> None:
        """Stores what was found elsewhere."""
        assert self.session._store is not None
        for key, text in entries.items():
            self.session._store.adopt(key, text)


def _bounds_of_paths(options: Options) -> Bounds:
    return options.bounds or Bounds.of_inputs(USUAL_SIZE)


def _with_states(options: Options) -> Options:
    """Options for a check whose findings are completed by calls."""
    return replace(options, endless_states=True)
