"""Quantifiers of which one unknown integer stands for all agree with those of which every integer is tried.

Made-up clauses range over a few integers only, so that a run can try them all; the engine is told that even those are
too many.
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from oxpecker.engine import Bounds, Options, check_method, limits
from oxpecker.oox import typed
from oxpecker.oox.interpreter import Excluded, Interpreter, Outcome, Returned
from oxpecker.results import Verdict
from tests.engine.checks import solver
from tests.oox.from_text import checked, method_named

_INPUTS = range(-1, 4)
_DEEPEST = 3


class Clauses:
    """Random conditions on `x`, `y` and bound variables."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def condition(self, bound: tuple[str, ...] = (), depth: int = 0) -> str:
        """A condition, with quantifiers in any place."""
        kinds = ["compare"] if depth == _DEEPEST else ["compare", "quantify", "quantify", "join", "not", "choose"]
        match self.random.choice(kinds):
            case "quantify":
                name = "uvw"[len(bound)] if len(bound) < 3 else ""
                if not name:
                    return self.comparison(bound)
                kind = self.random.choice(["forall", "exists"])
                low, high = self.number(bound[:1], plain=True), self.number(bound[:1], plain=True)
                return f"({kind} {name} : {low} .. {high} + 2 : {self.condition((*bound, name), depth + 1)})"
            case "join":
                joint = self.random.choice(["&&", "||", "==>", "==", "!="])
                return f"({self.condition(bound, depth + 1)} {joint} {self.condition(bound, depth + 1)})"
            case "not":
                return f"!({self.condition(bound, depth + 1)})"
            case "choose":
                parts = [self.condition(bound, depth + 1) for _ in range(3)]
                return f"({parts[0]} ? {parts[1]} : {parts[2]})"
        return self.comparison(bound)

    def comparison(self, bound: tuple[str, ...]) -> str:
        operator = self.random.choice(["<", "<=", "==", "!=", ">"])
        return f"({self.number(bound)} {operator} {self.number(bound)})"

    def number(self, bound: tuple[str, ...], plain: bool = False) -> str:
        name = self.random.choice(["x", "y", *bound, *bound, "0", "1", "2"])
        if plain or self.random.random() < 0.5:
            return name
        other = self.random.choice(["x", "y", *bound, "1", "2"])
        operator = self.random.choice(["+", "-", "*", "/", "%"])
        return f"({name} {operator} {other})"


def made_up(seed: int) -> typed.Program:
    """A method that relies on one clause and promises another."""
    clauses = Clauses(seed)
    few = "-1 <= x && x <= 3 && -1 <= y && y <= 3"
    relied = clauses.condition() if seed % 2 else "true"
    contract = f"requires({few}) requires({relied}) ensures({clauses.condition()})"
    return checked(f"class Main {{ static void f(int x, int y) {contract} {{ }} }}")


def outcomes(program: typed.Program) -> list[Outcome]:
    """How the runs on all inputs end."""
    interpreter, method = Interpreter(program), method_named(program, "Main.f")
    return [interpreter.run(method, lambda _, x=x, y=y: [x, y]).outcome for x, y in product(_INPUTS, _INPUTS)]  # type: ignore[misc]


def agree(seed: int) -> Verdict:
    """The verdict about a made-up method, held against all runs."""
    program = made_up(seed)
    ends = outcomes(program)
    wrong = [end for end in ends if not isinstance(end, (Returned, Excluded))]
    result = check_method(program, method_named(program, "Main.f"), solver(), Options(Bounds(range=1)))
    assert not result.reason.startswith("internal error"), (seed, result.reason)
    if result.verdict is Verdict.VALID:
        assert not wrong, seed
        assert bool(result.warnings) <= all(isinstance(end, Excluded) for end in ends), seed
    elif result.verdict is Verdict.INVALID:
        assert wrong, seed
    return result.verdict


@pytest.fixture(autouse=True)
def every_range_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LONGEST_RANGE", 1)


@pytest.mark.parametrize("start", range(0, 60, 20))
def test_clauses_with_quantifiers_agree_with_all_runs(start: int) -> None:
    verdicts = [agree(seed) for seed in range(start, start + 20)]
    decided = [verdict for verdict in verdicts if verdict in (Verdict.VALID, Verdict.INVALID)]
    assert len(decided) >= 14
