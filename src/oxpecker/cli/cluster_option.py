"""`--cluster`: the option of commands that can let a cluster work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import click

from oxpecker.cli.main import EXIT_INPUT, EXIT_IO
from oxpecker.cli.sections import FIRST, option
from oxpecker.cluster import ClusterError, ClusterLost, Pool

F = TypeVar("F", bound=Callable[..., object])


def cluster_option(command: F) -> F:
    """Adds the address of a cluster, or None, to a command as the argument `cluster`."""
    return option(
        "--cluster",
        section=FIRST,
        metavar="ADDRESS",
        help="Let the workers of a Dask cluster do the work: the address of its scheduler, such as tcp://host:8786. "
        "The output is the same.",
    )(command)


@contextmanager
def joined(address: str | None) -> Iterator[Pool | None]:
    """The cluster at an address, or None; an error ends the command with one line."""
    if address is None:
        yield None
        return
    from oxpecker.cluster.dask_pool import DaskPool

    with cluster_errors():
        pool = DaskPool(address)
        try:
            yield pool
        finally:
            pool.close()


@contextmanager
def cluster_errors() -> Iterator[None]:
    """Turns errors of clusters into one line."""
    try:
        yield
    except ClusterError as error:
        click.echo(f"oxpecker: {error}", err=True)
        raise SystemExit(EXIT_IO if isinstance(error, ClusterLost) else EXIT_INPUT) from None
