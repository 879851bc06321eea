"""Work spread over processes and machines: one interface, whoever does the work."""

from oxpecker.cluster.errors import ClusterError, ClusterLost
from oxpecker.cluster.executor import Done, Event, Executor, Failed, Lasting, Lost, Message, Report, Work
from oxpecker.cluster.independent import Result, in_order, results
from oxpecker.cluster.pool import LOCAL, LocalPool, Pool

__all__ = [
    "LOCAL",
    "ClusterError",
    "ClusterLost",
    "Done",
    "Event",
    "Executor",
    "Failed",
    "Lasting",
    "LocalPool",
    "Lost",
    "Message",
    "Pool",
    "Report",
    "Result",
    "Work",
    "in_order",
    "results",
]
