"""The address of the cluster whose worker has started this process."""

from __future__ import annotations

_address = ""


def belong_to(address: str) -> None:
    """Says that a worker of the cluster at an address has started this process; empty for none."""
    global _address
    _address = address


def own_cluster() -> str:
    """The address of the cluster; empty if there is none."""
    return _address
