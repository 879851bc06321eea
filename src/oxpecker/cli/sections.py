"""Help in sections: the options that newcomers need first, the others under headings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., object])

FIRST = "Options"


class SectionedOption(click.Option):
    """An option in a section of the help."""

    def __init__(self, *names: Any, section: str = FIRST, **attributes: Any) -> None:
        super().__init__(*names, **attributes)
        self.section = section


def option(*names: str, section: str, **attributes: Any) -> Callable[[F], F]:
    """Like `click.option`, in a section."""
    return click.option(*names, cls=SectionedOption, section=section, **attributes)


class SectionedCommand(click.Command):
    """A command whose help lists its options by section, in the order of their first use."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes options without a section, and `--help`, first."""
        sections: dict[str, list[tuple[str, str]]] = {FIRST: []}
        for parameter in self.get_params(ctx):
            record = parameter.get_help_record(ctx)
            if record is not None and isinstance(parameter, click.Option):
                sections.setdefault(getattr(parameter, "section", FIRST), []).append(record)
        for title, records in sections.items():
            with formatter.section(title):
                formatter.write_dl(records, col_max=34)
