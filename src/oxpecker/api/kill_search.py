"""Which inputs tell the mutants of a Java program from the program itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import islice

from oxpecker.api.limits import (
    MOST_EXPLORED_MUTANTS,
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
from oxpecker.limits import LimitReached, Watch
from oxpecker.limits.alarm import alarmed
from oxpecker.limits.budget import Budget
from oxpecker.mutation.java import JavaMutant, java_mutants
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.results.case import Case
from oxpecker.testgen.behaviour import Behaviour, Runs, behaviour_of
from oxpecker.testgen.observers import Observers
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
class Killing:
    """The cases, with those found for mutants at the end, and what is known about each mutant that compiles."""

    cases: tuple[Case, ...]
    killers: Mapping[str, frozenset[int]]
    """The cases that kill a mutant, by its name."""
    fates: Mapping[str, Fate]
    mutants: Mapping[str, JavaMutant]
    unreached: frozenset[str] = frozenset()
    """The mutants in members that no case enters."""
    untried: int = 0
    """The mutants for which no time was left; they have no fate."""

    def count(self, fate: Fate) -> int:
        """How many mutants have this fate."""
        return sum(each is fate for each in self.fates.values())


@dataclass(slots=True)
class _Found:
    """What a search has found so far; it is whole after every mutant, whenever time runs out."""

    cases: list[Case]
    expected: list[Behaviour | None] = field(default_factory=list)
    """What each case does in the program; None if a run does not confirm it."""
    killers: dict[str, frozenset[int]] = field(default_factory=dict)
    fates: dict[str, Fate] = field(default_factory=dict)

    def add(self, case: Case, expected: Behaviour | None) -> int:
        """Adds a case, and returns its number."""
        self.cases.append(case)
        self.expected.append(expected)
        return len(self.cases) - 1


@dataclass(slots=True)
class KillSearch:
    """Runs the inputs of paths in the mutants; a mutant that survives them is explored itself.

    `tick` is called between mutants with the number tried and the number of all.
    """

    session: Session
    options: Options
    """The options for the paths of mutants."""
    language: Mapping[str, str]
    sources: Sequence[Source]
    """The program's own files."""
    tick: Callable[[int, int], None] = lambda _done, _all: None
    complete: bool = True
    """Whether the cases are those of all paths within the bounds."""
    unreached: frozenset[tuple[str, int]] = frozenset()
    """The lines of the program, by file, that no path reaches."""
    most_explored: int = MOST_EXPLORED_MUTANTS
    """How many mutants may be explored; the fate of the others is not known if no case kills them."""
    most_mutants: int = MOST_MUTANTS
    """How many mutants are tried; of more, an even sample."""
    seconds: float | None = None
    """The time for the whole search; None for no limit."""
    _originals: dict[str, Cases] = field(default_factory=dict)
    _variants: dict[str, list[Case]] = field(default_factory=dict)
    _donors: Donors | None = None
    _programs: MutatedPrograms | None = None

    def search(self, cases: Sequence[Case]) -> Killing:
        """Finds the cases that kill each mutant of the code that the cases run."""
        entered = self._entered(cases)
        every = list(java_mutants(self.sources))
        reached = [mutant for mutant in every if entered(mutant)]
        tried = _sample(reached, self.most_mutants)
        found = _Found(list(cases))
        watch = Watch(self.seconds)
        with ExitStack() as stack, suppress(LimitReached), alarmed(watch):
            programs = self._programs = MutatedPrograms(self._load, self.sources, tried)
            if programs.program is None:
                return Killing(tuple(cases), {}, {}, {})
            runs = Runs(programs.program)
            found.expected = [_confirmed(runs, case) for case in cases]
            for number, mutant in enumerate(tried):
                watch.glance()
                self.tick(number, len(tried))
                self._try(stack, watch, mutant, runs, entered(mutant), cases, found)
            for mutant in tried:
                watch.glance()
                if mutant.name in found.fates:
                    found.killers[mutant.name] |= self._killed_later(programs, mutant, found, len(cases))
        return Killing(
            tuple(found.cases),
            found.killers,
            found.fates,
            {mutant.name: mutant for mutant in tried if mutant.name in found.fates},
            frozenset(each.name for each in every) - {each.name for each in reached},
            len(tried) - len(found.fates) if watch.over else 0,
        )

    def _try(
        self,
        stack: ExitStack,
        watch: Watch,
        mutant: JavaMutant,
        runs: Runs,
        entering: Sequence[int],
        cases: Sequence[Case],
        found: _Found,
    ) -> None:
        """Finds what kills a mutant, if it compiles."""
        changed = None if self._programs is None else self._programs.mutant(mutant)
        if changed is None:
            return
        mutated, new = Runs(changed), None
        further = range(len(cases), len(found.cases))
        killing = self._killing(mutated, mutant, found, [*entering, *further])
        fate = Fate.KILLED if killing else Fate.UNKNOWN
        if not killing and (mutant.span.file, mutant.span.line) in self.unreached:
            fate = Fate.ALIKE if self.complete else Fate.UNKNOWN
        elif not killing:
            keys = self._methods(mutant, [found.cases[n].method for n in entering])
            new = self._varied(stack, mutated, runs, keys, cases)
            fate = Fate.KILLED
            if new is None:
                fate, new = self._explored(stack, watch, mutant, mutated, runs, keys)
            if fate is Fate.ALIKE and any(found.expected[n] is None for n in entering):
                fate = Fate.UNKNOWN
        if new is not None:
            killing = {found.add(new, behaviour_of(new, runs.program))}
        found.fates[mutant.name], found.killers[mutant.name] = fate, frozenset(killing)

    def private_cases(self, killing: Killing, chosen: Sequence[int], observers: Observers) -> set[int]:
        """Those of the chosen cases whose tests must compare private state: nothing else shows what they kill."""
        programs, found = self._programs, set[int]()
        for name, cases in killing.killers.items():
            mine = [number for number in chosen if number in cases]
            changed = programs.mutant(killing.mutants[name]) if programs is not None and mine else None
            if changed is None or programs is None or programs.program is None or not found.isdisjoint(mine):
                continue
            original, mutated = Runs(programs.program), Runs(changed)
            if not any(observers.tells_apart(killing.cases[number], original, mutated) for number in mine):
                found.add(mine[0])
        return found

    def _killing(self, mutated: Runs, mutant: JavaMutant, found: _Found, entering: Sequence[int]) -> set[int]:
        """The cases that kill a mutant, those first that run its line; after enough runs, the first one is enough."""
        line, cases = mutant.span.line, found.cases
        near = [n for n in entering if any(number == line for _, number in cases[n].lines)]
        others = [n for n in entering if n not in set(near)]
        killing: set[int] = set()
        for tried, number in enumerate([*near, *others]):
            if tried >= MOST_RUNS_OF_A_MUTANT and killing:
                break
            wanted = found.expected[number]
            seen = None if wanted is None else mutated.behaviour(cases[number])
            if seen is not None and seen != wanted:
                killing.add(number)
        return killing

    def _killed_later(self, programs: MutatedPrograms, mutant: JavaMutant, found: _Found, first: int) -> set[int]:
        """Those of the cases found for mutants, also for later ones, that kill this one: fewer tests may be enough."""
        changed = programs.mutant(mutant) if mutant.name in programs.copies and first < len(found.cases) else None
        if changed is None:
            return set()
        return self._killing(Runs(changed), mutant, found, range(first, len(found.cases)))

    def _varied(
        self, stack: ExitStack, mutated: Runs, runs: Runs, keys: Sequence[str], cases: Sequence[Case]
    ) -> Case | None:
        """A case that kills a mutant, with inputs made of those of all paths."""
        for key in keys:
            if key not in self._variants:
                self._donors = self._donors or Donors(self.session.loaded.program.hierarchy, cases)
                original, method = self._original(stack, key), self.session.loaded.program.methods[key]
                given = variants(method, [case for case in cases if case.method == key], self._donors)
                allowed = (case for case in map(original.of_inputs, given) if case is not None)
                confirmed = (case for case in allowed if _confirmed(runs, case) is not None)
                self._variants[key] = list(islice(confirmed, MOST_VARIANTS))
            for case in self._variants[key]:
                seen = mutated.behaviour(case)
                if seen is not None and seen != behaviour_of(case, runs.program):
                    return case
        return None

    def _explored(
        self, stack: ExitStack, watch: Watch, mutant: JavaMutant, mutated: Runs, runs: Runs, keys: Sequence[str]
    ) -> tuple[Fate, Case | None]:
        """Follows the paths of the mutant itself: one may have inputs that tell it from the program."""
        self.most_explored -= 1
        if self.most_explored < 0:
            return Fate.UNKNOWN, None
        changed = [mutant.source if source.name == mutant.source.name else source for source in self.sources]
        try:
            loaded = self._load(changed)
        except ProgramErrors:
            return Fate.UNKNOWN, None
        complete = self.complete
        for key in keys:
            left = self.options.seconds if watch.remaining is None else min(self.options.seconds, watch.remaining)
            options = replace(self.options, seconds=max(left, 0.0))
            session = Session(loaded, options, [loaded.program.methods[key]])
            with Budget(UNITS_OF_A_MUTANT).spending(), session.cases(loaded.program.methods[key]) as paths:
                for number, given in enumerate(paths):
                    if number >= MOST_PATHS_OF_A_MUTANT:
                        paths.stop()
                        break
                    case = self._original(stack, key).of_inputs(given)
                    wanted = None if case is None else _confirmed(runs, case)
                    seen = None if case is None or wanted is None else mutated.behaviour(case)
                    if seen is not None and seen != wanted:
                        return Fate.KILLED, case
            complete = complete and paths.explored.complete
        return Fate.ALIKE if complete else Fate.UNKNOWN, None

    def _methods(self, mutant: JavaMutant, keys: Sequence[str]) -> list[str]:
        """The methods whose paths may show a change: the changed one itself, otherwise those that run it."""
        methods = self.session.loaded.program.methods
        known = list(dict.fromkeys(keys))
        itself = [key for key in known if methods[key].info.span == mutant.member_span]
        return itself or known

    def _original(self, stack: ExitStack, key: str) -> Cases:
        if key not in self._originals:
            method = self.session.loaded.program.methods[key]
            self._originals[key] = stack.enter_context(self.session.cases(method))
        return self._originals[key]

    def _entered(self, cases: Sequence[Case]) -> Callable[[JavaMutant], list[int]]:
        """Tells which cases enter the member that a mutant changes."""
        methods = self.session.loaded.program.methods
        lines: dict[tuple[str, int], list[int]] = {}
        for number, case in enumerate(cases):
            for key, line in case.lines:
                lines.setdefault((_file(methods, key), line), []).append(number)

        def entering(mutant: JavaMutant) -> list[int]:
            file = mutant.member_span.file
            return sorted({number for line in mutant.lines for number in lines.get((file, line), ())})

        return entering

    def _load(self, sources: Sequence[Source]) -> Loaded:
        return load_sources(sources, self.language, paths=self.session.loaded.paths)


def _confirmed(runs: Runs, case: Case) -> Behaviour | None:
    """The behaviour of a case that a run without specifications shows as well; None for others."""
    wanted = behaviour_of(case, runs.program)
    return wanted if wanted is not None and not case.drawn and runs.behaviour(case) == wanted else None


def _file(methods: Mapping[str, typed.Method], key: str) -> str:
    return methods[key].info.span.file if key in methods else ""


def _sample(mutants: list[JavaMutant], most: int) -> list[JavaMutant]:
    """At most so many mutants, evenly spread."""
    if len(mutants) <= most:
        return mutants
    return [mutants[number * len(mutants) // most] for number in range(most)]
