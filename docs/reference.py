"""The reference of the command line: `python docs/reference.py` writes docs/cli.md from the options themselves."""

from __future__ import annotations

import inspect
from pathlib import Path

import click

from oxpecker.api.setting import Holder
from oxpecker.api.settings import SETTINGS
from oxpecker.cli.main import COMMANDS, cli
from oxpecker.cli.sections import FIRST

PAGE = Path(__file__).parent / "cli.md"

_INTRODUCTION = """# The command line

This page is made from the options themselves by `python docs/reference.py`. [The commands](commands.md) has examples,
[configuration](configuration.md) says how options can be written down.

## Options in files and annotations

| option | values | default | where |
|---|---|---|---|
"""

_WHERE = {
    Holder.BOUNDS: "files, annotations",
    Holder.OPTIONS: "files, annotations",
    Holder.SOLVER: "files, annotations",
    Holder.PROGRAM: "files",
    Holder.PLACES: "files",
    Holder.COMMAND: "files",
}


def page() -> str:
    """The text of the page."""
    rows = [
        f"| `{each.name}` | {each.expected} | {_default(each.usual)} | {_WHERE[each.holder]} |\n" for each in SETTINGS
    ]
    return _INTRODUCTION + "".join(rows) + "".join(map(_command, COMMANDS))


def _default(value: object) -> str:
    if value is None or value == () or value == frozenset():
        return ""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"


def _command(name: str) -> str:
    """What a command does, then its options by section."""
    command = cli.get_command(click.Context(cli), name)
    assert command is not None
    arguments = [each for each in command.params if isinstance(each, click.Argument)]
    usage = " ".join([f"oxpecker {name}", "[OPTIONS]", *map(_argument, arguments)])
    said = inspect.cleandoc(command.help or "")
    sections: dict[str, list[click.Option]] = {}
    for each in command.params:
        if isinstance(each, click.Option) and not each.hidden:
            sections.setdefault(getattr(each, "section", FIRST), []).append(each)
    tables = "".join(
        f"\n**{title}**\n\n| option | |\n|---|---|\n" + "".join(map(_option, options))
        for title, options in sections.items()
    )
    return f"\n## oxpecker {name}\n\n`{usage}`\n\n{said}\n{tables}"


def _argument(each: click.Argument) -> str:
    word = (each.metavar or (each.name or "")).upper() + (".." if each.nargs == -1 else "")
    return word if each.required else f"[{word}]"


def _option(each: click.Option) -> str:
    names = ", ".join(f"`{name}`" for name in [*each.opts, *each.secondary_opts])
    taken = "" if each.is_flag else f" {_value(each)}"
    usual = "" if each.is_flag or not each.show_default or each.default is None else f" [default: {each.default}]"
    text = (each.help or "").replace("|", "\\|").replace("  [default", " [default")
    return f"| {names}{taken} | {text}{usual} |\n"


def _value(each: click.Option) -> str:
    if each.metavar:
        return each.metavar
    if isinstance(each.type, click.Choice):
        return " or ".join(f"`{choice}`" for choice in each.type.choices)
    if isinstance(each.type, click.Path):
        return "FILE" if each.type.file_okay else "DIRECTORY"
    kinds = {"integer": "N", "integer range": "N", "float": "NUMBER", "float range": "NUMBER"}
    return kinds.get(each.type.name, each.type.name.upper())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
