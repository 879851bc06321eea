"""`oxpecker serve`: the playground."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from threading import Thread

import click

from oxpecker.cli.interruption import handling
from oxpecker.server import Playground, Settings

_USUAL = Settings()
_TOKEN = re.compile(r"[\w-]{8,200}", re.ASCII)


@click.command()
@click.option(
    "--host", default=_USUAL.host, show_default=True, help="Address to listen on. 0.0.0.0 listens on all interfaces."
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=_USUAL.port,
    show_default=True,
    help="Port to listen on. 0 picks a free port.",
)
@click.option("--open/--no-open", "opens", default=False, help="Open the page in a browser.")
@click.option(
    "--token",
    envvar="OXPECKER_TOKEN",
    help="Access token for visitors. Generated if other machines can reach the server.",
)
@click.option(
    "--allow-host", "names", multiple=True, metavar="NAME", help="Additional host name of the server. Can be repeated."
)
@click.option(
    "--runs",
    type=click.IntRange(min=1),
    default=_USUAL.runs,
    help="Maximum number of concurrent runs. Further runs wait.",
)
@click.option(
    "--waiting",
    type=click.IntRange(min=0),
    default=_USUAL.waiting,
    show_default=True,
    help="Maximum number of waiting runs.",
)
@click.option(
    "--per-visitor",
    "each",
    type=click.IntRange(min=1),
    default=_USUAL.each,
    show_default=True,
    help="Maximum number of unfinished runs of one visitor.",
)
@click.option(
    "--time",
    "seconds",
    type=click.FloatRange(min=1),
    default=_USUAL.seconds,
    show_default=True,
    metavar="SECONDS",
    help="Time limit of one run.",
)
@click.option(
    "--memory",
    "megabytes",
    type=click.IntRange(min=256),
    default=_USUAL.megabytes,
    show_default=True,
    metavar="MB",
    help="Memory limit of one run.",
)
def serve(
    host: str,
    port: int,
    opens: bool,
    token: str | None,
    names: tuple[str, ...],
    runs: int,
    waiting: int,
    each: int,
    seconds: float,
    megabytes: int,
) -> None:
    """Start the playground, a web page to try programs in, with pictures of heaps and paths.

    Only this machine can reach it, unless you give another --host. Visitors then need a token, which is part of the
    printed address. Every run is a separate process with limits on time and memory. Press Ctrl-C to stop the
    server.
    """
    if token is not None and not _TOKEN.fullmatch(token):
        raise click.UsageError("a token needs at least 8 characters: letters, digits, '-' or '_'")
    settings = Settings(host, port, token or "", frozenset(names), runs, waiting, each, seconds, megabytes)
    if not settings.is_local and not token:
        settings = replace(settings, token=secrets.token_urlsafe(24))
    try:
        server = Playground(settings)
    except OSError as error:
        raise click.ClickException(f"cannot listen on {host}, port {port}: {error.strerror or error}") from None
    with _ended_by_signals(server), closing(server):
        click.echo(f"The playground is at {server.url}\nPress Ctrl-C to stop it.")
        if opens:
            click.launch(server.url)
        server.serve_forever()


@contextmanager
def _ended_by_signals(server: Playground) -> Iterator[None]:
    """Has Ctrl-C and SIGTERM shut the server down in order, so that no run is left behind.

    An exception would not do: in a destructor, for example, Python loses it.
    """

    def end(_signal: int, _frame: object) -> None:
        Thread(target=server.shutdown, daemon=True).start()

    with handling(end):
        yield
