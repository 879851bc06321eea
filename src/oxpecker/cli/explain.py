"""`oxpecker explain`: explains a kind of finding or a reason for 'unknown'."""

from __future__ import annotations

import textwrap
from difflib import get_close_matches

import click

from oxpecker.report.explanations import EXPLANATIONS, code_of_words


def _codes(_context: click.Context, _parameter: click.Parameter, begun: str) -> list[str]:
    """The completions of a code."""
    return [code for code in EXPLANATIONS if code.startswith(begun)]


@click.command()
@click.argument("code", required=False, shell_complete=_codes)
def explain(code: str | None) -> None:
    """Explain CODE: a kind of finding (ensures, exception, deadlock, ..) or a reason why a verdict is unknown.

    Without CODE, list them all. You can also give a reason as it was printed, or the name of an exception.
    """
    if code is None:
        width = max(map(len, EXPLANATIONS))
        for name, explanation in EXPLANATIONS.items():
            click.echo(f"{name:<{width}}  {explanation.title}")
        return
    name = code.strip().lower().replace(" ", "-").replace("_", "-")
    if name not in EXPLANATIONS and code.strip().endswith(("Exception", "Error")):
        name = "exception"
    words = code_of_words(code.replace("-", " "))
    if name not in EXPLANATIONS and words != "other":
        name = words
    if name not in EXPLANATIONS:
        near = get_close_matches(name, EXPLANATIONS, 1)
        hint = f" Did you mean '{near[0]}'?" if near else " 'oxpecker explain' lists them all."
        raise click.UsageError(f"No explanation for '{code}'.{hint}")
    found = EXPLANATIONS[name]
    click.echo(f"{name}: {found.title}\n")
    click.echo(textwrap.fill(found.text, 100))
    click.echo("\n" + textwrap.fill(f"What to try: {found.advice}", 100))
