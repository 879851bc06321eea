"""What users are told if a cluster cannot be used."""

from __future__ import annotations


class ClusterError(Exception):
    """A cluster cannot be used; the message is for users."""


class ClusterLost(ClusterError):
    """A cluster has stopped answering during the work."""
