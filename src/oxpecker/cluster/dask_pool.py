"""A cluster of machines, run by Dask: https://distributed.dask.org."""

from __future__ import annotations

import logging
import pickle
import re
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from queue import Empty, SimpleQueue
from socket import create_connection
from time import monotonic
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

from oxpecker.cluster.dask_worker import Order, OtherInstallation, Running, carried, described, do, interrupt, running
from oxpecker.cluster.errors import ClusterError, ClusterLost
from oxpecker.cluster.executor import Event, Executor, Lost, Message, Work
from oxpecker.cluster.installation import Installation, installation
from oxpecker.cluster.limits import (
    SECONDS_BETWEEN_COUNTS,
    SECONDS_TO_CONNECT,
    SECONDS_WITHOUT_WORKERS,
    USUAL_SCHEDULER_PORT,
)

_ADDRESS = re.compile(r"(tcp|tls|ws|wss)://[^\s/]+")


def require_dask() -> None:
    """Raises ClusterError if Dask is not installed."""
    if find_spec("distributed") is None:
        raise ClusterError("clusters need Dask: pip install 'oxpecker[cluster]'")
    for name in ("distributed", "distributed.client", "distributed.core", "distributed.comm", "tornado"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what users need to know is said by us


def connected(address: str) -> Any:
    """Dask's client for a scheduler; raises ClusterError. Certificates for tls:// come from Dask's configuration."""
    if not _ADDRESS.fullmatch(address):
        raise ClusterError(f"{address!r} is not the address of a scheduler, such as tcp://host:8786")
    require_dask()
    from distributed import Client
    from distributed.security import Security

    if address.startswith(("tls:", "wss:")) and Security().get_connection_args("client")["ssl_context"] is None:
        raise ClusterError(f"{address} needs certificates: set distributed.comm.tls in Dask's configuration")
    try:
        return Client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)
    except (OSError, TimeoutError):
        reason = _obstacle(address)
        raise ClusterError(f"no scheduler answers at {address}{f': {reason}' if reason else ''}") from None
    except (ValueError, TypeError) as error:
        raise ClusterError(f"cannot connect to {address}: {error}") from None


def _obstacle(address: str) -> str:
    """Why nothing can be reached at an address; Dask keeps the reason only if its last attempt ended in time."""
    place = urlsplit(address)
    try:
        create_connection((place.hostname, place.port or USUAL_SCHEDULER_PORT), SECONDS_TO_CONNECT).close()
    except OSError as error:
        return (error.strerror or "").lower()
    except ValueError:  # a port beyond 65535
        return ""
    return ""


class DaskPool:
    """The workers of a Dask cluster. They run the same Oxpecker as this machine, or are refused."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._client = connected(address)
        self._threads, self._counted = 0, float("-inf")
        try:
            self._refuse_others()
        except BaseException:
            self.close()
            raise

    @property
    def is_remote(self) -> bool:
        """Yes."""
        return True

    def capacity(self, asked: int) -> int:
        """One job for each thread of the workers, which come and go; fewer if a number was asked for."""
        now = monotonic()
        if now >= self._counted + SECONDS_BETWEEN_COUNTS:
            with self.connection():
                self._threads, self._counted = sum(self._client.nthreads().values()), now
        threads = max(self._threads, 1)
        return min(asked, threads) if asked else threads

    @property
    def has_workers(self) -> bool:
        """Whether any worker was there when they were last counted."""
        return self._threads > 0

    def executor(self, work: Work) -> Executor:
        """Sends the work to the cluster, and does jobs there."""
        return DaskExecutor(self, self._client, pickle.dumps(work))

    def close(self) -> None:
        """Leaves the cluster, which goes on."""
        with suppress(Exception):
            self._client.close()

    def running(self) -> Mapping[str, Sequence[Running]]:
        """What each worker is doing."""
        with self.connection():
            found: dict[str, list[Running]] = self._client.run(running)
            return found

    @contextmanager
    def connection(self) -> Iterator[None]:
        """Turns the loss of the connection into an error for users."""
        try:
            yield
        except OSError:
            raise ClusterLost(f"the connection to the scheduler at {self.address} was lost") from None

    def _refuse_others(self) -> None:
        """Raises ClusterError if a worker has another installation than this machine, or none."""
        here = installation()
        with self.connection():
            found: dict[str, Any] = self._client.run(described, on_error="return")
        for worker, answer in sorted(found.items()):
            if isinstance(answer, BaseException):
                raise ClusterError(f"worker {worker} cannot run Oxpecker: {answer}")
            theirs: Installation = answer[0]
            if difference := theirs.difference(here):
                raise ClusterError(_refusal(f"worker {worker}", difference))


def _refusal(worker: str, difference: str) -> str:
    return f"{worker} {difference}; install the same on all machines, so that they find the same"


class DaskExecutor:
    """Does jobs on the workers of a cluster. Dask does those of lost workers again on others."""

    def __init__(self, pool: DaskPool, client: Any, packed: bytes) -> None:
        self._pool, self._client, self._packed = pool, client, packed
        self._run = f"oxpecker-{uuid4().hex}"
        self._digest = sha256(packed).hexdigest()
        self._futures: dict[int, Any] = {}
        self._events: SimpleQueue[Callable[[], Event | None]] = SimpleQueue()
        self._submitted = 0
        self._lonely_since: float | None = None

    def __enter__(self) -> Executor:
        with self._pool.connection(), warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a program may be large; it is sent once
            self._work = self._client.submit(carried, self._packed, key=f"oxpecker-program-{self._digest}")
            self._client.subscribe_topic(self._run, self._hear)
        return self

    def __exit__(self, *_failure: object) -> None:
        with suppress(Exception):
            self._client.cancel([*self._futures.values()], force=True)
            self._client.unsubscribe_topic(self._run)
        self._futures.clear()

    def submit(self, job: int, argument: object, title: str = "") -> None:
        """Has a job done by any worker."""
        self._submitted += 1
        order = Order(self._run, job, title, self._digest, pickle.dumps(argument), installation())
        with self._pool.connection():
            future = self._client.submit(do, order, self._work, key=f"{title or 'job'}-{self._run}-{self._submitted}")
        self._futures[job] = future
        future.add_done_callback(partial(self._finish, job))

    def events(self, seconds: float | None) -> Sequence[Event]:
        """What has happened; raises ClusterError if the scheduler or all workers are gone."""
        found: list[Event] = []
        with suppress(Empty):
            event = self._events.get(timeout=seconds)()
            while True:
                found += [] if event is None else [event]
                event = self._events.get_nowait()()
        if not found:
            self._look_for_workers()
        return found

    def interrupt(self) -> None:
        """Interrupts the jobs that workers are doing; those that wait for a worker are lost."""
        with suppress(Exception):
            self._client.run(interrupt, self._run)

    # --- in a thread of Dask's client ---

    def _finish(self, job: int, future: Any) -> None:
        self._events.put(partial(self._outcome, job, future))

    def _hear(self, event: tuple[float, bytes]) -> None:
        self._events.put(partial(self._told, event[1]))

    # --- in the thread that waits ---

    def _told(self, packed: bytes) -> Event | None:
        """A report; one that was overtaken by the end of its job is dropped."""
        told: Message = pickle.loads(packed)
        return told if told.job in self._futures else None

    def _outcome(self, job: int, future: Any) -> Event | None:
        """How a job ended."""
        if job not in self._futures or self._futures[job] is not future:
            return None
        del self._futures[job]
        from distributed import KilledWorker

        try:
            event: Event = pickle.loads(future.result())
            return event
        except KilledWorker:
            return Lost(job)
        except OtherInstallation as other:
            raise ClusterError(_refusal("a worker", str(other))) from None
        except Exception as error:
            if future.status in ("cancelled", "lost"):
                raise ClusterLost(f"the connection to the scheduler at {self._pool.address} was lost") from None
            raise ClusterError(f"a worker of {self._pool.address} failed: {type(error).__name__}: {error}") from None

    def _look_for_workers(self) -> None:
        """Raises ClusterError if jobs wait, and there have been no workers for some time."""
        self._pool.capacity(0)
        if self._pool.has_workers or not self._futures:
            self._lonely_since = None
            return
        self._lonely_since = monotonic() if self._lonely_since is None else self._lonely_since
        if monotonic() - self._lonely_since > SECONDS_WITHOUT_WORKERS:
            raise ClusterLost(f"the cluster at {self._pool.address} has no workers")
