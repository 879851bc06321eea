"""HTTP requests: the page, the available choices, runs and their events."""

from __future__ import annotations

import json
import re
from http.server import BaseHTTPRequestHandler
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import SplitResult, parse_qs, urlsplit

from oxpecker import __version__
from oxpecker.server.controls import CONTROLS
from oxpecker.server.examples import examples
from oxpecker.server.guard import COOKIE, HEADERS
from oxpecker.server.job import BadRequest, Kind, read_job
from oxpecker.server.limits import HEARTBEAT_SECONDS, MOST_LEFT_OUT, RETRY_SECONDS
from oxpecker.server.pages import pages
from oxpecker.server.run import Run
from oxpecker.server.runs import Busy, TooManyOwn
from oxpecker.server.visitors import COOKIE as VISITOR

if TYPE_CHECKING:
    from oxpecker.server.serving import Playground

_LATER = {"Retry-After": str(RETRY_SECONDS)}
_RUN = re.compile(r"/api/runs/([\w-]{1,64})(/events)?", re.ASCII)


class Handler(BaseHTTPRequestHandler):
    """One connection. All requests except events are answered at once."""

    server: Playground
    protocol_version = "HTTP/1.1"
    server_version = f"Oxpecker/{__version__}"
    sys_version = ""
    timeout = 30.0

    def do_GET(self) -> None:
        """The page, its files, the available choices, or the events of a run."""
        url = _url(self.path)
        if url.path == "/" and self._takes_token(url.query):
            return
        if self._is_refused():
            return
        run = _RUN.fullmatch(url.path)
        if url.path == "/api/setup":
            self.server.runs.expect()
            self._answer(200, _setup(self.server.settings.text))
        elif run is not None and run[2]:
            self._with_run(run[1], self._events)
        elif url.path in pages():
            kind, content = pages()[url.path]
            self._send(200, kind, content, self._new_visitor() if url.path == "/" else None)
        else:
            self._answer(404, {"error": "not found"})

    def do_POST(self) -> None:
        """Starts a run."""
        body = self._body()
        if body is None or self._is_refused():
            return
        if _url(self.path).path != "/api/runs":
            self._answer(404, {"error": "not found"})
            return
        # A form on another site cannot send this content type without a preflight request.
        if self.headers.get_content_type() != "application/json":
            self._answer(415, {"error": "a job must be sent as application/json"})
            return
        try:
            job = read_job(json.loads(body), self.server.settings.text)
            run = self.server.runs.add(job, self._visitor())
        except (BadRequest, UnicodeDecodeError, RecursionError) as problem:
            self._answer(400, {"error": str(problem)})
        except json.JSONDecodeError:
            self._answer(400, {"error": "not valid JSON"})
        except TooManyOwn:
            count = self.server.settings.each
            self._answer(
                429, {"error": f"you have {count} unfinished runs; wait for one of them, or cancel it"}, _LATER
            )
        except Busy:
            self._answer(503, {"error": "too many runs are waiting; try again later"}, _LATER)
        else:
            self._answer(201, {"run": run.id})

    def do_DELETE(self) -> None:
        """Cancels a run."""
        if self._body() is None or self._is_refused():
            return
        found = _RUN.fullmatch(_url(self.path).path)
        if found is None or found[2]:
            self._answer(404, {"error": "not found"})
            return
        self._with_run(found[1], self._cancel)

    def _visitor(self) -> str:
        return self.server.visitors.name(self.headers, self.client_address[0])  # type: ignore[arg-type]

    def _new_visitor(self) -> dict[str, str] | None:
        """Gives a name to a browser that has none."""
        if self.server.visitors.known(self.headers) is not None:  # type: ignore[arg-type]
            return None
        return {"Set-Cookie": f"{VISITOR}={self.server.visitors.new()}; HttpOnly; SameSite=Strict; Path=/"}

    def _cancel(self, run: Run) -> None:
        self.server.runs.cancel(run)
        self._answer(200, {"cancelled": run.id})

    def _with_run(self, name: str, answer: Any) -> None:
        run = self.server.runs.get(name)
        if run is None:
            self._answer(404, {"error": "no such run; it may have expired"})
        else:
            answer(run)

    def _events(self, run: Run) -> None:
        """Server-sent events, starting after `Last-Event-ID`."""
        last = self.headers.get("Last-Event-ID", "")
        sent = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else 0
        run.listen()
        try:
            self.close_connection = True
            self._head(200, "text/event-stream; charset=utf-8", {"Connection": "close"})
            self._send_events(run, sent)
        except OSError:
            pass  # the client has disconnected
        finally:
            run.leave()

    def _send_events(self, run: Run, sent: int) -> None:
        version = -1
        while True:
            with run.changed:
                if run.version == version and run.ended is None:
                    run.changed.wait(HEARTBEAT_SECONDS)
                is_news = run.version != version
                version, progress, ended = run.version, run.progress, run.ended is not None
                events = run.events[sent:]
            parts = []
            for event in events:
                sent += 1
                parts.append(f"id: {sent}\ndata: {json.dumps(event)}\n\n")
            if progress is not None and not ended and is_news:
                parts.append(f"data: {json.dumps(progress)}\n\n")
            self.wfile.write("".join(parts or [":\n\n"]).encode())
            self.wfile.flush()
            if ended:
                return

    def _takes_token(self, query: str) -> bool:
        """Stores a valid token in a cookie and redirects to the page without it, so that no history contains it."""
        given = parse_qs(query).get("token", [""])[0]
        guard = self.server.guard
        if not guard.is_token(given) or not guard.answers_to(self.headers.get("Host", "")):
            return False
        cookie = f"{COOKIE}={given}; HttpOnly; SameSite=Strict; Path=/"
        self._head(303, "text/plain; charset=utf-8", {"Location": "/", "Set-Cookie": cookie, "Content-Length": "0"})
        return True

    def _is_refused(self) -> bool:
        refusal = self.server.guard.refusal(self.command, self.headers)  # type: ignore[arg-type]
        if refusal is None:
            return False
        self._answer(refusal.status, {"error": refusal.message})
        return True

    def _body(self) -> bytes | None:
        """The body of a request; None, after an error response, if it is too long or has no length."""
        length = self.headers.get("Content-Length", "0")
        if self.headers.get("Transfer-Encoding") or not (length.isascii() and length.isdigit()):
            self.close_connection = True
            self._answer(411, {"error": "the request needs a Content-Length header"})
            return None
        if len(length) > 12 or int(length) > self.server.settings.request:
            self.close_connection = True
            self._leave_out(min(int(length[:12]), MOST_LEFT_OUT))
            self._answer(413, {"error": "the request is too long"})
            return None
        return self.rfile.read(int(length))

    def _leave_out(self, length: int) -> None:
        """Reads and discards data: many clients do not listen before they have sent everything."""
        while length > 0 and (part := self.rfile.read(min(length, 65_536))):
            length -= len(part)

    def _answer(self, status: int, data: dict[str, Any], further: dict[str, str] | None = None) -> None:
        self._send(status, "application/json", json.dumps(data).encode(), further)

    def _send(self, status: int, kind: str, content: bytes, further: dict[str, str] | None = None) -> None:
        more = {"Content-Length": str(len(content)), **(further or {})}
        if self.close_connection:
            more["Connection"] = "close"
        self._head(status, kind, more)
        self.wfile.write(content)

    def _head(self, status: int, kind: str, more: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in {"Content-Type": kind, **HEADERS, **more}.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Logs nothing, because requests contain programs and tokens."""


def _url(path: str) -> SplitResult:
    """The parts of a request's path; empty ones if they cannot be told apart."""
    try:
        return urlsplit(path)
    except ValueError:
        return SplitResult("", "", "", "", "")


def _setup(longest: int) -> dict[str, Any]:
    kinds = [str(kind) for kind in Kind if kind is not Kind.TESTS or find_spec("oxpecker.testgen") is not None]
    return {
        "version": __version__,
        "controls": [control.data() for control in CONTROLS],
        "examples": [example.data() for example in examples()],
        "kinds": kinds,
        "longest": longest,
    }
