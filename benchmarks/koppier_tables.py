"""The experiments EXP-1 to EXP-8 of Koppier's thesis (OOX), our figures beside the printed ones.

    python benchmarks/koppier_tables.py                  # all eight
    python benchmarks/koppier_tables.py --only EXP-3 --sample 8

Mutants are those of `oxpecker mutate`, which has the thesis's operators. EXP-1 runs in the thesis's four
configurations: with expression evaluation and caching, with one of them, with neither. What else saves queries here is
off in the last. EXP-2 and EXP-3 take one mutant of `--sample` (1 for all). The thesis measured on an
Intel Core i5-4670; our times are of the processor, and without start-up. EXP-5 and EXP-6 are graphs in the thesis.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from time import process_time

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.threads import explore, one_merge_sort, verdict_time  # noqa: E402
from oxpecker.engine import Bounds, Options, Order, check_method  # noqa: E402
from oxpecker.engine.ablation import NOTHING  # noqa: E402
from oxpecker.engine.options import Reduction  # noqa: E402
from oxpecker.oox import syntax  # noqa: E402
from oxpecker.oox.checker import check  # noqa: E402
from oxpecker.results import MethodResult, Verdict  # noqa: E402
from oxpecker.solver import CacheKind, EvaluationLevel, build  # noqa: E402
from tests.mutation.test_other_experiments import FIELDS, TABLE_B2  # noqa: E402
from tests.mutation.thesis_programs import THESES, load, with_mutants  # noqa: E402

SECONDS = 300.0
"""The thesis's limit for one program."""


@dataclass(frozen=True, slots=True)
class Line:
    """A figure of the thesis beside ours."""

    what: str
    printed: str
    ours: str

    def __str__(self) -> str:
        return f"  {self.what:<52}  {self.printed:>24}  {self.ours:>28}"


def bubble_sort(_: int) -> Iterator[Line]:
    """EXP-1: verdicts of 62 programs, and what evaluation and caching save."""
    base = Options(Bounds(array=3, decisions=80, steps=100_000), seconds=SECONDS, endless=False)
    solver = base.solver
    configurations = {
        ("evaluation and caching", "14.7 s"): base,
        ("evaluation", "22.3 s"): replace(base, solver=replace(solver, cache=CacheKind.OFF, model_reuse=False)),
        ("caching", "139.6 s"): replace(base, solver=replace(solver, evaluation=EvaluationLevel.NONE)),
        ("neither", "303.4 s"): replace(base, solver=NOTHING),
    }
    programs = with_mutants("bubble_sort.oox")
    for number, ((name, printed), options) in enumerate(configurations.items()):
        results, seconds = _checked(programs, "Main.sort", options)
        if number == 0:
            yield Line("valid, ensures, exceptional", "21, 21, 20", _counts(results))
        yield Line(f"62 programs with {name}", printed, f"{seconds:.1f} s")


def minimum(sample: int) -> Iterator[Line]:
    """EXP-2: the least value of a linked list."""
    rows = [f"{operator}{number - FIELDS}" for operator, numbers in TABLE_B2.items() for number in numbers]
    every = with_mutants("linked_list_minimum.oox")
    chosen = {name: every[name] for name in ["ORIGINAL", *rows][::sample]}
    options = Options(Bounds(decisions=85, steps=100_000), seconds=SECONDS, endless=False)
    results, seconds = _checked(chosen, "Node.min", options)
    yield Line("valid, assertion, exceptional (of 48)", "19, 18, 11", f"{_counts(results)} of {len(chosen)}")
    yield Line("seconds for each program", f"{446.4 / 48:.1f} s", f"{seconds / len(chosen):.2f} s")


def merge_sort(sample: int) -> Iterator[Line]:
    """EXP-3: the concurrent merge sort, in the usual and in random order of threads."""
    every = with_mutants("concurrent_merge_sort.oox")
    names = ["ORIGINAL", *sorted(every.keys() - {"ORIGINAL"})]
    chosen = {name: every[name] for name in names[::sample]}
    bounds = Bounds(array=3, decisions=80, calls=30, steps=100_000)
    for name, printed, order in (("usual", 1223.2, None), ("random", 1227.2, Order.RANDOM)):
        options = Options(bounds, seconds=SECONDS, endless=False)
        results, seconds = _checked(chosen, "Main.sort", options if order is None else replace(options, order=order))
        if order is None:
            yield Line("valid, ensures, exceptional (of 481)", "279, 63, 139", f"{_counts(results)} of {len(chosen)}")
        each = f"{seconds / len(chosen):.2f} s"
        yield Line(f"seconds for each program, {name} order", f"{printed / 481:.2f} s", each)


def philosophers(_: int) -> Iterator[Line]:
    """EXP-4: two philosophers."""
    text = (THESES / "dining_philosophers.oox").read_text("utf-8").replace("requires(n > 0)", "requires(n == 2)", 1)
    verdict, seconds = verdict_time(text, "Main.dine", Bounds(decisions=100))
    yield Line("two philosophers", "deadlock, 0.42 s", f"{verdict}, {seconds:.2f} s")


def deep_lists(_: int) -> Iterator[Line]:
    """EXP-5: how deep the linked list can be explored in 300 seconds."""
    program = {"ORIGINAL": load("linked_list_minimum.oox")}
    for depth in (85, 110, 200, 400, 800):
        options = Options(Bounds(decisions=depth, chain=depth, steps=1_000_000), seconds=SECONDS)
        (result,), seconds = _checked(program, "Node.min", options)
        printed = "in time" if depth <= 110 else "out of time"
        ours = "in time" if result.verdict is not Verdict.UNKNOWN else "out of time"
        yield Line(f"depth {depth}", printed, f"{ours}, {seconds:.2f} s")


def reduction(_: int) -> Iterator[Line]:
    """EXP-6: what partial-order reduction saves."""
    for length in (3, 4, 5):
        text, bounds = one_merge_sort(length), Bounds(array=length)
        few = explore(text, "Main.sort", Reduction.OPTIMAL, bounds, SECONDS)
        many = explore(text, "Main.sort", Reduction.NONE, bounds, 60.0)
        ours = f"{few.paths} / {many.paths}{'' if many.complete else '+'}"
        yield Line(f"interleavings of a merge sort of {length}, with / without", "a graph", ours)


def against_cbmc(_: int) -> Iterator[Line]:
    """EXP-7: bubble sort and its 41 invalid mutants, beside CBMC and CIVL as printed."""
    from tests.engine.test_mutants import TABLE

    wanted = {"ORIGINAL", *TABLE["ensures"].split(), *TABLE["exceptional"].split()}
    programs = {name: each for name, each in with_mutants("bubble_sort.oox").items() if name in wanted}
    options = Options(Bounds(array=3, decisions=80, steps=100_000), seconds=SECONDS)
    results, seconds = _checked(programs, "Main.sort", options)
    found = sum(result.verdict is Verdict.INVALID for result in results)
    yield Line("invalid of 42", "41", str(found))
    yield Line("OOX / CBMC / CIVL, 42 programs", "7.0 / 193.2 / 97.5 s", f"{seconds:.1f} s")


def against_civl(_: int) -> Iterator[Line]:
    """EXP-8: five merge sorts, beside CIVL as printed; DEL and LIT are counted as in the thesis."""
    printed = {"ORIGINAL": "1.19 / 4.43 s", "CMP2": "130.77 / 4.06 s", "LIT12": "0.19 / 3.55 s"}
    printed |= {"VAR103": "0.20 / 4.00 s", "VAR155": "0.25 / 4.26 s"}
    every = with_mutants("concurrent_merge_sort.oox")
    options = Options(Bounds(array=3, decisions=80, calls=30, steps=100_000), seconds=SECONDS)
    for name, figures in printed.items():
        (result,), seconds = _checked({name: every[name]}, "Main.sort", options)
        yield Line(f"{name}: OOX / CIVL", figures, f"{result.verdict}, {seconds:.2f} s")


def _checked(programs: Mapping[str, syntax.Program], method: str, options: Options) -> tuple[list[MethodResult], float]:
    """The results about programs, and the seconds they took together."""
    solver = build(options.solver)
    begun = process_time()
    results = []
    for program in programs.values():
        typed = check(program).program
        assert typed is not None
        (found,) = typed.find_methods(method)
        results.append(check_method(typed, found, solver, options))
    seconds = process_time() - begun
    solver.close()
    return results, seconds


def _counts(results: list[MethodResult]) -> str:
    """Valid programs, those that violate a postcondition or an assertion, and those that throw."""
    kinds = Counter(str(result.findings[0].kind) if result.findings else "valid" for result in results)
    violated = kinds["ensures"] + kinds["assert"]
    return f"{kinds['valid']}, {violated}, {sum(kinds.values()) - kinds['valid'] - violated}"


EXPERIMENTS: Mapping[str, tuple[str, Callable[[int], Iterator[Line]]]] = {
    "EXP-1": ("bubble sort and its mutants", bubble_sort),
    "EXP-2": ("minimum of a linked list and its mutants", minimum),
    "EXP-3": ("concurrent merge sort and its mutants", merge_sort),
    "EXP-4": ("dining philosophers", philosophers),
    "EXP-5": ("depth of a linked list", deep_lists),
    "EXP-6": ("partial-order reduction", reduction),
    "EXP-7": ("bubble sort beside CBMC and CIVL", against_cbmc),
    "EXP-8": ("merge sort beside CIVL", against_civl),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=EXPERIMENTS, help="one experiment")
    parser.add_argument("--sample", type=int, default=1, help="of so many mutants, one (EXP-2 and EXP-3)")
    given = parser.parse_args()
    print(f"{'':54}  {'printed':>24}  {'ours':>28}")
    for name, (title, run) in EXPERIMENTS.items():
        if given.only in (None, name):
            print(f"{name}: {title}")
            for line in run(given.sample):
                print(line, flush=True)


if __name__ == "__main__":
    main()
