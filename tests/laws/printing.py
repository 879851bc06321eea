"""The law about `oxpecker show`: the OOX program that it prints gets the verdicts of the Java program."""

from __future__ import annotations

from random import Random

from oxpecker.api.loading import load_sources
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import Source
from tests.laws.law import Law


def _shown(text: str, _random: Random) -> list[Source] | None:
    loaded = load_sources([Source("Main.java", text)])
    return [Source("Main.oox", print_program(loaded.syntax))]


PRINTING = (Law("printed as OOX", _shown),)
