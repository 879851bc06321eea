"""What a check answers about the methods of a program, and what it costs; whether two answers keep a law."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum

from oxpecker.api.loading import Loaded
from oxpecker.engine import Bounds, Options, check_method
from oxpecker.oox import typed
from oxpecker.results import MethodResult, Verdict
from oxpecker.solver import open_solver
from tests.laws.law import Pairing

BOUNDS = Bounds(decisions=60, chain=2, array=2, string=3, steps=20_000)
"""Small enough that most programs are covered in a second or two."""
_DIFFERENT = {Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS, Verdict.INVALID, Verdict.DEADLOCK}
_FACTOR = 4
_SLACK = {"steps": 3_000, "paths": 20, "queries": 60}
"""What a small program may cost more without anybody noticing."""


class Breach(StrEnum):
    """How a law can be broken."""

    CONTRADICTION = "contradiction"
    VERDICT = "other verdict"
    COST = "cost"
    CRASH = "crash"


@dataclass(frozen=True, slots=True)
class Answer:
    """The verdict about a method; what it cost, counted; whether the clock decided anything."""

    method: str
    verdict: Verdict
    reason: str
    cost: dict[str, int]
    out_of_time: bool


@dataclass(frozen=True, slots=True)
class Broken:
    """A law that two answers do not keep."""

    breach: Breach
    method: str
    what: str


def answers(loaded: Loaded, wanted: Collection[str] | None = None, seconds: float = 4.0) -> dict[str, Answer]:
    """The answers about the methods of a program, or about some of them, by their names."""
    options = Options(BOUNDS, seconds=seconds)
    found: dict[str, Answer] = {}
    for method in loaded.methods_to_check():
        name = _name(method)
        if wanted is None or name in wanted:
            with open_solver(options.solver) as solver:
                result = check_method(loaded.program, method, solver, options, loaded.sources)
            found[name] = _answer(name, result, seconds)
    return found


def _name(method: typed.Method) -> str:
    """A nested class has another name where it is printed as OOX."""
    return str(method.info).replace("$", ".")


def _answer(name: str, result: MethodResult, seconds: float) -> Answer:
    counted = result.statistics
    cost = {
        "steps": counted.steps,
        "paths": counted.paths + counted.cut,
        "queries": int(counted.solver.get("solver_calls", 0)),
    }
    # Where the clock decides how far the bounds grow, nothing can be compared.
    is_late = counted.seconds > seconds / 2 or result.reason.startswith("time:")
    return Answer(name, result.verdict, result.reason, cost, is_late)


def partners(before: Loaded, after: Loaded, pairing: Pairing) -> dict[str, str]:
    """The methods of a program and what each is called in the changed one."""
    old, new = ([_name(method) for method in each.methods_to_check()] for each in (before, after))
    if pairing is Pairing.BY_POSITION:
        return dict(zip(old, new, strict=True))
    return {name: name for name in old if name in new}


def differences(one: Answer, other: Answer) -> Iterator[Broken]:
    """Where the answers about a method before and after a change do not keep a law."""
    if one.out_of_time or other.out_of_time:
        return
    if one.verdict is not other.verdict:
        wrong = {Verdict.INVALID, Verdict.DEADLOCK} & {one.verdict, other.verdict}
        against = {one.verdict, other.verdict} <= _DIFFERENT and wrong
        breach = Breach.CONTRADICTION if against else Breach.VERDICT
        yield Broken(breach, one.method, f"{_said(one)}, then {_said(other)}")
        return
    # Where something is found, the rest is not looked at: how early it is found is luck.
    if one.verdict in (Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS):
        for what, slack in _SLACK.items():
            least, most = sorted((one.cost[what], other.cost[what]))
            if most > _FACTOR * least + slack:
                yield Broken(Breach.COST, one.method, f"{one.cost[what]} {what}, then {other.cost[what]}")


def _said(answer: Answer) -> str:
    return f"{answer.verdict} ({answer.reason})" if answer.reason else str(answer.verdict)
