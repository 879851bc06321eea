"""Writes the output files of a command; a full disk is neither a bug nor a finding."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from oxpecker.cli.main import EXIT_IO


class WritingFailed(click.ClickException):
    """A file or folder cannot be written."""

    exit_code = EXIT_IO


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Reports which file cannot be written, and why."""
    try:
        yield
    except OSError as error:
        raise WritingFailed(f"cannot write {error.filename or file}: {error.strerror or error}") from error


def write_file(file: Path, text: str) -> None:
    """Writes a file, identical on every system, and creates missing folders."""
    with writing(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", errors="backslashreplace", newline="\n")
