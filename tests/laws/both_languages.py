"""A made-up OOX program and the same program in Java: one verdict, at about the same cost."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.api.loading import Loaded, load_sources
from oxpecker.oox import syntax
from oxpecker.oox.parser import parse
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import Source
from tests.engine.generated.programs import random_program
from tests.laws.answers import Answer, Broken, answers, differences
from tests.laws.as_java import NoJava, java_text

_AS_IN_JAVA = (syntax.Option("ints", "java"), syntax.Option("exceptions", "finding"))


def in_both(seed: int) -> tuple[str, str, str] | None:
    """The method to check, a program in OOX, and the program in Java; None if it cannot be written in Java."""
    made = random_program(seed)
    program = replace(parse(Source("Main.oox", made.text)).program, options=_AS_IN_JAVA)
    try:
        return made.method, print_program(program), java_text(program)
    except NoJava:
        return None


def differences_in(method: str, oox: str, java: str) -> list[Broken]:
    """Where what is said about the two programs differs."""
    (one,) = _answers(load_sources([Source("Main.oox", oox)]), method)
    (other,) = _answers(load_sources([Source("Main.java", java)]), method)
    return list(differences(one, other))


def _answers(loaded: Loaded, name: str) -> list[Answer]:
    (method,) = loaded.program.find_methods(name)
    return list(answers(loaded, [str(method.info)]).values())
