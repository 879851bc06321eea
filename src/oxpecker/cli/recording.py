"""Records a check, so that it can be resumed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

from oxpecker.api.session import Session
from oxpecker.cli.main import ARGUMENTS
from oxpecker.incremental import RunRecorder
from oxpecker.incremental.limits import SECONDS_UNTIL_RECORDING
from oxpecker.incremental.runs import Beginning, CannotResume, RecordedRun, beginning

F = TypeVar("F", bound=Callable[..., object])


def journal_option(command: F) -> F:
    """Adds the switch for recording to a command as the argument `journal`."""
    return click.option(
        "--journal/--no-journal",
        default=None,
        help="Record results, so that 'oxpecker resume' can continue after the check was ended.  "
        f"[default: after {SECONDS_UNTIL_RECORDING:g} seconds, and on Ctrl-C]",
    )(command)


def recorder_of(session: Session, journal: bool | None) -> RunRecorder | None:
    """The recorder of a check that starts or continues now; None if nobody wants one."""
    context = click.get_current_context()
    resumed = context.find_object(RecordedRun)
    if journal is False:
        return None
    arguments = context.meta.get(ARGUMENTS, ())

    def begun() -> Beginning:
        methods = session.methods
        keys, options = [each.info.key for each in methods], [session.options(each) for each in methods]
        return beginning(arguments, session.loaded.sources, keys, options)

    try:
        if resumed is not None:
            resumed.refuse_changes(begun())
        return RunRecorder(begun, 0.0 if journal else SECONDS_UNTIL_RECORDING, resumed)
    except CannotResume as reason:
        raise click.UsageError(str(reason)) from None


def how_to_resume(recorder: RunRecorder | None) -> str:
    """How to continue an interrupted check; empty if nothing was decided."""
    if recorder is not None:
        recorder.keep()
    return "" if recorder is None or recorder.name is None else f"; 'oxpecker resume {recorder.name}' continues it"
