"""Products of features: `python benchmarks/product_lines.py [--time SECONDS] [--only PRODUCT]`.

Forty programs: a mine pump with eight sets of features, each with five claims about endless runs. Which claims hold is
known from all states of the pump, of which there are few. The table says what `check` answers, and the seconds of the
processor that it takes. Exit code 1 if an answer is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.verdicts import answer


class Feature(StrEnum):
    """What a pump can do."""

    HIGH = "H"
    """It starts when the water is high."""
    LOW = "L"
    """It stops when there is no water."""
    ALARM = "A"
    """It stops when there is methane."""
    QUERY = "Q"
    """It does not start while there is methane."""
    COMMANDS = "C"
    """It can be switched off and on."""


PRODUCTS = ("H", "HL", "HA", "HQ", "HLA", "HLQ", "HLAQ", "HLAQC")
WATER = 2


@dataclass(frozen=True)
class Mine:
    """A state of the pump and its surroundings."""

    water: int = 1
    methane: bool = False
    running: bool = False
    enabled: bool = True


@dataclass(frozen=True)
class Claim:
    """What should hold of two states, one step apart: in Java and in Python."""

    java: str
    holds: Callable[[Mine, Mine], bool]


CLAIMS = (
    Claim("!running || !methane", lambda _, now: not now.running or not now.methane),
    Claim("!(running && methane && ran && hadGas)", lambda was, now: not _explosive(was) or not _explosive(now)),
    Claim("water < 2 || methane || running", lambda _, now: now.water < WATER or now.methane or now.running),
    Claim("water > 0 || !running", lambda _, now: now.water > 0 or not now.running),
    Claim("!running || ran || water == 2", lambda was, now: not now.running or was.running or now.water == WATER),
)


def _explosive(mine: Mine) -> bool:
    return mine.running and mine.methane


def steps(mine: Mine, features: str) -> Iterator[Mine]:
    """What the next state may be."""
    for rises, changes, orders in product((False, True), repeat=3):
        now = replace(mine, water=min(WATER, mine.water + rises), methane=mine.methane ^ changes)
        if orders and Feature.COMMANDS in features:
            now = replace(now, enabled=not now.enabled, running=now.running and not now.enabled)
        if now.running:
            now = replace(now, water=max(0, now.water - 1))
        yield controlled(now, features) if now.enabled else now


def controlled(now: Mine, features: str) -> Mine:
    """The pump after its sensors were asked, the newest feature first."""
    if Feature.ALARM in features and now.running and now.methane:
        return replace(now, running=False)
    if Feature.LOW in features and now.running and now.water == 0:
        return replace(now, running=False)
    if not now.running and now.water == WATER and not (Feature.QUERY in features and now.methane):
        return replace(now, running=True)
    return now


def is_true(features: str, claim: Claim) -> bool:
    """Whether a claim holds after every step of every run."""
    pending, seen = [Mine()], {Mine()}
    while pending:
        was = pending.pop()
        for now in steps(was, features):
            if not claim.holds(was, now):
                return False
            if now not in seen:
                seen.add(now)
                pending.append(now)
    return True


def program(features: str, claim: Claim) -> str:
    """The product in Java: each feature is a class that extends the one before."""
    classes, top = [_BASE], "Pump"
    for each in features:
        classes.append(_CLASSES[Feature(each)].replace("TOP", top))
        top = Feature(each).name.capitalize()
    order = "if (Verifier.nondetBoolean()) pump.order();" if Feature.COMMANDS in features else ""
    main = _MAIN.replace("TOP", top).replace("ORDER", order).replace("CLAIM", claim.java)
    return "\n".join(["import org.sosy_lab.sv_benchmarks.Verifier;", "", *classes, main])


_BASE = """class Mine {
    int water = 1;
    boolean methane;
    void rise() { if (water < 2) water++; }
    void sink() { if (water > 0) water--; }
}

class Pump {
    final Mine mine;
    boolean running, enabled = true;
    Pump(Mine mine) { this.mine = mine; }
    void step() { if (running) mine.sink(); if (enabled) control(); }
    void control() { }
    void start() { running = true; }
    void stop() { running = false; }
    void order() { }
}
"""
_CLASSES = {
    Feature.HIGH: """class High extends TOP {
    High(Mine mine) { super(mine); }
    void control() { if (!running && mine.water == 2) start(); else super.control(); }
}
""",
    Feature.LOW: """class Low extends TOP {
    Low(Mine mine) { super(mine); }
    void control() { if (running && mine.water == 0) stop(); else super.control(); }
}
""",
    Feature.ALARM: """class Alarm extends TOP {
    Alarm(Mine mine) { super(mine); }
    void control() { if (running && mine.methane) stop(); else super.control(); }
}
""",
    Feature.QUERY: """class Query extends TOP {
    Query(Mine mine) { super(mine); }
    void start() { if (!mine.methane) super.start(); }
}
""",
    Feature.COMMANDS: """class Commands extends TOP {
    Commands(Mine mine) { super(mine); }
    void order() { if (enabled) stop(); enabled = !enabled; }
}
""",
}
_MAIN = """class Main {
    public static void main(String[] args) {
        Mine mine = new Mine();
        Pump pump = new TOP(mine);
        while (Verifier.nondetBoolean()) {
            boolean ran = pump.running, hadGas = mine.methane;
            if (Verifier.nondetBoolean()) mine.rise();
            if (Verifier.nondetBoolean()) mine.methane = !mine.methane;
            ORDER
            pump.step();
            boolean running = pump.running, methane = mine.methane;
            int water = mine.water;
            assert CLAIM;
        }
    }
}
"""


def main() -> int:
    """Prints a line for each program, and how many are decided."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--time", type=float, default=60.0, help="seconds for each check")
    parser.add_argument("--only", help="one product, such as HLA")
    given = parser.parse_args()
    chosen = [(features, claim) for features in PRODUCTS for claim in CLAIMS if given.only in (None, features)]
    decided = wrong = 0
    for features, claim in chosen:
        expected = "valid" if is_true(features, claim) else "invalid"
        said = answer(program(features, claim), "Main.main", given.time)
        decided += said.verdict == expected
        wrong += said.contradicts(expected)
        print(f"{features:6} {claim.java:40} {expected:8} {said.verdict}, {said.seconds:.1f} s", flush=True)
    print(f"{decided} of {len(chosen)} decided, {wrong} of them wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
