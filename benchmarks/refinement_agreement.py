"""Whether refinement, inlining and symbolic execution agree about programs and their mutants.

    python benchmarks/refinement_agreement.py                 # 20 mutants of each program
    python benchmarks/refinement_agreement.py --mutants 100 --only graph

The properties of `examples/refinement` are checked by refinement and by inlining, on the code as it is and with one
change each. The classes of `tests/refinement/inferred` get the contracts that `oxpecker infer` finds in the unchanged
code, and are checked by symbolic execution, too. Exit code 1 when verdicts contradict each other.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from oxpecker.api.checking import check
from oxpecker.api.loading import Loaded, ProgramErrors, load, load_sources
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.refinement import Engine, Limits, RefinementOptions, check_method, properties_in
from oxpecker.refinement.extraction import Extraction
from oxpecker.refinement.extraction.contracts import contract
from oxpecker.refinement.extraction.patches import dialect_of, patched
from oxpecker.results import MethodResult, Verdict

ROOT = Path(__file__).parents[1]
PROGRAMS = (*sorted((ROOT / "examples/refinement").iterdir()), *sorted((ROOT / "tests/refinement/inferred").iterdir()))
LIMITS = Limits(objects=2, width=4, unrollings=2)
SECONDS = 10.0

CHANGES = (
    (r"==", "!="),
    (r"!=", "=="),
    (r"(?<=\w)\.next\b", ""),
    (r"\btrue\b", "false"),
    (r"\bfalse\b", "true"),
    (r"\+\+", "--"),
    (r" \+ ", " - "),
    (r" - ", " + "),
    (r"\bthis\.(?=\w+ :?= )", "null."),
    (r"&&", "||"),
    (r"\|\|", "&&"),
    (r" < ", " <= "),
    (r"\b1\b", "0"),
    (r"\b0\b", "1"),
    (r"(?<== )\w+(?=;)", "null"),
)
"""What is changed to what, one place at a time."""


def mutants(text: str) -> list[str]:
    """All texts with one change outside of comments."""
    found: dict[str, None] = {}
    comments = [match.span() for match in re.finditer(r"//[^\n]*(\n *//   [^\n]*)*|/\*.*?\*/", text, re.DOTALL)]
    for pattern, replacement in CHANGES:
        for match in re.finditer(pattern, text):
            if not any(begin <= match.start() < end for begin, end in comments):
                found[text[: match.start()] + replacement + text[match.end() :]] = None
    return list(found)


def with_contracts(path: Path) -> str:
    """The text of a file with the contracts that were found."""
    loaded = load(path)
    extraction, dialect = Extraction(loaded.program), dialect_of(str(path))
    overridden = {other for each in loaded.methods_to_check() for other in each.info.overrides}
    methods = [method for method in loaded.methods_to_check() if method.info not in overridden]
    chosen = [(method, contract(extraction.summarise(method), dialect).clauses(dialect)) for method in methods]
    return patched(loaded.sources[str(path)], chosen)


def relational(loaded: Loaded, method: typed.Method, engine: Engine) -> Iterator[tuple[str, MethodResult]]:
    """What an engine says about each property of a method, or about its contract."""
    source = next(source for name, source in loaded.sources.items() if name.startswith("agree"))
    options = RefinementOptions(engine, LIMITS, SECONDS)
    stated = properties_in(source, loaded.methods_to_check()).get(method.info.key, ())
    for each in stated:
        yield each.label, check_method(loaded.program, method, options, [each], loaded.sources)
    if not stated and method.cases:
        yield "contract", check_method(loaded.program, method, options, (), loaded.sources)


def disagreements(name: str, text: str, counts: Counter[str]) -> Iterator[str]:
    """What is wrong with the verdicts about one text."""
    try:
        loaded = load_sources([Source(name, text)])
    except ProgramErrors:
        return
    counts["programs"] += 1
    for method in loaded.methods_to_check():
        results = zip(*(relational(loaded, method, engine) for engine in Engine), strict=True)
        for (label, refined), (_, inlined) in results:
            verdicts = refined.verdict, inlined.verdict
            counts["questions"] += 1
            counts[f"{inlined.verdict}"] += 1
            if any("internal error" in result.reason for result in (refined, inlined)):
                yield f"{method.info} {label}: {refined.reason} {inlined.reason}"
            if verdicts[0] is not verdicts[1] and Verdict.UNKNOWN not in verdicts:
                yield f"{method.info} {label}: refinement says {verdicts[0]}, inlining {verdicts[1]}"
            if label == "contract" and Verdict.UNKNOWN not in verdicts:
                symbolic = check(text, name=name, method=str(method.info), seconds=1, chain=2, array=2).verdict
                counts[f"symbolic {symbolic}"] += 1
                if {symbolic, inlined.verdict} in ({Verdict.VALID, Verdict.INVALID},):
                    yield f"{method.info}: symbolic execution says {symbolic}, inlining {inlined.verdict}"
                if symbolic is Verdict.INVALID and inlined.verdict is not Verdict.INVALID:
                    counts["found by symbolic execution alone (beyond the bounds)"] += 1
                    print(f"  {method.info}: a counterexample beyond the bounds?", flush=True)


def main() -> int:
    """Compares verdicts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="programs whose names contain this")
    parser.add_argument("--mutants", type=int, default=20, help="of each program")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    wrong, counts = 0, Counter[str]()
    for path in (each for each in PROGRAMS if options.only in each.stem):
        text = path.read_text(encoding="utf-8") if "examples" in path.parts else with_contracts(path)
        every = mutants(text)
        for each in [text, *Random(options.seed).sample(every, min(options.mutants, len(every)))]:
            for problem in disagreements(f"agree{path.suffix}", each, counts):
                wrong += 1
                print(f"{path.name}: {problem}\n{each}", flush=True)
        print(f"{path.name}: {', '.join(f'{count} {what}' for what, count in counts.items())}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
