"""Weakens one rule of the analyses after another, and looks whether made-up classes notice.

`python benchmarks/analysis_mutants.py --programs N --seed S` prints for each rule how many programs it took, and the
claim that was wrong; a rule that nobody misses in N programs survives.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from oxpecker.oox.analysis.node_ownership import NodeOwnership
from tests.java.analysis_mutants import MUTANTS
from tests.java.claims import MadeUp, broken_claims
from tests.java.mutant import Mutant, applied
from tests.java.node_claims import LinkedNodes
from tests.java.node_programs import node_program
from tests.java.stateful_classes import stateful_program


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--programs", type=int, default=100, help="how many programs for each rule, at most")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first")
    parser.add_argument("--only", default="", help="the rules that have this in their names")
    options = parser.parse_args()
    analyses = [each for each in MUTANTS if not each.room.startswith("oxpecker.engine")]
    rules = [each for each in analyses if each.exists() and options.only in f"{each.rule} {each.place}"]
    left = list(rules)
    # One program at a time: what one does may take a claim about all others away.
    for number in range(options.programs):
        for mutant, found in _noticed(list(left), options.seed + number):
            print(f"{number + 1:4}  {_name(mutant)}: {found}", flush=True)
            left.remove(mutant)
    for mutant in left:
        print(f"SURVIVES {_name(mutant)}")
    print(f"{len(rules)} rules, {len(left)} of which nobody misses in {options.programs} programs")
    sys.exit(1 if left else 0)


def _name(mutant: Mutant) -> str:
    return f"{mutant.rule} ({mutant.place.rpartition('.')[2]})"


def _noticed(mutants: list[Mutant], seed: int) -> Iterator[tuple[Mutant, str]]:
    """The mutants of which a program shows a wrong claim, with the claim."""
    if not mutants:
        return
    print(f"      {len(mutants)} rules, program {seed}", flush=True)
    text = stateful_program([seed])
    about_nodes = [each for each in mutants if each.room == NodeOwnership.__module__]
    others = [each for each in mutants if each not in about_nodes]
    made, linked = MadeUp(text) if others else None, LinkedNodes(node_program(seed)) if about_nodes else None
    wrong = [None if made is None else next(made.broken(), None), None if linked is None else linked.broken()]
    assert not any(wrong), f"a wrong claim with all rules: {wrong}"
    for mutant in mutants:
        with applied(mutant):
            try:
                if mutant in about_nodes:
                    assert linked is not None
                    found = linked.broken()
                else:
                    assert made is not None
                    found = next(broken_claims(text) if mutant.translates else made.broken(mutant.room), None)
            except Exception as failure:  # whatever a weaker rule ends in is noticed
                said = str(failure).partition("\n")[0]
                found = f"program {seed}: {type(failure).__name__}: {said}"
        if found is not None:
            yield mutant, found


if __name__ == "__main__":
    main()
