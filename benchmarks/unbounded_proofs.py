"""Random claims against proofs without bounds: `python benchmarks/unbounded_proofs.py [KIND] [--rounds N]`.

The claims are about loops over arrays, bit operators and calls in them, loops over numbers, recursive functions,
pairs of loops that may be equal, and fields of linked objects. One that a small input refutes must not be proved.
Exit code 1 if one is.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.horn import test_fuzzed, test_fuzzed_recursion, test_objects  # noqa: E402
from tests.horn.array_loops import array_loops  # noqa: E402
from tests.horn.call_loops import HELPERS, call_loops  # noqa: E402
from tests.horn.linked_boxes import linked_boxes  # noqa: E402
from tests.horn.loop_pairs import differ, loop_pairs  # noqa: E402
from tests.horn.number_loops import number_loops  # noqa: E402
from tests.horn.recursive_functions import recursive_functions  # noqa: E402
from tests.horn.test_fuzzed_lockstep import PAIRS, shown  # noqa: E402

BOXES = 40
"""Claims about linked objects in one round."""


class Kind(StrEnum):
    """What is claimed."""

    LOOPS = "loops"
    BITS = "bits"
    CALLS = "calls"
    NUMBERS = "numbers"
    RECURSION = "recursion"
    PAIRS = "pairs"
    OBJECTS = "objects"


@dataclass(frozen=True)
class Claim:
    """A claim: its text, whether an input refutes it, whether it was proved."""

    java: str
    is_refuted: bool
    is_proved: bool


def claims(kind: Kind, seed: int, units: int) -> list[Claim]:
    """The claims of one round, after the attempt to prove them."""
    random = Random(seed)
    if kind is Kind.PAIRS:
        equal = shown(seed)
        pairs = loop_pairs(random, PAIRS)
        return [Claim(f"{old.java}\n{new.java}", differ(old, new), (old, new) in equal) for old, new in pairs]
    if kind is Kind.OBJECTS:
        boxes = list(linked_boxes(random, BOXES))
        found = test_objects.proved(boxes)
        return [Claim(each.java, each.is_refuted, each in found) for each in boxes]
    if kind is Kind.RECURSION:
        functions = list(recursive_functions(random, test_fuzzed_recursion.FUNCTIONS))
        with tempfile.TemporaryDirectory() as folder:
            numbers = test_fuzzed_recursion.proved(Path(folder), functions)
        return [Claim(each.java, each.is_refuted, number in numbers) for number, each in enumerate(functions)]
    loops: tuple[test_fuzzed.Claim, ...]
    helpers = HELPERS if kind is Kind.CALLS else ""
    if kind is Kind.CALLS:
        loops = tuple(call_loops(random, test_fuzzed.METHODS))
    elif kind is Kind.NUMBERS:
        loops = tuple(number_loops(random, test_fuzzed.METHODS))
    else:
        loops = tuple(array_loops(random, test_fuzzed.METHODS, has_bits=kind is Kind.BITS))
    proved = test_fuzzed.proved(loops, helpers, units)
    return [Claim(each.java, each.is_refuted, each in proved) for each in loops]


def main() -> int:
    """Runs the rounds and prints a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", type=Kind, nargs="?", choices=list(Kind), help="one kind only")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first round")
    parser.add_argument("--units", type=int, default=16_000, help="units of a budget for each loop")
    options = parser.parse_args()
    wrong = 0
    for seed in range(options.seed, options.seed + options.rounds):
        for kind in Kind if options.kind is None else (options.kind,):
            made = claims(kind, seed, options.units)
            for each in made:
                if each.is_proved and each.is_refuted:
                    wrong += 1
                    print(f"proved, but refuted:\n{each.java}")
            proved, possible = sum(each.is_proved for each in made), sum(not each.is_refuted for each in made)
            print(f"{kind}, seed {seed}: {proved} of {possible} that no small input refutes are proved", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
