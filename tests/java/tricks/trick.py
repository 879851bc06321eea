"""A small class that does what an analysis has to notice, with what others do to its objects.

Tricks stand in `.tricks` files: a class `Held`, others beside it, and after `>` the steps of the driver. One of `«a|b»`
is chosen, and what stands in `⟦..⟧` is put into some statement around it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from random import Random

_AROUND = (
    "%s",
    "%s",
    "{ %s }",
    "if (Drive.yes) { %s }",
    "if (!Drive.yes) { Drive.count++; } else { %s }",
    "for (int again = 0; again < 2; again++) { %s }",
    "do { %s } while (!Drive.yes);",
    "try { %s } finally { Drive.count++; }",
    "try { Drive.fail(0); %s } catch (IllegalStateException failed) { Drive.count++; }",
    "switch (Drive.count & 0) { case 0: %s break; default: Drive.count++; }",
    "synchronized (Drive.class) { %s }",
)
_CHOICE, _STATEMENT = re.compile(r"«([^«»]*)»"), re.compile(r"⟦([^⟦⟧]*)⟧")
_NAMES = re.compile(r"\b(Held|Below|Between|Part|Other|Level)\b")


@dataclass(frozen=True, slots=True)
class Trick:
    """The lines of some classes, and steps of the driver."""

    classes: tuple[str, ...]
    steps: str

    def written(self, random: Random, number: int) -> tuple[list[str], str]:
        """The classes, and the steps; a number tells them from others of the program."""
        text = "\n".join([*self.classes, self.steps])
        *classes, steps = _NAMES.sub(rf"\g<1>{number}_", _filled(random, text)).splitlines()
        return classes, steps


def _filled(random: Random, text: str) -> str:
    while _CHOICE.search(text):
        text = _CHOICE.sub(lambda found: random.choice(found[1].split("|")), text)
    return _STATEMENT.sub(lambda found: random.choice(_AROUND) % found[1], text)


def read_tricks(name: str) -> list[Trick]:
    """The tricks of one file, with an empty line between them."""
    texts = (Path(__file__).parent / f"{name}.tricks").read_text("utf-8").split("\n\n")
    return [read_trick(text.strip()) for text in texts]


def read_trick(text: str) -> Trick:
    """Classes and steps."""
    lines = text.splitlines()
    steps = " ".join(line[2:] for line in lines if line.startswith("> "))
    return Trick(tuple(line for line in lines if not line.startswith("> ")), steps)
