"""Arguments from files: `@FILE` on the command line stands for the words in the file."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path

import click


def expanded(arguments: Sequence[str]) -> list[str]:
    """The arguments with the words of files in place of `@FILE`; `@@` stands for a plain `@`."""
    return [word for argument in arguments for word in _words(argument)]


def _words(argument: str) -> Iterator[str]:
    if not argument.startswith("@") or argument == "@":
        yield argument
    elif argument.startswith("@@"):
        yield argument[1:]
    else:
        yield from _read(Path(argument[1:]))


def _read(file: Path) -> list[str]:
    """The words of a file: as in a shell, over several lines, with quotes and `#` comments."""
    try:
        return shlex.split(file.read_text(encoding="utf-8"), comments=True)
    except OSError as error:
        raise click.UsageError(f"the arguments in {file} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise click.UsageError(f"the arguments in {file} cannot be read: {error}") from None
