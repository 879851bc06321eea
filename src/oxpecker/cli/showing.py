"""Results on the terminal: in colour if wanted, and with what to try next."""

from __future__ import annotations

import os
import sys
from typing import TextIO

import click

from oxpecker.api.advice import junit_command, next_command
from oxpecker.cli.links import linked, shows_links
from oxpecker.cli.options import given_settings
from oxpecker.cli.terminal import trusted
from oxpecker.engine import Options
from oxpecker.report.colour import painted
from oxpecker.report.plain_text import harmless
from oxpecker.results import MethodResult


def show_result(text: str, result: MethodResult, color: str) -> None:
    """Prints the text about a method."""
    if is_colourful(color):
        shown = painted(harmless(text), result.verdict)
        with trusted():
            click.echo(linked(shown) if shows_links(os.environ, sys.stdout.isatty()) else shown, color=True)
    else:
        click.echo(text)


def is_colourful(color: str, stream: TextIO | None = None) -> bool:
    """Whether to use colours: as requested, otherwise on a terminal, unless NO_COLOR is set (no-color.org)."""
    if color != "auto":
        return color == "always"
    return (stream or sys.stdout).isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def next_lines(result: MethodResult, file: str, options: Options) -> list[str]:
    """Suggestions what to try next."""
    given = given_settings()
    command = next_command(result, file, options, {"modular": True} | given if options.modular else given)
    tests = junit_command(result, file, given)
    return [*([f"  test: {tests}"] if tests else []), *([f"  try: {command}"] if command else [])]
