"""What it would take to check the newest sources of Maven Central: a cost model and a simulation of the scheduling.

    python benchmarks/internet_scale.py --measure FOLDER .. [--sample 40] [--time 5]
    python benchmarks/internet_scale.py [--artifacts 600000] [--workers 256,1024,4096] [--seed 0]

With `--measure`, it loads unpacked source jars, checks a sample of their methods, and stores the figures beside this
script. Otherwise it prints the costs that follow from the stored figures, and simulates workers that take jobs.
"""

from __future__ import annotations

import argparse
import heapq
import json
import sys
import zlib
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import mean
from time import process_time
from typing import Any

FIGURES = Path(__file__).parent / "internet_scale.json"
_NEWEST = 600_000
"""Artifacts of Maven Central in their newest version, in round numbers; most of them have sources."""
_WITHOUT_SOURCES = 0.25
_UNCHANGED = 0.85
"""Share of the methods of a new version whose content, with what they call, is that of the version before it."""


def measured(folder: Path, sample: int, seconds: float) -> dict[str, Any]:
    """The size of a library, the cost of loading it, and of checking a sample of its methods."""
    from oxpecker.api.loading import load
    from oxpecker.api.session import Session
    from oxpecker.engine import Options
    from oxpecker.results.data import to_data

    begun = process_time()
    loaded = load(folder, contain=True)
    loading = process_time() - begun
    methods = loaded.methods_to_check()
    session = Session(loaded, replace(Options(), seconds=seconds))
    costs, sizes, packed, verdicts = list[float](), list[int](), list[int](), dict[str, int]()
    for method in methods[:: max(len(methods) // sample, 1)][:sample]:
        begun = process_time()
        result = session.check(method)
        costs.append(round(process_time() - begun, 3))
        text = json.dumps(to_data(result)).encode()
        sizes.append(len(text))
        packed.append(len(zlib.compress(text)))
        verdicts[str(result.verdict)] = verdicts.get(str(result.verdict), 0) + 1
    return {
        "methods": len(methods),
        "loading": round(loading, 1),
        "limit": seconds,
        "costs": costs,
        "bytes": round(mean(sizes)),
        "packed": round(mean(packed)),
        "verdicts": verdicts,
    }


@dataclass(frozen=True, slots=True)
class Model:
    """Figures per library and per method, from which the rest follows."""

    methods: float
    loading: float
    costs: tuple[float, ...]
    packed: float

    @staticmethod
    def of(figures: dict[str, Any]) -> Model:
        """The means of all measured libraries; each counts once, however large it is."""
        each = list(figures.values())
        return Model(
            mean(one["methods"] for one in each),
            mean(one["loading"] for one in each),
            tuple(cost for one in each for cost in one["costs"]),
            mean(one["packed"] for one in each),
        )


def costs(model: Model, artifacts: int) -> str:
    """The table of the documentation."""
    checked = artifacts * (1 - _WITHOUT_SOURCES)
    methods = checked * model.methods
    checking = methods * mean(model.costs) / 3_600
    loading = checked * model.loading / 3_600
    rows = [
        ("artifacts with sources", f"{checked:,.0f}"),
        ("methods", f"{methods / 1e6:,.0f} million"),
        ("processor time for checking", f"{checking:,.0f} core-hours"),
        ("processor time for loading", f"{loading:,.0f} core-hours"),
        ("both, on 1,000 cores", f"{(checking + loading) / 1_000 / 24:,.1f} days"),
        ("results, compressed", f"{methods * model.packed / 1e9:,.0f} GB"),
        ("again after new versions of all", f"{(checking * (1 - _UNCHANGED) + loading):,.0f} core-hours"),
    ]
    return "\n".join(f"| {name} | {value} |" for name, value in rows)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How long a simulated campaign took, and how much of the workers' time was work."""

    hours: float
    used: float
    repeated: float


def simulated(model: Model, jars: int, workers: int, portion: int, random: Random, lost: float = 0.0) -> Outcome:
    """Workers take portions of methods of one jar; each portion loads its jar again unless the worker just had it.

    Portions come jar by jar. A worker is lost during a portion with probability `lost`; the portion is done again.
    """
    pending = [(jar, size) for jar in range(jars) for size in _portions(model, portion, random)]
    pending.reverse()
    free = [(0.0, worker, -1) for worker in range(workers)]
    heapq.heapify(free)
    work, repeated, end = 0.0, 0.0, 0.0
    while pending:
        jar, size = pending.pop()
        start, worker, has = heapq.heappop(free)
        needed = sum(random.choices(model.costs, k=size))
        taken = needed + (model.loading if has != jar else 0.0)
        if random.random() < lost:
            pending.append((jar, size))
            done = start + taken * random.random()
            repeated += done - start
        else:
            done = start + taken
            work += needed
        end = max(end, done)
        heapq.heappush(free, (done, worker, jar))
    return Outcome(end / 3_600, work / (workers * end), repeated / max(work, 1e-9))


def _portions(model: Model, portion: int, random: Random) -> list[int]:
    """The methods of a jar in portions; sizes of jars are skewed as those of a Pareto distribution with this mean."""
    methods = max(1, int(model.methods * 0.3 * random.paretovariate(1.43)))
    return [min(portion, methods - at) for at in range(0, methods, portion)]


def simulation(model: Model, workers: list[int], seed: int) -> str:
    """A table: workers, size of the portions, hours, share of useful work."""
    lines = []
    for count in workers:
        for portion in (20, 200, 100_000):
            for lost in (0.0, 0.01):
                found = simulated(model, 10 * count, count, portion, Random(seed), lost)
                size = "whole jars" if portion == 100_000 else f"{portion} methods"
                lines.append(
                    f"| {count:,} | {size} | {lost:.0%} | {found.hours:.1f} | {found.used:.0%} | {found.repeated:.1%} |"
                )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--measure", type=Path, nargs="+")
    parser.add_argument("--sample", type=int, default=40)
    parser.add_argument("--time", type=float, default=5.0)
    parser.add_argument("--artifacts", type=int, default=_NEWEST)
    parser.add_argument("--workers", default="64,256")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--figures", type=Path, default=FIGURES)
    options = parser.parse_args()
    known: dict[str, Any] = json.loads(options.figures.read_text(encoding="utf-8")) if options.figures.exists() else {}
    for folder in options.measure or ():
        known[folder.name] = measured(folder, options.sample, options.time)
        options.figures.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        print(folder.name, {name: value for name, value in known[folder.name].items() if name != "costs"}, flush=True)
    if not options.measure:
        model = Model.of(known)
        print(costs(model, options.artifacts))
        print(simulation(model, [int(each) for each in options.workers.split(",")], options.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
