"""What a law is: a way to change a program that must not change what is said about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from random import Random

from oxpecker.oox.source import Source


class Pairing(Enum):
    """How the methods of two programs belong together."""

    BY_NAME = "by name"
    BY_POSITION = "by position"


Change = Callable[[str, Random], list[Source] | None]
"""The files of the changed program; None where the law says nothing about a program."""


@dataclass(frozen=True, slots=True)
class Law:
    """A change of a Java program that keeps every verdict."""

    name: str
    change: Change
    pairing: Pairing = Pairing.BY_NAME
    accepted: bool = True
    """Whether the changed program is always a Java program."""

    def __str__(self) -> str:
        return self.name


def one_file(text: str) -> list[Source]:
    """A program of one file."""
    return [Source("Main.java", text)]
