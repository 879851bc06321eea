"""Messages to the language server and requests to the playground, in this process and without any check."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.hostile.fuzzing.defect import Defect

_PROGRAM = "class A {\n  int n;\n  int f(int x) ensures(retval == x) { return this.n; }\n}\n"
_URI = {"uri": "file:///a.oox"}
_RANGE = {"start": {"line": 2, "character": 1}, "end": {"line": 3, "character": 0}}
_AT = {"textDocument": _URI, "position": {"line": 2, "character": 6}}
_OPEN = {**_URI, "languageId": "oox", "version": 1, "text": _PROGRAM}
_CALLS: list[tuple[str, Any]] = [
    ("initialize", {"processId": None, "rootUri": None, "capabilities": {}, "initializationOptions": {"options": {}}}),
    ("textDocument/hover", _AT),
    ("textDocument/definition", _AT),
    ("textDocument/completion", _AT),
    ("textDocument/codeAction", {**_AT, "range": _RANGE, "context": {"diagnostics": []}}),
    ("workspace/executeCommand", {"command": "oxpecker.check", "arguments": ["a.oox", "A.f(int)"]}),
    ("workspace/executeCommand", {"command": "oxpecker.raise", "arguments": ["a.oox", "A.f(int)", {"array": 3}]}),
]  # fmt: skip
_NOTES: list[tuple[str, Any]] = [
    ("textDocument/didOpen", {"textDocument": _OPEN}),
    ("textDocument/didChange", {"textDocument": {**_URI, "version": 2}, "contentChanges": [{"text": _PROGRAM}]}),
    ("textDocument/didSave", {"textDocument": _URI}),
    ("textDocument/didClose", {"textDocument": _URI}),
]  # fmt: skip


def _session() -> str:
    """A whole session, a message in each line."""
    first, *calls = ({"jsonrpc": "2.0", "id": n, "method": m, "params": p} for n, (m, p) in enumerate(_CALLS))
    notes = [{"jsonrpc": "2.0", "method": method, "params": params} for method, params in _NOTES]
    return "\n".join(json.dumps(each) for each in (first, *notes[:2], *calls, *notes[2:]))


LSP = (_session(),)


def read_lsp(data: bytes, folder: Path) -> object:
    """Sends each line as a message; the server goes on, and no handler fails in a way that is not foreseen."""
    with ThreadPoolExecutor(1) as pool:  # the event loop of a browser may run in this thread
        return pool.submit(asyncio.run, _converse(data, folder)).result()


async def _converse(data: bytes, folder: Path) -> object:
    from threading import Event

    from pygls.exceptions import JsonRpcException
    from pygls.io_ import run_async

    from oxpecker.lsp.features import create

    logging.disable(logging.CRITICAL)
    server = create()
    server.folder = folder
    errors: list[BaseException] = []
    server.report_server_error = lambda error, _source: errors.append(error)  # type: ignore[method-assign,assignment]

    async def unchecked(_uri: str) -> None:
        """Reading is fuzzed here, not checking."""

    async def not_run(_arguments: list[str]) -> str:
        return ""

    server.check, server.run_command = unchecked, not_run  # type: ignore[method-assign,assignment]
    reader = asyncio.StreamReader()
    for line in data.split(b"\n"):
        if line:
            reader.feed_data(b"Content-Length: %d\r\n\r\n" % len(line) + line)
    reader.feed_eof()
    server.protocol.set_writer(SimpleNamespace(write=lambda _data: None, close=lambda: None))
    # `exit` ends the server, and so does the end of its input.
    with suppress(SystemExit, asyncio.IncompleteReadError):
        await run_async(Event(), reader, server.protocol, error_handler=server.report_server_error)
    await asyncio.sleep(0)
    server.background.close()  # its stack takes much of the memory that an input may take
    for error in errors:
        _is_foreseen(error, JsonRpcException)
    return len(errors)


def _is_foreseen(error: BaseException, protocol: type[BaseException]) -> None:
    """Raises a Defect if a handler of ours failed; what the protocol refuses never reaches one."""
    told = str(getattr(error, "data", None) or "")
    if "oxpecker" in told and "ValueError" not in told:
        raise Defect(told[-800:])
    if not isinstance(error, (protocol, ValueError, TypeError, KeyError, AttributeError, RecursionError)):
        raise Defect(repr(error))


def _request(method: str, path: str, body: str = "", **headers: str) -> str:
    given = {"Host": "127.0.0.1:8750", "Content-Length": str(len(body.encode())), **headers}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name.replace('_', '-')}: {value}" for name, value in given.items())]
    return "\r\n".join([*lines, "", body])


_JOB = json.dumps({"kind": "check", "name": "a.oox", "text": _PROGRAM, "method": "A.f", "options": {"array": 3}})
HTTP = (
    _request("GET", "/"),
    _request("GET", "/?token=abcdefgh", Cookie="oxpecker-token=abcdefgh; a=b"),
    _request("GET", "/api/setup", Authorization="Bearer abcdefgh"),
    _request("POST", "/api/runs", _JOB, Content_Type="application/json", Origin="http://127.0.0.1:8750"),
    _request("GET", "/api/runs/known/events", Last_Event_ID="1"),
    _request("DELETE", "/api/runs/known", Sec_Fetch_Site="same-origin"),
)


class _Connection:
    """A connection whose other side has sent everything, and hears nothing."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def makefile(self, *_args: object) -> io.BytesIO:
        return io.BytesIO(self.data)

    def sendall(self, _data: bytes) -> None:
        pass

    def settimeout(self, _seconds: float | None) -> None:
        pass


def read_http(data: bytes, _folder: Path) -> object:
    """Handles all requests of a connection with a server that starts nothing."""
    from oxpecker.server.guard import Guard
    from oxpecker.server.handler import Handler
    from oxpecker.server.job import Job, Kind
    from oxpecker.server.run import Run
    from oxpecker.server.settings import Settings
    from oxpecker.server.visitors import Visitors

    settings = Settings(token="abcdefgh")
    run = Run(Job(Kind.CHECK, "a.oox", _PROGRAM), settings)
    run.finish("done")
    runs = SimpleNamespace(
        add=lambda *_given: run,
        get=lambda name: run if name == "known" else None,
        cancel=Run.cancel,
        expect=lambda: None,
    )
    server = SimpleNamespace(settings=settings, guard=Guard(settings), visitors=Visitors(), runs=runs)
    Handler(_Connection(data), ("127.0.0.1", 1), server)  # type: ignore[arg-type]
    return None
