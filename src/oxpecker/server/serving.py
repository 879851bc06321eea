"""The server: listens, and starts a thread for each connection, up to a limit."""

from __future__ import annotations

import socket
import sys
import threading
from http.server import ThreadingHTTPServer
from typing import Any

from oxpecker.server.guard import Guard
from oxpecker.server.handler import Handler
from oxpecker.server.runs import Runs
from oxpecker.server.settings import Settings
from oxpecker.server.visitors import Visitors


class Playground(ThreadingHTTPServer):
    """The playground's server; `serve_forever` runs it, `close` ends it with all its runs."""

    daemon_threads = True
    request_queue_size = 256

    def __init__(self, settings: Settings) -> None:
        if not settings.is_local and not settings.token:
            raise ValueError("a server that others can reach needs a token")
        if ":" in settings.host:
            self.address_family = socket.AF_INET6
        self.settings = settings
        self.guard = Guard(settings)
        self.visitors = Visitors()
        self.room = threading.BoundedSemaphore(settings.connections)
        super().__init__((settings.host, settings.port), Handler)
        self.runs = Runs(settings)

    @property
    def url(self) -> str:
        """The address of the page, with the token if there is one."""
        host = {"0.0.0.0": socket.gethostname(), "::": socket.gethostname()}.get(self.settings.host, self.settings.host)
        shown = f"[{host}]" if ":" in host else host
        token = f"?token={self.settings.token}" if self.settings.token else ""
        return f"http://{shown}:{self.server_port}/{token}"

    def process_request(self, request: Any, client_address: Any) -> None:
        """Closes a connection at once if there are too many."""
        if not self.room.acquire(blocking=False):
            self.shutdown_request(request)
            return
        try:
            super().process_request(request, client_address)
        except BaseException:
            self.room.release()
            raise

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        """Handles a connection, then makes room for another one."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.room.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignores disconnected clients, which are not an error."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)

    def close(self) -> None:
        """Ends all runs and stops listening."""
        self.runs.close()
        self.server_close()
