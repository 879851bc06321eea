"""The rules of the analyses, each with a weaker form of it, read from the `.mutants` files of the folder beside.

A file is named for its analysis. After `@` stands a function; then come, each with an empty line before it, rules that
say too much, with what is taken out of the function (`-`; all of its body where nothing is) and what is put in (`+`).

Some rules have none, because another one says the same of every program in Java: that unknown code may do anything is
said where it is called (`is_open`, `runs_unknown`, `_is_looked_into`) and where it is looked into (`transfer`); that
untranslated code may do anything by `GiveUp`, and by the front end, which calls nothing private that such code
may use. What the front end calls private the checker of OOX holds it to. Threads get no object that others do not have
already: their model lists them all. What initialisers draw at random all runs draw alike. Of the library a program
without the factories, constructor facts or tried classes of an input has more inputs, not fewer; superclasses are
mentioned by constructors, too, and a class whose objects nobody creates needs no constructor.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.java.mutant import Mutant

_ROOMS = {
    **dict.fromkeys(("reach", "replayed", "visibility"), "oxpecker.java.lowering"),
    "unshared": "oxpecker.engine.explore",
}
"""Where rules stand that belong to no analysis in OOX."""


def read_mutants(path: Path) -> Iterator[Mutant]:
    """The mutants of one file."""
    module, place = f"{_ROOMS.get(path.stem, 'oxpecker.oox.analysis')}.{path.stem}", ""
    for block in path.read_text("utf-8").strip().split("\n\n"):
        rule, *lines = block.splitlines()
        if rule.startswith("@ "):
            place = rule[2:]
        else:
            yield Mutant(rule, f"{module}:{place}", _after("- ", lines), _after("+ ", lines))


def _after(mark: str, lines: list[str]) -> str:
    return "\n".join(line[2:] for line in lines if line.startswith(mark.rstrip()))


MUTANTS = [
    each for path in sorted((Path(__file__).parent / "mutants").glob("*.mutants")) for each in read_mutants(path)
]
