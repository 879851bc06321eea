"""Which bugs seeded into the oracle classes checking finds, and which the generated tests find.

    python benchmarks/seeded_bugs.py

The tests are those of the right classes; checking knows the contracts only, at the same k.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

TESTS = Path(__file__).parent.parent / "tests"
sys.path.insert(0, str(TESTS.parent))

from oxpecker.cli.loading import load  # noqa: E402
from oxpecker.engine import Options, check_method  # noqa: E402
from oxpecker.results import Verdict  # noqa: E402
from tests.engine.checks import solver  # noqa: E402
from tests.oracles.oracle_classes import CLASSES, bounds  # noqa: E402
from tests.oracles.seeded_bugs import SEEDED  # noqa: E402
from tests.testgen.oracle_tests import K  # noqa: E402
from tests.testgen.test_generated_tests_run import SURVIVING  # noqa: E402


def finding(name: str, text: str) -> str:
    """The first method of a class that checking finds something wrong in, and what; empty for none."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"{name}.java"
        file.write_text(text, "utf-8")
        loaded = load(file)
        for method in loaded.methods_to_check():
            if method.info.owner != name or method.info.pure or not method.cases:
                continue
            options = Options(bounds=bounds(K.get(name, 2)), seconds=20)
            result = check_method(loaded.program, method, solver(), options, loaded.sources)
            if result.verdict is Verdict.INVALID:
                return f"{method.info.name}: {result.findings[0].kind}"
    return ""


def main() -> None:
    """Prints a table."""
    checked = tested = 0
    for number, (name, old, new) in enumerate(SEEDED):
        text = (CLASSES / f"{name}.java").read_text("utf-8")
        found = finding(name, text.replace(old, new))
        by_tests = number not in SURVIVING
        checked, tested = checked + bool(found), tested + by_tests
        shown = " ".join(new.split())[:50] or "(left out)"
        print(f"{name:17} {shown:52} tests {'yes' if by_tests else 'no':4} checking {found or 'no'}", flush=True)
        if not by_tests:
            print(f"{'':17} {SURVIVING[number]}")
    print(f"{len(SEEDED)} bugs: {tested} found by tests, {checked} by checking")


if __name__ == "__main__":
    main()
