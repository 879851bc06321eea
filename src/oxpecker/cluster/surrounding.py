"""The cluster around this process: a job may have parts of its work done by other workers."""

from __future__ import annotations

from functools import cache

from oxpecker.cluster.errors import ClusterError
from oxpecker.cluster.membership import own_cluster
from oxpecker.cluster.pool import Pool


def surrounding() -> Pool | None:
    """The cluster whose worker has started this process; None if there is none, or it cannot be reached."""
    return _joined(own_cluster()) if own_cluster() else None


@cache
def _joined(address: str) -> Pool | None:
    from oxpecker.cluster.dask_pool import DaskPool

    try:
        return DaskPool(address)
    except ClusterError:
        return None
