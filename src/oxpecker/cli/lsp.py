"""`oxpecker lsp`: the language server."""

from __future__ import annotations

import os
import sys

import click


@click.command()
@click.option("--stdio", is_flag=True, help="Communicate over standard input and output (the default).")
@click.option("--tcp", type=click.IntRange(1, 65535), metavar="PORT", help="Listen on this local TCP port instead.")
def lsp(stdio: bool, tcp: int | None) -> None:
    """Start the language server (LSP) for editors.

    It reads programs while you type, and checks methods in the background. It needs "pip install 'oxpecker[lsp]'".
    """
    if stdio and tcp is not None:
        raise click.UsageError("--stdio cannot be combined with --tcp")
    try:
        from oxpecker.lsp.features import create
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in ("pygls", "lsprotocol"):
            raise
        raise click.UsageError("the language server needs pygls: pip install 'oxpecker[lsp]'") from None
    server = create()
    if tcp is not None:
        server.start_tcp("127.0.0.1", tcp)
    else:
        # The server closes its output stream, and no other output may come between its messages.
        with (
            os.fdopen(os.dup(sys.stdin.fileno()), "rb") as stdin,
            os.fdopen(os.dup(sys.stdout.fileno()), "wb") as stdout,
        ):
            os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
            server.start_io(stdin, stdout)
