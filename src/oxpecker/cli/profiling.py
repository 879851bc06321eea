"""`--profile`: where the time of a command goes."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar, cast

import click

from oxpecker.cli.sections import FIRST, option
from oxpecker.cli.writing import write_file

F = TypeVar("F", bound=Callable[..., object])


def profile_option(command: F) -> F:
    """Adds the option for profiles to a command; other processes are not sampled, so the command uses none."""

    @wraps(command)
    def with_profile(profile: Path | None, **values: Any) -> object:
        if profile is None:
            return command(**values)
        from oxpecker.profiling import Profile, Sampler, speedscope_text, table_lines

        if "jobs" in values:
            values["jobs"] = 1
        # Hardly anything waits until here, so the processor's time is that since Python started.
        found = Profile(before=time.process_time())
        try:
            with Sampler(found):
                return command(**values)
        finally:
            write_file(profile, speedscope_text(found, click.get_current_context().command_path))
            click.echo("\n".join([*table_lines(found), f"  flame graph: {profile}"]), err=True)

    declared = option(
        "--profile",
        section=FIRST,
        type=click.Path(path_type=Path, dir_okay=False),
        help="Print where the time goes, by stage, and write a flame graph to this file for speedscope. One process "
        "checks all methods.",
    )(with_profile)
    return cast(F, declared)
