"""`oxpecker resume`: continues a check that was ended early."""

from __future__ import annotations

import os

import click

from oxpecker.cli.main import cli
from oxpecker.cli.runs import run_named
from oxpecker.incremental.runs import RecordedRun


@click.command()
@click.argument("run", required=False)
def resume(run: str | None) -> int:
    """Continue a check that was ended by Ctrl-C, a signal, a crash or a power failure.

    RUN is a name that 'oxpecker runs list' shows, or how it begins. Without it, the latest run of the current folder
    that is not running continues. The check has the same arguments and prints the same as if it had never been ended;
    methods that were decided are not checked again, and the others continue with the parts that were not explored. If
    a source file, the configuration or Oxpecker itself has changed since, it refuses: then check anew, with
    --incremental for what has not changed.

    Exit codes: those of the check; 2 if there is no such run, or it cannot continue.
    """
    found: RecordedRun = run_named(run)
    if found.is_running:
        raise click.UsageError(f"run {found.name} is still running")
    try:
        os.chdir(found.beginning.folder)
    except OSError as error:
        raise click.UsageError(f"{found.beginning.folder}: {error.strerror}") from None
    try:
        code = cli.main(args=list(found.beginning.arguments), prog_name="oxpecker", standalone_mode=False, obj=found)
    except click.UsageError as error:
        error.ctx = click.get_current_context()  # the usage of this command is what helps
        raise
    return code if isinstance(code, int) else 0
