"""Conditions on callers say what they mean: written as `requires`, each prevents the exception that it is about."""

from __future__ import annotations

import random

import pytest

import oxpecker
from oxpecker.results import Verdict

_PARAMETERS = "byte b, char c, int i, int j, long l, float f, double d"
_NAMES = ("b", "c", "i", "j", "l", "f", "d")
_TYPES = ("byte", "short", "char", "int", "long", "float", "double")
_CONSTANTS = ("0", "1", "7", "-3", "100000", "5000000000L", "0.5", "2.5f", "'x'")


class _Numbers:
    """Random numbers in which conversions matter; some are put into locals of a wider type first."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.locals: list[str] = []

    def number(self, depth: int) -> str:
        choice = self._random.randrange(6) if depth else 0
        match choice:
            case 0:
                return self._random.choice((*_NAMES, *_CONSTANTS))
            case 1:
                return f"(({self._random.choice(_TYPES)}) {self.number(depth - 1)})"
            case 2:
                name, kind = f"v{len(self.locals)}", self._random.choice(("long", "double"))
                value = self._random.choice(_NAMES[:4])
                self.locals.append(f"{kind} {name} = {value};")
                return name
            case 3:
                return f"(-{self.number(depth - 1)})"
            case 4:
                return f"Math.abs({self.number(depth - 1)})"
        return f"({self.number(depth - 1)} {self._random.choice('+-*')} {self.number(depth - 1)})"

    def method(self, name: str) -> tuple[str, str]:
        """A method that rejects some numbers: its header, and its body."""
        self.locals = []
        test = f"{self.number(2)} {self._random.choice(('<', '>', '<=', '>=', '==', '!='))} {self.number(2)}"
        body = f"{{ {' '.join(self.locals)} if ({test}) throw new IllegalArgumentException(); }}"
        return f"public static void {name}({_PARAMETERS})", body


def _class(methods: list[str]) -> str:
    return "class Rejects {\n" + "\n".join(methods) + "\n}\n"


@pytest.mark.parametrize("seed", [1, 3, *(pytest.param(n, marks=pytest.mark.exhaustive) for n in range(4, 60))])
def test_a_condition_prevents_what_it_is_about(seed: int) -> None:
    numbers = _Numbers(seed)
    methods = [numbers.method(f"m{n}") for n in range(8)]
    report = oxpecker.check(_class([f"{header} {body}" for header, body in methods]), name="Rejects.java", config=False)
    stated = {
        result.method.partition("(")[0].rpartition(".")[2]: [each.text for each in result.conditions]
        for result in report
        if result.verdict is Verdict.VALID_PROVIDED
    }
    assert stated
    again = []
    for number, (header, body) in enumerate(methods):
        texts = [text for text in stated.get(f"m{number}", []) if text and not text.startswith("no ")]
        if texts:
            clauses = "".join(f"//@ requires {text};\n" for text in texts)
            again.append(f"{clauses}{header} {body}")
    assert again
    checked = oxpecker.check(_class(again), name="Rejects.java", config=False)
    assert not checked.findings, [(each.call, again) for each in checked.findings]
    assert {result.verdict for result in checked} <= {Verdict.VALID, Verdict.UNKNOWN}
