"""Runs made-up programs on a JVM: one compiler and one machine for many programs."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.reference_inputs.programs import Program
from tests.reference_inputs.sentinels import values_of
from tests.reference_inputs.values import CLASSES, GENERIC, VALUES

_DRIVER = Path(__file__).parent / "Inputs.java"


@dataclass(frozen=True, slots=True)
class Failing:
    """An input that makes a program fail on a JVM: its arguments as Java writes them, and how it fails."""

    arguments: tuple[str, ...]
    how: str


def failing_inputs(programs: Sequence[Program]) -> dict[str, Failing | None]:
    """The first input of each program that breaks it on a JVM, of those that were tried."""
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        for program in programs:
            (folder / f"{program.name}.java").write_text(program.text, "utf-8")
            (folder / f"{program.name}Values.java").write_text(_values(program), "utf-8")
        files = [str(file) for file in sorted(folder.glob("*.java"))]
        _succeed(
            ["javac", "-nowarn", "-Xlint:none", "-J-XX:TieredStopAtLevel=1", "-d", directory, str(_DRIVER), *files]
        )
        names = [program.name for program in programs]
        printed = _succeed(["java", "-ea", "-XX:TieredStopAtLevel=1", "-cp", directory, "Inputs", *names])
    found: dict[str, Failing | None] = {}
    for line, program in zip(printed.splitlines(), programs, strict=True):
        _, chosen, *how = line.split("\t")
        numbers = [int(number) for number in chosen.strip("[]").split(",")] if chosen else []
        given = [_pool(program, t)[number] for t, number in zip(program.types, numbers, strict=False)]
        found[program.name] = Failing(tuple(given), how[0]) if chosen else None
    return found


def _pool(program: Program, t: str) -> list[str]:
    """The values of a type that a program has the classes for; each object a second time, equal but not the same."""
    absent = [name for name in CLASSES if f" {name}" not in program.text]
    listed = [*VALUES[t], *values_of(program.sentinels, t)]
    known = [value for value in listed if not any(re.search(rf"\b{name}\b", value) for name in absent)]
    return [*known, *(value for value in known if "new " in value or value in ("1000", "128L"))]


def _values(program: Program) -> str:
    """A class that makes the values. A value that two parameters may have is one object."""
    kinds = sorted(set(program.types))
    lines = []
    for number, t in enumerate(kinds):
        made = [
            f"        {_declared(t)} of{number}x{index} = {value};" for index, value in enumerate(_pool(program, t))
        ]
        listed = ", ".join(f"of{number}x{index}" for index in range(len(made)))
        lines += [*made, f"        Object[] of{number} = {{{listed}}};"]
    pools = ", ".join(f"of{kinds.index(t)}" for t in program.types)
    text = "\n".join(
        ["import java.util.*;", "import java.util.function.*;", f"class {program.name}Values extends {program.name} {{"]
    )
    body = "\n".join([*lines, f"        return new Object[][] {{{pools}}};"])
    return f'{text}\n    @SuppressWarnings("unchecked") static Object[][] values() {{\n{body}\n    }}\n}}\n'


def _declared(t: str) -> str:
    """The type of a local variable with a value: it says what a lambda or a number is."""
    return t.replace("T", "Object") if t in GENERIC else t


def _succeed(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed:\n{done.stderr}{done.stdout[-2000:]}")
    return done.stdout
