"""`oxpecker cache`: what a store of results holds, and making it smaller."""

from __future__ import annotations

import click

from oxpecker.cli.keeping import store_at
from oxpecker.cli.main import EXIT_IO
from oxpecker.incremental import Store, Unavailable, default_folder
from oxpecker.incremental.limits import MOST_RESULTS, MOST_STORED_CHARACTERS


@click.command()
@click.argument("action", type=click.Choice(["show", "trim"]))
@click.argument("place", required=False)
@click.option("--results", type=click.IntRange(min=0), help="With trim: keep at most this many results.")
@click.option("--megabytes", type=click.FloatRange(min=0), help="With trim: keep at most this many megabytes.")
def cache(action: str, place: str | None, results: int | None, megabytes: float | None) -> None:
    """Show how much a store of results holds, or trim it: delete the least recently used results.

    PLACE is what you give to --store or --cache-dir: a directory or a URL. Without it, the store is .oxpecker if it
    exists, else the user's cache directory. 'trim --results 0' deletes all results.

    Exit codes: 0; 2 an error in the command; 74 the store cannot be read or written.
    """
    store = store_at(place or str(default_folder()))
    try:
        if action == "trim":
            _trim(store, results, megabytes)
        usage = store.usage()
    except Unavailable as reason:
        click.echo(f"oxpecker: {reason}", err=True)
        raise SystemExit(EXIT_IO) from None
    click.echo(f"{store.backend.name}: {usage.entries:,} results, {usage.size / 2**20:,.1f} MB")


def _trim(store: Store, results: int | None, megabytes: float | None) -> None:
    size = MOST_STORED_CHARACTERS if megabytes is None else int(megabytes * 2**20)
    store.backend.trim(MOST_RESULTS if results is None else results, size)
