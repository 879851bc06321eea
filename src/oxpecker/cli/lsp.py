"""`oxpecker lsp`: the language server."""

from __future__ import annotations

import os
import sys

import click


@click.command()
@click.option("--stdio", is_flag=True, help="Speak over the standard input and output, as is usual.")
@click.option("--tcp", type=click.IntRange(1, 65535), metavar="PORT", help="Listen on a port of this machine instead.")
def lsp(stdio: bool, tcp: int | None) -> None:
    """Serve an editor by the Language Server Protocol.

    Programs are read as they are opened and saved, and their methods are checked in the background. It needs
    "pip install 'oxpecker[lsp]'".
    """
    if stdio and tcp is not None:
        raise click.UsageError("--stdio and --tcp exclude each other")
    try:
        from oxpecker.lsp.server import create
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in ("pygls", "lsprotocol"):
            raise
        raise click.UsageError("the language server needs pygls: pip install 'oxpecker[lsp]'") from None
    server = create()
    if tcp is not None:
        server.start_tcp("127.0.0.1", tcp)
    else:
        # The server closes what it writes to; and nothing else may come between its messages.
        with (
            os.fdopen(os.dup(sys.stdin.fileno()), "rb") as stdin,
            os.fdopen(os.dup(sys.stdout.fileno()), "wb") as stdout,
        ):
            os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
            server.start_io(stdin, stdout)
