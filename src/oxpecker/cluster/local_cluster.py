"""A scheduler and workers on this machine."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from oxpecker.cluster.dask_pool import require_dask
from oxpecker.cluster.errors import ClusterError


@contextmanager
def local_cluster(workers: int, host: str, port: int) -> Iterator[str]:
    """The address of a scheduler with some workers, which end with the block; raises ClusterError."""
    require_dask()
    from distributed import LocalCluster

    try:
        cluster: Any = LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            processes=True,
            host=host,
            scheduler_port=port,
            dashboard_address=f"{host}:0",
            silence_logs=logging.CRITICAL,
            memory_limit=0,  # jobs have limits of their own
        )
    except (OSError, RuntimeError, ValueError) as error:
        reason = error
        while reason.__cause__ is not None and isinstance(reason.__cause__, (OSError, RuntimeError)):
            reason = reason.__cause__
        raise ClusterError(f"no scheduler can be started at {host}:{port}: {reason}") from None
    with cluster:
        yield cluster.scheduler_address
