"""`oxpecker cluster`: starts a cluster on this machine, and shows what a cluster does."""

from __future__ import annotations

from threading import Event

import click

from oxpecker.api.jobs import processors
from oxpecker.cli.cluster_option import cluster_errors
from oxpecker.cluster.limits import USUAL_SCHEDULER_PORT
from oxpecker.engine import Progress


@click.group()
def cluster() -> None:
    """Start a cluster on this machine, or show what a cluster does.

    Clusters are run by Dask ("pip install 'oxpecker[cluster]'"). 'oxpecker check --cluster ADDRESS' uses one.
    """


@cluster.command()
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    metavar="N",
    help="Number of workers; each does one job at a time.  [default: all processors]",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=USUAL_SCHEDULER_PORT,
    show_default=True,
    help="TCP port of the scheduler; 0 for any free one.",
)
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESS",
    help="Network address to listen on. Whoever can connect can run code here: use TLS on other networks.",
)
def up(workers: int | None, port: int, host: str) -> None:
    """Start a scheduler and workers on this machine. Ctrl-C ends all of them.

    More workers may join from other machines with Dask's own command: 'dask worker tcp://host:8786'.

    Exit codes: 0 after Ctrl-C; 2 if the scheduler cannot be started.
    """
    from oxpecker.cluster.local_cluster import local_cluster

    count = workers or processors()
    with cluster_errors():
        try:
            with local_cluster(count, host, port) as address:
                said = "1 worker" if count == 1 else f"{count} workers"
                click.echo(f"scheduler at {address} with {said}; Ctrl-C ends it")
                Event().wait()
        except KeyboardInterrupt:
            click.echo("oxpecker: the cluster has ended", err=True)


@cluster.command()
@click.argument("address")
def status(address: str) -> None:
    """Show the workers of the cluster whose scheduler is at ADDRESS, and what each is doing.

    Exit codes: 0; 2 if no scheduler answers, or a worker has another version than this machine; 74 if the connection
    is lost.
    """
    from oxpecker.cluster.dask_pool import DaskPool

    with cluster_errors():
        pool = DaskPool(address)
        try:
            found = pool.running()
        finally:
            pool.close()
    busy = sum(map(bool, found.values()))
    click.echo(f"{address}: {len(found)} worker{'' if len(found) == 1 else 's'}, {busy} busy")
    for worker, jobs in sorted(found.items()):
        click.echo(f"{worker}:" if jobs else f"{worker}: idle")
        for job in jobs:
            click.echo(f"  {job.title}: {job.seconds:.0f} s{_told(job.message)}")


def _told(message: object) -> str:
    """How far a check is."""
    if not isinstance(message, Progress):
        return ""
    return f", {message.paths:,} paths, {message.queries:,} queries"
