"""Which inputs tell the mutants of a Java program from the program itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from typing import Protocol

from oxpecker.api.limits import MOST_EXPLORED_MUTANTS
from oxpecker.api.mutant_trials import Exploration, Fate, MutantTrials, Subject, Trial, killing_cases
from oxpecker.limits import LimitReached, Watch
from oxpecker.limits.alarm import alarmed
from oxpecker.mutation.java import JavaMutant
from oxpecker.results.case import Case
from oxpecker.testgen.behaviour import Behaviour, Runs, behaviour_of
from oxpecker.testgen.observers import Observers


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


class Assistants(Protocol):
    """Try mutants, by their numbers, somewhere else. What they leave out is found here."""

    def trials(self, subject: Subject, numbers: Sequence[int], look: Callable[[], object]) -> Mapping[int, Trial]:
        """What the inputs of the program show about mutants that compile; `look` may end the wait."""

    def explored(
        self, subject: Subject, numbers: Sequence[int], left: float | None, look: Callable[[], object]
    ) -> Mapping[int, Exploration]:
        """What the paths of mutants show, within the seconds that are left."""


@dataclass(slots=True)
class KillSearch:
    """Runs the inputs of paths in the mutants; a mutant that survives them is explored itself.

    `tick` is called between mutants with the number tried and the number of all.
    """

    subject: Subject
    tick: Callable[[int, int], None] = lambda _done, _all: None
    most_explored: int = MOST_EXPLORED_MUTANTS
    """How many mutants may be explored; the fate of the others is not known if no case kills them."""
    seconds: float | None = None
    """The time for the whole search; None for no limit."""
    assistants: Assistants | None = None
    """Who helps, if anybody does. The result does not depend on it."""
    _trials: MutantTrials | None = None
    _known_trials: Mapping[int, Trial] = field(default_factory=dict)
    _known_explorations: dict[int, Exploration] = field(default_factory=dict)

    def search(self) -> Killing:
        """Finds the cases that kill each mutant of the code that the cases run."""
        cases = self.subject.cases
        found, watch = _Found(list(cases)), Watch(self.seconds)
        with ExitStack() as stack:
            trials = self._trials = MutantTrials(self.subject, stack)
            tried = trials.tried
            with suppress(LimitReached), alarmed(watch):
                if not trials.prepare():
                    return Killing(tuple(cases), {}, {}, {})
                found.expected = list(trials.expected)
                self._ask_for_trials(trials, watch)
                for number in range(len(tried)):
                    watch.glance()
                    self.tick(number, len(tried))
                    self._try(trials, watch, number, found)
                for mutant in tried:
                    watch.glance()
                    if mutant.name in found.fates:
                        found.killers[mutant.name] |= self._killed_later(trials, mutant, found)
        return Killing(
            tuple(found.cases),
            found.killers,
            found.fates,
            {mutant.name: mutant for mutant in tried if mutant.name in found.fates},
            frozenset(each.name for each in trials.every) - {each.name for each in trials.reached},
            len(tried) - len(found.fates) if watch.over else 0,
        )

    def _try(self, trials: MutantTrials, watch: Watch, number: int, found: _Found) -> None:
        """Finds what kills a mutant, if it compiles."""
        mutant = trials.tried[number]
        mutated = trials.mutated(mutant)
        if mutated is None:
            return
        trial = self._known_trials.get(number) or trials.trial(mutant, mutated)
        further = range(len(self.subject.cases), len(found.cases))
        killing = trial.killing | killing_cases(mutated, mutant, found.cases, found.expected, further)
        fate, new = Fate.KILLED if killing else Fate.UNKNOWN, None
        if not killing and trials.is_unreached(mutant):
            fate = Fate.ALIKE if self.subject.complete else Fate.UNKNOWN
        elif not killing:
            fate, new = Fate.KILLED, trial.varied
            if new is None:
                explored = self._explored(trials, watch, number, mutated)
                fate, new = explored.fate, explored.case
            if fate is Fate.ALIKE and trials.is_doubtful(mutant):
                fate = Fate.UNKNOWN
        if new is not None:
            killing = frozenset({found.add(new, behaviour_of(new, trials.runs.program))})
        found.fates[mutant.name], found.killers[mutant.name] = fate, killing

    def _explored(self, trials: MutantTrials, watch: Watch, number: int, mutated: Runs) -> Exploration:
        """Follows the paths of a mutant, if so many may still be explored."""
        self.most_explored -= 1
        if self.most_explored < 0:
            return Exploration(Fate.UNKNOWN)
        if number not in self._known_explorations:
            self._ask_for_explorations(trials, watch, number)
        known = self._known_explorations.get(number)
        return known or trials.explored(trials.tried[number], mutated, watch.remaining)

    def _ask_for_trials(self, trials: MutantTrials, watch: Watch) -> None:
        """Has others try all mutants."""
        if self.assistants is not None:
            every = range(len(trials.tried))
            self._known_trials = self.assistants.trials(self.subject, every, self._looking(trials, watch, 0))

    def _ask_for_explorations(self, trials: MutantTrials, watch: Watch, number: int) -> None:
        """Has others explore a mutant, and the next ones that will probably need it, as many as may be explored."""
        if self.assistants is None:
            return
        next_ones: Iterable[int] = (
            each
            for each, trial in sorted(self._known_trials.items())
            if each > number and trial.needs_exploring and each not in self._known_explorations
        )
        wave = [number, *list(next_ones)[: self.most_explored]]
        look = self._looking(trials, watch, number)
        self._known_explorations.update(self.assistants.explored(self.subject, wave, watch.remaining, look))

    def _looking(self, trials: MutantTrials, watch: Watch, done: int) -> Callable[[], None]:
        """Looks, while others work, whether the user or the time ends the search."""

        def look() -> None:
            watch.glance()
            self.tick(done, len(trials.tried))

        return look

    def _killed_later(self, trials: MutantTrials, mutant: JavaMutant, found: _Found) -> set[int]:
        """Those of the cases found for mutants, also for later ones, that kill this one: fewer tests may be enough."""
        first = len(self.subject.cases)
        is_copied = trials.programs is not None and mutant.name in trials.programs.copies
        mutated = trials.mutated(mutant) if is_copied and first < len(found.cases) else None
        if mutated is None:
            return set()
        return killing_cases(mutated, mutant, found.cases, found.expected, range(first, len(found.cases)))

    def private_cases(self, killing: Killing, chosen: Sequence[int], observers: Observers) -> set[int]:
        """Those of the chosen cases whose tests must compare private state: nothing else shows what they kill."""
        programs, found = None if self._trials is None else self._trials.programs, set[int]()
        for name, cases in killing.killers.items():
            mine = [number for number in chosen if number in cases]
            changed = programs.mutant(killing.mutants[name]) if programs is not None and mine else None
            if changed is None or programs is None or programs.program is None or not found.isdisjoint(mine):
                continue
            original, mutated = Runs(programs.program), Runs(changed)
            if not any(observers.tells_apart(killing.cases[number], original, mutated) for number in mine):
                found.add(mine[0])
        return found
