"""Java programs in our interpreter against a JVM.

`python benchmarks/jvm.py --record` writes anew what the programs in tests/jvm/programs give on a JVM, and lists those
that give something else here. `python benchmarks/jvm.py --programs N --seed S` does so for N made-up programs.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.jvm.machines import Topic, here, on_a_jvm, record, topics
from tests.jvm.made_up import made_up


def _differences(topic: Topic, there: dict[str, str]) -> int:
    """Prints where we differ from a JVM, and says how often."""
    try:
        given = here(topic)
    except Exception as problem:  # whatever goes wrong is a finding of the campaign
        print(f"--- {topic.name}: {type(problem).__name__}: {problem}")
        return 1
    wrong = [name for name in topic.programs if given[name] != there[name]]
    for name in wrong:
        print(f"--- {topic.name}.{name}")
        _show_difference(there[name].split("\n"), given[name].split("\n"))
    return len(wrong)


def _show_difference(there: list[str], given: list[str]) -> None:
    shown = 0
    for number in range(max(len(there), len(given))):
        lines = [text[number] if number < len(text) else "(nothing)" for text in (there, given)]
        if lines[0] != lines[1] and shown < 4:
            print(f"  line {number + 1} on a JVM: {lines[0]}\n  line {number + 1} here:     {lines[1]}")
            shown += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="record the kept programs")
    parser.add_argument("--programs", type=int, default=0, help="how many programs to make up")
    parser.add_argument("--seed", type=int, default=1, help="which programs are made up")
    parser.add_argument("--keep", type=Path, help="a folder for the made-up files in which something differs")
    parser.add_argument("--only", help="only the topics whose names contain this")
    arguments = parser.parse_args()
    start = perf_counter()
    chosen = made_up(arguments.programs, arguments.seed)
    if arguments.record:
        chosen = [topic for topic in topics() if (arguments.only or "") in topic.name]
    there = on_a_jvm(chosen)
    wrong = 0
    for topic in chosen:
        if arguments.record:
            record(topic, there)
        found = _differences(topic, there)
        if found and arguments.keep:
            (arguments.keep / f"{topic.name}.java").write_text(topic.text, "utf-8")
        wrong += found
    print(f"{sum(len(t.programs) for t in chosen)} programs, {wrong} differ, {perf_counter() - start:.1f} s")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
