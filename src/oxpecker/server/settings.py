"""The settings of the playground: its address, its visitors, and its share of the machine."""

from __future__ import annotations

import os
from dataclasses import dataclass
from ipaddress import ip_address

LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8750
    """Port to listen on. 0 picks a free port."""
    token: str = ""
    """The token that visitors need; empty for none."""
    names: frozenset[str] = frozenset()
    """Further host names that the server answers to."""
    runs: int = max(2, (os.cpu_count() or 2) - 1)
    """Processes that run at once; others wait for them."""
    waiting: int = 200
    """Runs that may wait."""
    each: int = 4
    """Runs of one visitor that may wait or run."""
    seconds: float = 120.0
    """Time limit of one run."""
    megabytes: int = 2048
    """Memory limit of one run."""
    text: int = 200_000
    """Maximum bytes of a program."""
    connections: int = 600
    """Maximum open connections."""
    unheard_seconds: float = 10.0
    """Seconds for which a run continues without listeners."""
    kept: float = 60.0
    """Seconds for which the result of a run is available."""

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach the server."""
        if self.host in LOCAL_NAMES:
            return True
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return False

    @property
    def request(self) -> int:
        """Maximum bytes of a request: JSON can make a program twelve times longer."""
        return 12 * self.text + 10_000
