"""The mutants of a Java program, tried on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from typing import Any

from oxpecker.api.limits import TRIALS_OF_A_JOB
from oxpecker.api.loading import Loaded
from oxpecker.api.mutant_trials import Exploration, Fate, MutantTrials, Subject, Trial
from oxpecker.api.session import Session
from oxpecker.cluster import Done, Failed, Pool, Report, results
from oxpecker.engine import Options
from oxpecker.limits import LimitReached, Watch
from oxpecker.limits.alarm import alarmed
from oxpecker.oox.depth import deep_recursion


@dataclass(frozen=True, slots=True)
class _Parcel:
    """A subject that can be sent: the options of methods stand for the session."""

    loaded: Loaded
    methods: Mapping[str, Options]
    subject: Any
    """The subject without its session."""

    @classmethod
    def of(cls, subject: Subject) -> _Parcel:
        """Packs a subject."""
        session = subject.session
        options = {method.info.key: session.options(method) for method in session.methods}
        return cls(session.loaded, options, replace(subject, session=None))  # type: ignore[arg-type]

    def opened(self) -> Subject:
        """The subject, with a session of its own."""
        methods = [self.loaded.program.methods[key] for key in self.methods]
        session = Session(self.loaded, lambda method: self.methods[method.info.key], methods)
        found: Subject = replace(self.subject, session=session)
        return found


@dataclass(frozen=True, slots=True)
class _Job:
    """Mutants to try, or to explore, in the seconds that are left."""

    numbers: tuple[int, ...]
    explores: bool
    left: float | None


@dataclass(slots=True)
class MutantWork:
    """Tries mutants on another machine. The first job of a process prepares what all of them need."""

    parcel: _Parcel
    _prepared: MutantTrials | None = None

    def __call__(self, job: _Job, report: Report) -> dict[int, Trial | Exploration]:
        """What was found about the mutants that compile, until time runs out."""
        found: dict[int, Trial | Exploration] = {}
        watch = Watch(job.left, tick=lambda: report(None))
        with suppress(LimitReached), alarmed(watch):
            trials = self._ready()
            for number in job.numbers:
                watch.glance()
                mutant = trials.tried[number]
                mutated = trials.mutated(mutant)
                if mutated is not None and job.explores:
                    found[number] = trials.explored(mutant, mutated, watch.remaining)
                elif mutated is not None:
                    found[number] = trials.trial(mutant, mutated)
        return found

    def _ready(self) -> MutantTrials:
        if self._prepared is None:
            trials = MutantTrials(self.parcel.opened(), ExitStack())
            trials.prepare()
            self._prepared = trials
        return self._prepared


@dataclass(slots=True)
class ClusterAssistants:
    """The workers of a cluster try mutants."""

    pool: Pool

    def trials(self, subject: Subject, numbers: Sequence[int], look: Callable[[], object]) -> Mapping[int, Trial]:
        """What the inputs of the program show about mutants that compile; lost jobs are left out."""
        starts = range(0, len(numbers), TRIALS_OF_A_JOB)
        jobs = [_Job(tuple(numbers[start : start + TRIALS_OF_A_JOB]), explores=False, left=None) for start in starts]
        found = self._found(subject, jobs, look)
        return {number: each for number, each in found.items() if isinstance(each, Trial)}

    def explored(
        self, subject: Subject, numbers: Sequence[int], left: float | None, look: Callable[[], object]
    ) -> Mapping[int, Exploration]:
        """What the paths of mutants show; one that has twice cost a process its memory stays unknown."""
        jobs = [_Job((number,), explores=True, left=left) for number in numbers]
        found = self._found(subject, jobs, look)
        explored = {number: each for number, each in found.items() if isinstance(each, Exploration)}
        return {number: explored.get(number, Exploration(Fate.UNKNOWN)) for number in numbers}

    def _found(
        self, subject: Subject, jobs: Sequence[_Job], look: Callable[[], object]
    ) -> dict[int, Trial | Exploration]:
        found: dict[int, Trial | Exploration] = {}
        with deep_recursion():
            work = MutantWork(_Parcel.of(subject))
            arriving = results(self.pool, work, jobs, 0, look, lambda job: f"mutants {jobs[job].numbers[0]}")
        for result in arriving:
            if isinstance(result, Failed):
                raise result.error
            if isinstance(result, Done):
                found.update(result.value)
        return found
