"""The gallery of bugs: `python docs/gallery.py` writes docs/gallery.md and its pictures from the programs themselves.

Each bug is a program in examples/gallery, with its mended version in examples/gallery/fixed.
"""

from __future__ import annotations

import re
import sys
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path

from console import ROOT, folder_of_the_reader, output

PAGE = ROOT / "docs/gallery.md"
PICTURES = ROOT / "docs/pictures"
PROGRAMS = "examples/gallery"


@dataclass(frozen=True, slots=True)
class Bug:
    """A bug: its program, the method at fault, and what is said about it."""

    name: str
    method: str
    title: str
    story: str
    fix: str
    picture: str = ""
    """What a picture of its heap shows; empty if there is little to see."""
    is_tested: bool = False
    """Whether the page shows its test."""


BUGS = (
    Bug(
        "Total",
        "total",
        "One too far",
        "The loop ends one element too late. Every array shows it, and the shortest is empty.",
        "Write `i < prices.length`.",
    ),
    Bug(
        "Average",
        "average",
        "Nothing to divide by",
        "Somebody will ask for the average of no marks at all.",
        "Decide what the average of nothing is.",
    ),
    Bug(
        "Initials",
        "initials",
        "The empty name",
        "`substring(0, 1)` needs a character. Forms send empty strings.",
        "Take the first character only if there is one.",
    ),
    Bug(
        "Phonebook",
        "isLocal",
        "Not in the map",
        "`get` returns `null` for names that nobody has added. That the numbers in the map are not "
        "`null`, Oxpecker sees in the constructor and in `add`.",
        "Ask before you call a method of the result.",
    ),
    Bug(
        "Buckets",
        "bucket",
        "The absolute value that is negative",
        "There is one number whose absolute value does not fit into an `int`.",
        "Use `Math.floorMod`.",
        is_tested=True,
    ),
    Bug(
        "ByAge",
        "compare",
        "Comparing by subtraction",
        "The difference of two numbers can be too large for an `int`. Then the order is wrong, and sorting may fail.",
        "Use `Integer.compare`.",
        is_tested=True,
    ),
    Bug(
        "Account",
        "transfer",
        "To myself",
        "The contract looks obvious, and the code too. Both parameters may be the same object: Oxpecker "
        "tries all aliases.",
        "Exclude it in the contract, or handle it.",
        picture="one account, to which both names lead",
        is_tested=True,
    ),
    Bug(
        "Queue",
        "take",
        "The forgotten end",
        "After the last element was taken, the tail still leads to it, and the next `add` would be lost.",
        "Set the tail to `null` as well.",
        picture="the tail leads to an element that is no longer in the queue",
    ),
    Bug(
        "Cleaner",
        "removeEmpty",
        "Removing while iterating",
        "A `for` loop over a list notices that the list has changed, but only at the next step.",
        "Use `removeIf`.",
    ),
    Bug(
        "Spaces",
        "spaces",
        "The loop that never ends",
        "The index moves on only if there is a blank. Oxpecker notices that a state comes again.",
        "Move `i++` out of the `if`.",
    ),
    Bug(
        "Counter",
        "both",
        "The lost update",
        "`value++` reads, adds and writes. If another thread writes in between, its work is lost.",
        "Make the method `synchronized`.",
    ),
    Bug(
        "Crossing",
        "both",
        "After you",
        "Each thread holds the lock that the other one needs.",
        "Take locks in the same order everywhere.",
        picture="the threads wait for each other in a circle",
    ),
)

_INTRODUCTION = """# A gallery of bugs

Twelve bugs that people write again and again. For each: the program, what `oxpecker check` finds, a picture if the heap
matters, a test, and the fix, checked again. The programs are in `examples/gallery/`; try your own fixes there.
`python docs/gallery.py` makes this page.
"""


def page() -> str:
    """The text of the page."""
    return "\n".join([_INTRODUCTION, *map(_section, BUGS)])


def _section(bug: Bug) -> str:
    program = (ROOT / PROGRAMS / f"{bug.name}.java").read_text(encoding="utf-8")
    parts = [f"## {bug.title}", bug.story, f"```java\n{program}```", _block(_check(bug, ""))]
    if bug.picture:
        parts.append(f"![{bug.title}: {bug.picture}](pictures/{_picture(bug).name})")
    if bug.is_tested:
        parts += ["As a test:", _block(*_test(bug))]
    parts += [bug.fix, _block(_check(bug, "fixed/"))]
    return "\n\n".join(parts) + "\n"


def _check(bug: Bug, folder: str) -> str:
    return f"oxpecker check {PROGRAMS}/{folder}{bug.name}.java --method {bug.name}.{bug.method}"


def _block(command: str, shown: str | None = None) -> str:
    if shown is None:
        with folder_of_the_reader():
            shown = output(command)
    return f"```console\n$ {command}\n{shown}```"


def _test(bug: Bug) -> tuple[str, str]:
    """The command that writes tests, and of its output the test that fails."""
    command = f"oxpecker tests {PROGRAMS}/{bug.name}.java --method {bug.name}.{bug.method} --out -"
    with folder_of_the_reader():
        whole = output(command)
    found = re.search(r"    @Test\n    void \w+_violates.*?\n    }\n", whole, re.DOTALL)
    assert found is not None, whole
    return command, f"..\n{found[0]}..\n"


def _picture(bug: Bug) -> Path:
    return PICTURES / f"gallery-{bug.name}.svg"


def drawn(bug: Bug) -> str:
    """The picture of a bug: of its heap before and after, or of threads that wait."""
    import oxpecker
    from oxpecker.report.layout import layered_layout
    from oxpecker.report.svg import render
    from oxpecker.report.wait_for_graph import wait_for_graph

    with chdir(ROOT):  # so that the picture names the file as readers know it
        file = f"{PROGRAMS}/{bug.name}.java"
        (result,) = oxpecker.check(file, method=f"{bug.name}.{bug.method}", array=2, chain=2).results
    finding = result.findings[0]
    graph = wait_for_graph(finding.waiting)
    return oxpecker.picture(finding).svg if graph is None else render(graph, layered_layout(graph))


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    for each in BUGS:
        if each.picture:
            _picture(each).write_text(drawn(each), encoding="utf-8", newline="\n")
    print(PAGE.relative_to(ROOT))
