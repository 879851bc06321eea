"""Pairs of expressions whose objects Java may keep only once, and what a JVM answers when `==` compares them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from oxpecker.java import translate
from oxpecker.oox.checker import check
from oxpecker.oox.interpreter import Interpreter, Limits, Returned, Unsupported
from oxpecker.oox.source import Source

_FOLDER = Path(__file__).with_name("identity")


class Route(Enum):
    """A way for code to find out whether two objects are one."""

    STATIC = "return ({0}) == ({1});"
    OBJECT = "Object a = {0}; Object b = {1}; return a == b;"
    VARIABLE = "return same({0}, {1});"
    ELEMENT = "Object[] all = {{{0}, {1}}}; return all[0] == all[1];"
    MAP = "Map<Object, Object> map = new IdentityHashMap<>(); map.put({0}, 1); return map.containsKey({1});"
    HASH = "Object a = {0}; Object b = {1}; return System.identityHashCode(a) == System.identityHashCode(b);"


@dataclass(frozen=True)
class Pair:
    """Two expressions, and whether they give one object on the JVM."""

    one: str
    two: str
    is_one: bool

    @property
    def are_comparable(self) -> bool:
        """Whether the expressions begin with the same class, so that Java surely allows to compare them."""
        return self.one.partition(".")[0] == self.two.partition(".")[0] != "F"


def pairs() -> list[Pair]:
    """The pairs on record: `true` or `false`, and the expressions, separated by bars."""
    lines = (_FOLDER / "pairs.txt").read_text().splitlines()
    parts = [line.split(" | ") for line in lines if line and not line.startswith("#")]
    return [Pair(one, two, answer.strip() == "true") for answer, one, two in parts]


def program(route: Route, compared: list[Pair]) -> str:
    """A program with a method for each pair."""
    methods = [
        f"    static boolean pair{number}() {{ {route.value.format(each.one, each.two)} }}\n"
        for number, each in enumerate(compared)
    ]
    return (_FOLDER / "Pairs.txt").read_text().replace("    // methods\n", "".join(methods))


def answers(route: Route, compared: list[Pair]) -> list[bool | str]:
    """What our interpreter gives for each pair: an answer, or why it gives none."""
    translated = translate([Source("Pairs.java", program(route, compared))])
    assert translated.program is not None, "\n".join(map(str, translated.diagnostics[:20]))
    checked = check(translated.program, None)
    assert checked.program is not None, "\n".join(map(str, checked.diagnostics[:20]))
    methods = {method.info.name: method for method in checked.program.methods.values()}
    interpreter = Interpreter(checked.program, Limits(steps=200_000))
    found: list[bool | str] = []
    for number in range(len(compared)):
        outcome = interpreter.run(methods[f"pair{number}"], lambda _: []).outcome
        if isinstance(outcome, Returned):
            found.append(bool(outcome.value))
        else:
            found.append(outcome.what if isinstance(outcome, Unsupported) else str(outcome))
    return found
