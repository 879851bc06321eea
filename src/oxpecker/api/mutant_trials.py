"""The mutants of a Java program on trial: each runs inputs of the program, or is explored itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import islice

from oxpecker.api.limits import (
    MOST_FOLLOWED_GROWN,
    MOST_GROWN_INPUTS,
    MOST_MUTANTS,
    MOST_PATHS_OF_A_MUTANT,
    MOST_RUNS_OF_A_MUTANT,
    MOST_VARIANTS,
    UNITS_OF_A_MUTANT,
)
from oxpecker.api.loading import Loaded, ProgramErrors, load_sources
from oxpecker.api.mutated_programs import MutatedPrograms
from oxpecker.api.session import Session
from oxpecker.engine import Cases, Options
from oxpecker.limits.budget import Budget
from oxpecker.mutation.java import JavaMutant, java_mutants
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.results.case import Case
from oxpecker.testgen.behaviour import Behaviour, Runs, behaviour_of
from oxpecker.testgen.growing import grow, grown_inputs
from oxpecker.testgen.variants import Donors, variants


class Fate(StrEnum):
    """What is known about a mutant."""

    KILLED = "killed"
    """Some input within the bounds tells it from the program."""
    ALIKE = "alike on all paths"
    """Both behave alike on the inputs of all paths of the program and of all paths of the mutant.

    That is so, too, if no path reaches the change."""
    UNKNOWN = "not known"
    """No input was found that tells them apart, but not all paths were tried."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What the inputs of the program's paths show about a mutant, whatever is found for others."""

    killing: frozenset[int] = frozenset()
    """The cases that kill it."""
    varied: Case | None = None
    """If there are none, a case that kills it, with inputs made of theirs."""
    needs_exploring: bool = False
    """Whether only its own paths can tell more."""


@dataclass(frozen=True, slots=True)
class Exploration:
    """What the paths of a mutant itself show."""

    fate: Fate
    case: Case | None = None
    """A case that kills it."""


@dataclass(frozen=True, slots=True)
class Subject:
    """The program whose mutants are tried, and the cases of its paths."""

    session: Session
    options: Options
    """The options for the paths of mutants."""
    language: Mapping[str, str]
    sources: Sequence[Source]
    """The program's own files."""
    cases: Sequence[Case]
    complete: bool = True
    """Whether the cases are those of all paths within the bounds."""
    unreached: frozenset[tuple[str, int]] = frozenset()
    """The lines of the program, by file, that no path reaches."""
    most_mutants: int = MOST_MUTANTS
    """How many mutants are tried; of more, an even sample."""

    def load(self, sources: Sequence[Source]) -> Loaded:
        """A program with some other files."""
        return load_sources(sources, self.language, paths=self.session.loaded.paths)


@dataclass(slots=True)
class MutantTrials:
    """The mutants of the code that the cases run, and everything that is needed to try them, made when it is."""

    subject: Subject
    stack: ExitStack
    """Keeps the searches for paths of the program open."""
    every: list[JavaMutant] = field(init=False)
    reached: list[JavaMutant] = field(init=False)
    tried: list[JavaMutant] = field(init=False)
    expected: list[Behaviour | None] = field(default_factory=list)
    """What each case does in the program; None if a run does not confirm it."""
    programs: MutatedPrograms | None = None
    _runs: Runs | None = None
    _entered: Callable[[JavaMutant], list[int]] = field(init=False)
    _originals: dict[str, Cases] = field(default_factory=dict)
    _variants: dict[str, list[Case]] = field(default_factory=dict)
    _donors: Donors | None = None
    _grown_inputs: dict[str, list[tuple[Case, Behaviour]]] = field(default_factory=dict)
    _grown_donors: Donors | None = None

    def __post_init__(self) -> None:
        self._entered = _entered(self.subject.session.loaded.program.methods, self.subject.cases)
        self.every = list(java_mutants(self.subject.sources))
        self.reached = [mutant for mutant in self.every if self._entered(mutant)]
        self.tried = _sample(self.reached, self.subject.most_mutants)

    def prepare(self) -> bool:
        """Loads the mutants, and runs the cases in the program; whether the program itself can be loaded."""
        self.programs = MutatedPrograms(self.subject.load, self.subject.sources, self.tried)
        if self.programs.program is None:
            return False
        self._runs = Runs(self.programs.program)
        self.expected = [_confirmed(self._runs, case) for case in self.subject.cases]
        return True

    @property
    def runs(self) -> Runs:
        """Runs of the program itself."""
        assert self._runs is not None
        return self._runs

    def mutated(self, mutant: JavaMutant) -> Runs | None:
        """Runs of a mutant; None if it does not compile."""
        changed = None if self.programs is None else self.programs.mutant(mutant)
        return None if changed is None else Runs(changed)

    def trial(self, mutant: JavaMutant, mutated: Runs) -> Trial:
        """Runs the cases of the program in a mutant, then cases with varied inputs."""
        entering, subject = self._entered(mutant), self.subject
        killing = killing_cases(mutated, mutant, subject.cases, self.expected, entering)
        if killing or self.is_unreached(mutant):
            return Trial(frozenset(killing))
        varied = self._varied(mutated, self._methods(mutant))
        return Trial(varied=varied, needs_exploring=varied is None)

    def is_unreached(self, mutant: JavaMutant) -> bool:
        """Whether no path reaches the change."""
        return (mutant.span.file, mutant.span.line) in self.subject.unreached

    def is_doubtful(self, mutant: JavaMutant) -> bool:
        """Whether runs do not confirm all cases that enter the changed member."""
        return any(self.expected[number] is None for number in self._entered(mutant))

    def _varied(self, mutated: Runs, keys: Sequence[str]) -> Case | None:
        """A case that kills a mutant, with inputs made of those of all paths."""
        session, cases = self.subject.session, self.subject.cases
        for key in keys:
            if key not in self._variants:
                self._donors = self._donors or Donors(session.loaded.program.hierarchy, cases)
                original, method = self._original(key), session.loaded.program.methods[key]
                given = variants(method, [case for case in cases if case.method == key], self._donors)
                allowed = (case for case in map(original.of_inputs, given) if case is not None)
                confirmed = (case for case in allowed if _confirmed(self.runs, case) is not None)
                self._variants[key] = list(islice(confirmed, MOST_VARIANTS))
            for case in self._variants[key]:
                seen = mutated.behaviour(case)
                if seen is not None and seen != behaviour_of(case, self.runs.program):
                    return case
        return next((found for key in keys if (found := self._grown(mutated, key)) is not None), None)

    def _grown(self, mutated: Runs, key: str) -> Case | None:
        """A case that kills a mutant, with objects to which calls lead; plain runs choose those worth following."""
        followed = 0
        for given, expected in self._grown_runs(key):
            seen = mutated.behaviour(given)
            if seen is None or seen == expected:
                continue
            followed += 1
            case = self._original(key).of_inputs(given)
            wanted = None if case is None else _confirmed(self.runs, case)
            if case is not None and wanted is not None and mutated.behaviour(case) not in (None, wanted):
                return case
            if followed >= MOST_FOLLOWED_GROWN:
                return None
        return None

    def _grown_runs(self, key: str) -> list[tuple[Case, Behaviour]]:
        """Inputs of a method with such objects, and what the program does on them."""
        if key not in self._grown_inputs:
            methods, cases = self.subject.session.loaded.program.methods, self.subject.cases
            if self._grown_donors is None:
                self._grown_donors = Donors(self.subject.session.loaded.program.hierarchy, cases)
                grow(self._grown_donors, methods, cases, self.runs)
            given = grown_inputs(methods[key], [case for case in cases if case.method == key], self._grown_donors)
            ran = ((case, self.runs.behaviour(case)) for case in islice(given, MOST_GROWN_INPUTS))
            self._grown_inputs[key] = [(case, seen) for case, seen in ran if seen is not None]
        return self._grown_inputs[key]

    def explored(self, mutant: JavaMutant, mutated: Runs, left: float | None) -> Exploration:
        """Follows the paths of the mutant itself: one may have inputs that tell it from the program."""
        subject = self.subject
        changed = [mutant.source if source.name == mutant.source.name else source for source in subject.sources]
        try:
            loaded = subject.load(changed)
        except ProgramErrors:
            return Exploration(Fate.UNKNOWN)
        complete = subject.complete
        seconds = subject.options.seconds if left is None else max(min(subject.options.seconds, left), 0.0)
        for key in self._methods(mutant):
            options = replace(subject.options, seconds=seconds)
            session = Session(loaded, options, [loaded.program.methods[key]])
            with Budget(UNITS_OF_A_MUTANT).spending(), session.cases(loaded.program.methods[key]) as paths:
                for number, given in enumerate(paths):
                    if number >= MOST_PATHS_OF_A_MUTANT:
                        paths.stop()
                        break
                    case = self._original(key).of_inputs(given)
                    wanted = None if case is None else _confirmed(self.runs, case)
                    seen = None if case is None or wanted is None else mutated.behaviour(case)
                    if seen is not None and seen != wanted:
                        return Exploration(Fate.KILLED, case)
            complete = complete and paths.explored.complete
        return Exploration(Fate.ALIKE if complete else Fate.UNKNOWN)

    def _methods(self, mutant: JavaMutant) -> list[str]:
        """The methods whose paths may show a change: the changed one itself, otherwise those that run it."""
        methods = self.subject.session.loaded.program.methods
        known = list(dict.fromkeys(self.subject.cases[number].method for number in self._entered(mutant)))
        itself = [key for key in known if methods[key].info.span == mutant.member_span]
        return itself or known

    def _original(self, key: str) -> Cases:
        if key not in self._originals:
            session = self.subject.session
            self._originals[key] = self.stack.enter_context(session.cases(session.loaded.program.methods[key]))
        return self._originals[key]


def killing_cases(
    mutated: Runs,
    mutant: JavaMutant,
    cases: Sequence[Case],
    expected: Sequence[Behaviour | None],
    numbers: Sequence[int],
) -> set[int]:
    """Those of the numbered cases that kill a mutant, first those that run its line; after enough runs, one will do."""
    line = mutant.span.line
    near = [n for n in numbers if any(number == line for _, number in cases[n].lines)]
    others = [n for n in numbers if n not in set(near)]
    killing: set[int] = set()
    for tried, number in enumerate([*near, *others]):
        if tried >= MOST_RUNS_OF_A_MUTANT and killing:
            break
        wanted = expected[number]
        seen = None if wanted is None else mutated.behaviour(cases[number])
        if seen is not None and seen != wanted:
            killing.add(number)
    return killing


def _confirmed(runs: Runs, case: Case) -> Behaviour | None:
    """The behaviour of a case that a run without specifications shows as well; None for others."""
    wanted = behaviour_of(case, runs.program)
    return wanted if wanted is not None and not case.drawn and runs.behaviour(case) == wanted else None


def _entered(methods: Mapping[str, typed.Method], cases: Sequence[Case]) -> Callable[[JavaMutant], list[int]]:
    """Tells which cases enter the member that a mutant changes."""
    lines: dict[tuple[str, int], list[int]] = {}
    for number, case in enumerate(cases):
        for key, line in case.lines:
            file = methods[key].info.span.file if key in methods else ""
            lines.setdefault((file, line), []).append(number)

    def entering(mutant: JavaMutant) -> list[int]:
        file = mutant.member_span.file
        return sorted({number for line in mutant.lines for number in lines.get((file, line), ())})

    return entering


def _sample(mutants: list[JavaMutant], most: int) -> list[JavaMutant]:
    """At most so many mutants, evenly spread."""
    if len(mutants) <= most:
        return mutants
    return [mutants[number * len(mutants) // most] for number in range(most)]
