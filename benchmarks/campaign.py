"""Looks for wrong answers for as long as you like: `python benchmarks/campaign.py --minutes N`.

It makes up Java programs with inputs of reference types, also with static fields, and holds what a check says against a
JVM: an input that breaks a program must be found, and a counterexample must break it. It changes stored and made-up
programs by laws that must not change a verdict: adds what nobody uses, renames, reorders, swaps conjuncts, wraps values
in calls, prints as OOX. Made-up OOX programs must have the verdicts of the same programs in Java.

The state is kept in a file, so a campaign that was stopped goes on where it was. Failures are made smaller and stored
as programs. Exit code 1 if there are any.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from oxpecker.cluster import Done, Failed, in_order, results  # noqa: E402
from tests.campaign.parts import PARTS, Rounds  # noqa: E402
from tests.campaign.record import Case, Record, stored  # noqa: E402


def main() -> int:
    """Print failures as they are met, then the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to look")
    parser.add_argument("--state", type=Path, default=ROOT / ".cache" / "campaign.json", help="what was done so far")
    parser.add_argument(
        "--failures", type=Path, default=ROOT / ".cache" / "campaign", help="folder for failing programs"
    )
    parser.add_argument("--only", choices=PARTS, help="one part only")
    parser.add_argument("--first", type=int, help="number of the first round, if it is not to go on")
    parser.add_argument("--no-shrinking", action="store_true", help="store failing programs as they are")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="let the workers of a Dask cluster do the rounds; they need this checkout"
    )
    options = parser.parse_args()
    record = Record.at(options.state)
    record.round = record.round if options.first is None else options.first
    parts = (options.only,) if options.only else tuple(PARTS)
    work = Rounds(parts, not options.no_shrinking)
    with _done_by(options.cluster, work) as rounds:
        begun = last = monotonic()
        while monotonic() - begun < options.minutes * 60:
            for cases in rounds(record.round):
                for case in cases:
                    _note(record, case, options.failures)
                record.round += 1
            record.seconds += monotonic() - last
            last = monotonic()
            record.save()
    print(record.table())
    return 1 if record.failures else 0


def _note(record: Record, case: Case, failures: Path) -> None:
    """Counts a case; stores and prints it if it failed."""
    file = stored(case, failures, record.failed) if case.failed else None
    record.add(case, str(file or ""))
    if case.failed:
        print(f"{case.part}, {case.outcome}: {case.what}\n  {file}", flush=True)


@contextmanager
def _done_by(address: str | None, work: Rounds) -> Iterator[Callable[[int], Iterator[list[Case]]]]:
    """Gives the cases of some rounds from a number on: of one round in this process, or of as many as a cluster can do
    at the same time, in their order."""
    if address is None:
        yield lambda number: iter([work(number, lambda _message: None)])
        return
    from oxpecker.cluster.dask_pool import DaskPool

    pool = DaskPool(address)

    def elsewhere(first: int) -> Iterator[list[Case]]:
        numbers = range(first, first + max(pool.capacity(0), 1))
        for result in in_order(results(pool, work, numbers, 0, title=lambda job: f"round {numbers[job]}")):
            if isinstance(result, Failed):
                raise result.error
            # What has twice cost a worker its process is looked at here, where somebody sees it.
            yield result.value if isinstance(result, Done) else work(numbers[result.job], lambda _message: None)

    try:
        yield elsewhere
    finally:
        pool.close()


if __name__ == "__main__":
    sys.exit(main())
