"""Takes away one rule of the analyses after another, and looks whether made-up classes notice.

`python benchmarks/analysis_mutants.py --programs N --seed S` prints for each rule how many programs it took, and the
claim that was wrong; a rule that nobody misses in N programs survives.
"""

from __future__ import annotations

import argparse
import sys
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "java"))

from analysis_mutants import MUTANTS, Mutant, applied
from claims import broken_claims
from stateful_classes import stateful_program

_AT_ONCE = 10
"""Programs that are translated together, since the library takes most of the time."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=int, default=100, help="how many programs for each rule, at most")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first")
    parser.add_argument("--only", default="", help="the rules that have this in their names")
    options = parser.parse_args()
    rules = [each for each in MUTANTS if each.exists() and options.only in f"{each.rule} {each.place}"]
    survivors = [each for each in rules if not _is_noticed(each, options.seed, options.programs)]
    print(f"{len(rules)} rules, {len(survivors)} of which nobody misses")
    sys.exit(1 if survivors else 0)


@cache
def _program(seeds: range) -> str:
    """Classes of which all claims hold; what they need of the library is then compiled and kept, with all rules."""
    text = stateful_program(seeds)
    assert not list(broken_claims(text)), f"wrong claims with all rules: {seeds}"
    return text


def _is_noticed(mutant: Mutant, seed: int, programs: int) -> bool:
    """Whether a claim is wrong without the rule."""
    name = f"{mutant.rule} ({mutant.place.partition(':')[2]})"
    for first in range(seed, seed + programs, _AT_ONCE):
        text = _program(range(first, min(first + _AT_ONCE, seed + programs)))
        with applied(mutant):
            found = next(broken_claims(text), None)
        if found is not None:
            print(f"noticed  {name}: by program {first - seed + _AT_ONCE} or before: {found}", flush=True)
            return True
    print(f"SURVIVES {name}: {programs} programs", flush=True)
    return False


if __name__ == "__main__":
    main()
