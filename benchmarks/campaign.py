"""Looks for wrong answers for as long as you like: `python benchmarks/campaign.py --minutes N`.

It makes up Java programs with inputs of reference types and holds what a check says against a JVM: an input that
breaks a program must be found, and a counterexample must break it. It also changes stored and made-up programs by laws
that must not change a verdict: adds what nobody uses, renames, reorders, swaps conjuncts, wraps values in calls, prints
as OOX. Made-up OOX programs must have the verdicts of the same programs in Java.

The state is kept in a file, so a campaign that was stopped goes on where it was. Failures are made smaller and stored
as programs. Exit code 1 if there are any.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.campaign.parts import PARTS  # noqa: E402
from tests.campaign.record import Record, stored  # noqa: E402


def main() -> int:
    """Print failures as they are met, then the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to look")
    parser.add_argument("--state", type=Path, default=ROOT / ".cache" / "campaign.json", help="what was done so far")
    parser.add_argument(
        "--failures", type=Path, default=ROOT / ".cache" / "campaign", help="folder for failing programs"
    )
    parser.add_argument("--only", choices=PARTS, help="one part only: against a JVM, laws, or OOX against Java")
    parser.add_argument("--first", type=int, help="number of the first round, if it is not to go on")
    parser.add_argument("--no-shrinking", action="store_true", help="store failing programs as they are")
    options = parser.parse_args()
    record = Record.at(options.state)
    record.round = record.round if options.first is None else options.first
    parts = [PARTS[options.only]] if options.only else list(PARTS.values())
    begun = last = monotonic()
    while monotonic() - begun < options.minutes * 60:
        for part in parts:
            for case in part(record.round, not options.no_shrinking):
                file = stored(case, options.failures, record.failed) if case.failed else None
                record.add(case, str(file or ""))
                if case.failed:
                    print(f"{case.part}, {case.outcome}: {case.what}\n  {file}", flush=True)
        record.round += 1
        record.seconds += monotonic() - last
        last = monotonic()
        record.save()
    print(record.table())
    return 1 if record.failures else 0


if __name__ == "__main__":
    sys.exit(main())
