"""Whether extracted summaries hold of what methods do: `python benchmarks/summaries.py [DIR ..] [--generated N]`.

Every method of every program is summarised, run on small inputs by the interpreter, and each call that returns is held
against the summary. Exit code 1 when one contradicts it. A method that takes too long is left out and counted.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from oxpecker.api.loading import Loaded, ProgramErrors, load, load_sources  # noqa: E402
from oxpecker.oox import typed  # noqa: E402
from oxpecker.oox.source import Source  # noqa: E402
from oxpecker.refinement.extraction import Extraction  # noqa: E402
from tests.engine.generated.heaps import Small  # noqa: E402
from tests.engine.generated.programs import random_program as generated_program  # noqa: E402
from tests.refinement.random_objects import random_program  # noqa: E402
from tests.refinement.transitions import broken, supported, transitions, without_contracts  # noqa: E402


class _TooLong(BaseException):
    pass


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Ends what is inside after so many seconds of the processor."""

    def end(_number: int, _frame: FrameType | None) -> None:
        raise _TooLong

    signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def programs(folders: list[Path], generated: int) -> Iterator[tuple[str, Loaded]]:
    """The programs that are well formed, with their names."""
    for folder in folders:
        for file in sorted([*folder.rglob("*.oox"), *folder.rglob("*.java")]):
            try:
                yield str(file), load(file)
            except ProgramErrors:
                continue
    for seed in range(generated):
        for text in (random_program(seed), generated_program(seed).text):
            yield f"generated {seed}", load_sources([Source("generated.oox", text)])


def has_receiver(program: typed.Program, method: typed.Method) -> bool:
    """Whether some object would run the method."""
    info = method.info
    classes = program.hierarchy.concrete_subclasses(info.owner)
    return info.static or any(each.dispatch.get(info.signature, info) is info for each in classes)


def hold(extraction: Extraction, program: typed.Program, method: typed.Method, small: Small) -> tuple[int, str | None]:
    """How many calls of a method were looked at, and what is wrong."""
    summary = extraction.summarise(method)
    count = 0
    for transition in transitions(program, method, small):
        count += 1
        wrong = broken(summary, transition)
        if wrong is not None:
            return count, wrong
    return count, None


def main() -> int:
    """Holds summaries against runs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=Path, default=[ROOT / "tests" / "programs"], metavar="DIR")
    parser.add_argument("--generated", type=int, default=0, help="programs made up besides")
    parser.add_argument("--most", type=int, default=6, help="inputs of each method")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each method")
    options = parser.parse_args()
    small, counts = Small(most=options.most), Counter[str]()
    for name, loaded in programs(options.folders, options.generated):
        counts["programs"] += 1
        program = without_contracts(loaded.program)
        extraction = Extraction(program)
        for each in loaded.methods_to_check():
            method = program.methods[each.info.key]
            if not (supported(method) and has_receiver(program, method)):
                continue
            counts["methods"] += 1
            try:
                with limited(options.seconds):
                    calls, wrong = hold(extraction, program, method, small)
            except _TooLong:
                counts["methods that took too long"] += 1
                continue
            counts["calls"] += calls
            if wrong is not None:
                counts["wrong"] += 1
                print(f"{name}: {method.info}: {wrong}", flush=True)
    print(", ".join(f"{count} {what}" for what, count in counts.items()))
    return 1 if counts["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
