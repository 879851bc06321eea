"""Search-based testing: searches for numbers that violate the goal, by flipping branches one after the other.

Arithmetic that no solver decides, such as a sine of a product, can still be run. A branch compares two numbers;
their difference tells whether a change of an input brings the branch nearer to flipping (alternating variable
method, Korel 1990).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import field
from functools import partial
from itertools import count
from random import Random

from oxpecker.limits import Budget, Watch
from oxpecker.oox import numbers
from oxpecker.oox.interpreter import Choices, Value
from oxpecker.oox.interpreter.inputs import is_value_of
from oxpecker.oox.records import dataclass
from oxpecker.oox.types import BOOL, CHAR, DOUBLE, FLOATING, INTEGRAL, RANGES, STRING, Type
from oxpecker.results import Finding
from oxpecker.strategies.goal import Goal
from oxpecker.strategies.limits import (
    MOST_ROUNDINGS,
    PLAIN_STARTS,
    RANDOM_STARTS,
    ROUNDED_DIGITS,
    RUNS_OF_TARGET,
    SAMPLES,
    SEEKING_RUNS,
    WANDERINGS,
)
from oxpecker.strategies.measuring import Decision, MeasuringInterpreter, Place
from oxpecker.strategies.pool import Pool, pool_of_goal
from oxpecker.strategies.runs import LIMITS, Runs
from oxpecker.strategies.strategy import Partial, refuted

_SCALES = tuple(10.0**-power for power in range(0, 17, 2))

Fitness = tuple[int, float]
"""How many decisions before the target are wrong, and the branch distance of the first of them."""
_REACHED: Fitness = (0, 0.0)
Choose = Callable[[Sequence[Value]], Value]


def _plainest(values: Sequence[Value]) -> Value:
    return values[0]


def _nth(number: int, values: Sequence[Value]) -> Value:
    return values[number % len(values)]


class Found(Exception):
    """A run has violated the goal."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.reason)
        self.finding = finding


class Spent(Exception):
    """The budget of the runs is used up."""


@dataclass(slots=True)
class Seen:
    """A run: the values it requested, their types, and its decisions."""

    values: list[Value]
    types: list[Type]
    decisions: list[Decision]


@dataclass(slots=True)
class Search:
    """The covered decisions, and those still to cover."""

    runs: Runs
    interpreter: MeasuringInterpreter
    pool: Pool
    watch: Watch
    budget: Budget
    attempts: int = 0
    roundings: int = 0
    sides: set[tuple[Place, bool]] = field(default_factory=set)
    corpus: list[Seen] = field(default_factory=list)
    """The runs that were the first to reach a decision."""

    def go(self) -> None:
        """Runs until a violation is found or there is nothing left to try."""
        if not self.attempt([]).types:
            return
        for number in range(RANDOM_STARTS):
            self.attempt([], Random(number).choice)
        for number in range(PLAIN_STARTS):
            self.attempt([], partial(_nth, number))
        for number in count():
            targets = self.targets()
            if not targets:
                return
            for seen, position in targets:
                self.seek(seen, position, Random(number * SEEKING_RUNS + position))

    def attempt(self, values: list[Value], choose: Choose = _plainest) -> Seen:
        """One run; values requested beyond the given ones are drawn from the pool."""
        if self.attempts >= SEEKING_RUNS or self.budget.is_spent or self.watch.over:
            raise Spent
        types: list[Type] = []

        def draw(t: Type) -> Value | None:
            position = len(types)
            types.append(t)
            if position < len(values) and is_value_of(values[position], t):
                return values[position]
            choices = self.pool.values(t)
            return choose(choices) if choices else None

        run = self.runs.run(Choices(seed=0, draw=draw))
        decisions = self.interpreter.world.decisions
        self.attempts += 1
        finding = self.runs.finding(run)
        if finding is not None:
            raise Found(finding)
        seen = Seen(list(run.values), types, decisions)
        if self.runs.is_doubtful(run):
            self.round_off(seen)
        new = {(each.place, each.holds) for each in decisions} - self.sides
        if new:
            self.sides |= new
            self.corpus.append(seen)
        return seen

    def round_off(self, seen: Seen) -> None:
        """Tries round numbers near those of a run that violates the goal only if functions are exact."""
        if self.roundings >= MOST_ROUNDINGS:
            return
        self.roundings += 1
        for digits in ROUNDED_DIGITS:
            near = [round(v, digits) if isinstance(v, float) and math.isfinite(v) else v for v in seen.values]
            if near != seen.values:
                self.attempt(near)

    def targets(self) -> list[tuple[Seen, int]]:
        """The decisions with an uncovered side, with runs that reach them, latest first."""
        found: dict[tuple[Place, bool], tuple[Seen, int]] = {}
        for seen in reversed(self.corpus):
            for position, decision in enumerate(seen.decisions):
                side = decision.place, not decision.holds
                if side not in self.sides:
                    found.setdefault(side, (seen, position))
        return list(found.values())

    def seek(self, seen: Seen, position: int, random: Random) -> None:
        """Changes one value after the other until the decision at a position flips, or nothing helps."""
        target, last = seen.decisions[: position + 1], self.attempts + RUNS_OF_TARGET
        types = seen.types
        values = list(seen.values)
        order = list(range(len(types)))
        while types and self.attempts < last:
            search = AlternatingVariables(self, target, types, values)
            search.improve_all(order, last, random)
            if search.best == _REACHED:
                return
            # Later values keep what the first one has reached, so each value should come first once.
            random.shuffle(order)
            values = self.elsewhere(seen, target, random)

    def elsewhere(self, seen: Seen, target: list[Decision], random: Random) -> list[Value]:
        """Values to start again from: the nearest of a few."""
        best = AlternatingVariables(self, target, seen.types, list(seen.values))
        for _ in range(SAMPLES):
            best.accepts([self.another(t, old, random) for t, old in zip(seen.types, seen.values, strict=True)])
        return best.values

    def another(self, t: Type, old: Value, random: Random) -> Value:
        """A value to start again from: from the pool, or a random small number."""
        if t in FLOATING and random.random() < 0.5:
            return fitted(random.uniform(-1, 1) * 10 ** random.uniform(0, 2), t)
        choices = self.pool.values(t)
        return random.choice(choices) if choices and t != STRING else old


@dataclass(slots=True)
class AlternatingVariables:
    """The alternating variable method: changes values as long as they come nearer to a target."""

    search: Search
    target: list[Decision]
    types: list[Type]
    values: list[Value]
    best: Fitness = (1 << 30, 0.0)
    signed: float | None = None
    """The difference at the target decision, if it is reached."""

    def improve_all(self, order: list[int], last: int, random: Random) -> None:
        """Changes the values in turn until none helps: to those of the pool, by small steps, then several at once."""
        self.accepts(self.values)
        improved = True
        while improved and self.best != _REACHED and self.search.attempts < last:
            improved = False
            for step in (self.exchange, self.improve):
                for index in order:
                    if self.best != _REACHED and self.search.attempts < last:
                        improved |= step(index)
            improved = improved or self.wander(random)

    def wander(self, random: Random) -> bool:
        """Changes several values at random, for paths too narrow for single changes."""
        before = self.best
        for _ in range(WANDERINGS):
            if self.best == _REACHED:
                break
            size = 10 ** random.uniform(-4, 0.5)
            self.accepts([self.shaken(index, size, random) for index in range(len(self.types))])
        return self.best < before

    def shaken(self, index: int, size: float, random: Random) -> Value:
        value, t = self.values[index], self.types[index]
        if not is_movable(t) or t == BOOL or random.random() < 0.5:
            return value
        assert isinstance(value, (int, float))
        return fitted(value + random.gauss(0, size) * max(abs(value), 1.0), t)

    def exchange(self, index: int) -> bool:
        """Replaces a value by one of the pool, if that helps."""
        before = self.best
        for value in self.search.pool.values(self.types[index]):
            if self.best != _REACHED and value != self.values[index]:
                self.accepts([*self.values[:index], value, *self.values[index + 1 :]])
        return self.best < before

    def improve(self, index: int) -> bool:
        """Moves one value: along a secant, then by steps that grow while they help."""
        before = self.best
        if self.types[index] == BOOL or not is_movable(self.types[index]):
            return False
        self.change_size(index)
        self.follow_line(index)
        for scale in _SCALES if self.types[index] in FLOATING else (1.0,):
            for sign in (1, -1):
                step = self.first_step(index, scale) * sign
                while self.best != _REACHED and self.accepts(self.stepped(index, step)):
                    step *= 2
            if self.best == _REACHED:
                break
        return self.best < before

    def change_size(self, index: int) -> None:
        """Halves and doubles a value as long as that helps."""
        for factor in (0.5, 2.0):
            value = self.values[index]
            assert isinstance(value, (int, float))
            while self.best != _REACHED and self.accepts(self.moved(index, value * factor)):
                value *= factor

    def first_step(self, index: int, scale: float) -> float:
        value = self.values[index]
        assert isinstance(value, (int, float))
        if self.types[index] not in FLOATING:
            return 1
        size = abs(value) if math.isfinite(value) else 1.0
        return max(scale * max(size, 1.0 if scale > 1e-8 else size), math.ulp(size))

    def follow_line(self, index: int) -> None:
        """The secant method: treats the difference at the target as linear, and moves to its zero."""
        for _ in range(6):
            here, at = self.signed, self.values[index]
            assert isinstance(at, (int, float))
            if here is None or here == 0 or self.best == _REACHED or not math.isfinite(at):
                return
            probe = self.stepped(index, max(abs(at), 1.0) * 1e-4 if self.types[index] in FLOATING else 1)
            there, other = self.difference(probe), probe[index]
            assert isinstance(other, (int, float))
            if there is None or there == here or other == at:
                return
            aim = at - here * (other - at) / (there - here)
            beyond = math.copysign(math.ulp(aim), aim - at) if math.isfinite(aim) else 0.0
            if not (self.accepts(self.moved(index, aim)) or self.accepts(self.moved(index, aim + beyond))):
                return

    def difference(self, values: list[Value]) -> float | None:
        """The difference at the target, if a run on these values reaches it."""
        seen = self.search.attempt(values)
        return self.at_target(seen)

    def stepped(self, index: int, step: float) -> list[Value]:
        value = self.values[index]
        assert isinstance(value, (int, float))
        return self.moved(index, value + step)

    def moved(self, index: int, value: float) -> list[Value]:
        return [*self.values[:index], fitted(value, self.types[index]), *self.values[index + 1 :]]

    def accepts(self, values: list[Value]) -> bool:
        """Tries values, and keeps them if they are nearer."""
        seen = self.search.attempt(values)
        fitness = self.fitness(seen)
        if fitness >= self.best:
            return False
        self.best, self.signed, self.values = fitness, self.at_target(seen), values
        return True

    def at_target(self, seen: Seen) -> float | None:
        """The difference at the target."""
        end = len(self.target) - 1
        return seen.decisions[end].difference if self.goes_along(seen) == end and len(seen.decisions) > end else None

    def goes_along(self, seen: Seen) -> int:
        """The number of decisions before the target that are right."""
        end = len(self.target) - 1
        for position, (was, now) in enumerate(zip(self.target[:end], seen.decisions, strict=False)):
            if was.place != now.place or was.holds != now.holds:
                return position
        return min(end, len(seen.decisions))

    def fitness(self, seen: Seen) -> Fitness:
        """The distance from the target; zero if the decision at the target is flipped."""
        end, position = len(self.target) - 1, self.goes_along(seen)
        if position >= len(seen.decisions):
            return end - position + 2, 0.0
        now = seen.decisions[position]
        if position == end and now.place == self.target[end].place and now.holds != self.target[end].holds:
            return _REACHED
        return end - position + 1, now.distance


def is_movable(t: Type) -> bool:
    """Whether values of a type can be changed in small steps."""
    return t in INTEGRAL or t in FLOATING or t in (BOOL, CHAR)


def fitted(value: float, t: Type) -> Value:
    """The nearest value of the type."""
    if t == BOOL:
        return bool(value)
    if t in FLOATING:
        return numbers.convert(float(value), DOUBLE, t, wraps=False)
    low, high = RANGES[t]
    return 0 if math.isnan(value) else int(min(max(value, low), high))


@dataclass(frozen=True, slots=True)
class Seek:
    """Searches for the numbers that a closed program requests."""

    def run(self, goal: Goal, budget: Budget) -> Partial:
        """A violation, if the search finds one."""
        interpreter = MeasuringInterpreter(goal.program, LIMITS, goal.files)
        watch = Watch(goal.options.seconds, used=goal.options.used)
        search = Search(Runs(goal, interpreter), interpreter, pool_of_goal(goal).related, watch, budget)
        try:
            with budget.spending():
                search.go()
        except Found as found:
            return refuted(goal, found.finding)
        except Spent:
            return Partial(is_complete=False)
        return Partial()
