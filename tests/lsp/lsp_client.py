"""A client of the Language Server Protocol that follows a script, over standard input and output."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

PATIENCE = 600.0

_CAPABILITIES = {
    "window": {"workDoneProgress": True, "showDocument": {"support": True}},
    "workspace": {"codeLens": {"refreshSupport": True}, "inlayHint": {"refreshSupport": True}},
}
_GRANTED = {"workspace/applyEdit": {"applied": True}, "window/showDocument": {"success": True}}


class ScriptedClient:
    """Speaks with the real server in a process of its own."""

    def __init__(self, options: Mapping[str, Any], arguments: Sequence[str] = ("lsp", "--stdio")) -> None:
        command = [sys.executable, "-m", "oxpecker", *arguments]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.heard: list[dict[str, Any]] = []
        """Everything that the server has said by itself."""
        self._inbox: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self._number = 0
        threading.Thread(target=self._listen, daemon=True).start()
        self.initialized = self.request(
            "initialize",
            {
                "processId": None,
                "rootUri": None,
                "capabilities": _CAPABILITIES,
                "initializationOptions": options,
            },
        )
        self.notify("initialized", {})

    def _listen(self) -> None:
        output = self.process.stdout
        assert output is not None
        while header := output.readline():
            length = 0
            while header.strip():
                name, _, value = header.decode().partition(":")
                length = int(value) if name.lower() == "content-length" else length
                header = output.readline()
            self._inbox.put(json.loads(output.read(length)))
        self._inbox.put(None)

    def _send(self, message: dict[str, Any]) -> None:
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def _next(self) -> dict[str, Any]:
        """The next message; requests of the server are granted."""
        message = self._inbox.get(timeout=PATIENCE)
        assert message is not None, "the server has ended"
        if "method" in message:
            message.setdefault("params", {})
            self.heard.append(message)
            if "id" in message:
                granted = _GRANTED.get(message["method"])
                self._send({"id": message["id"], "result": granted})
        return message

    def notify(self, method: str, params: Any) -> None:
        """Says something."""
        self._send({"method": method, "params": params})

    def request(self, method: str, params: Any) -> Any:
        """Asks something and waits for the answer."""
        self._number += 1
        number = self._number
        self._send({"id": number, "method": method, "params": params})
        while True:
            message = self._next()
            if message.get("id") == number and "method" not in message:
                assert "error" not in message, message
                return message.get("result")

    def wait_for(self, method: str, fits: Callable[[Any], bool] = lambda _: True) -> Any:
        """The parameters of the next message of a kind that fits."""
        while True:
            message = self._next()
            if message.get("method") == method and fits(message["params"]):
                return message["params"]

    def until_checked(self, name: str) -> str:
        """Waits until a check of a file begins and ends; its token."""
        token = self.begun(name)
        self.until_ended(token)
        return token

    def begun(self, name: str) -> str:
        """Waits until a check of a file begins; its token. Checks for earlier tests may still run."""
        return str(self.wait_for("$/progress", lambda p: name in p["value"].get("title", ""))["token"])

    def until_ended(self, token: str) -> None:
        """Waits until a check ends."""
        self.wait_for("$/progress", lambda p: p["token"] == token and p["value"]["kind"] == "end")

    def progress(self, token: str) -> list[dict[str, Any]]:
        """What was said about a check."""
        said = [m["params"] for m in self.heard if m["method"] == "$/progress"]
        return [each["value"] for each in said if each["token"] == token]

    def open(self, uri: str, text: str, language: str) -> None:
        """Opens a document."""
        document = {"uri": uri, "languageId": language, "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})

    def change(self, uri: str, text: str, version: int = 2) -> None:
        """Changes a document without saving it."""
        changes = {"textDocument": {"uri": uri, "version": version}, "contentChanges": [{"text": text}]}
        self.notify("textDocument/didChange", changes)

    def save(self, uri: str) -> None:
        """Saves a document."""
        self.notify("textDocument/didSave", {"textDocument": {"uri": uri}})

    def at(self, uri: str, text: str, word: str, offset: int = 0) -> dict[str, Any]:
        """The place of the first occurrence of a word, as parameters of a request."""
        before = text[: text.index(word) + offset]
        place = {"line": before.count("\n"), "character": len(before) - (before.rfind("\n") + 1)}
        return {"textDocument": {"uri": uri}, "position": place}

    def diagnostics(self, uri: str, count: int) -> list[dict[str, Any]]:
        """What is said about a document once so much is said."""
        found = self.wait_for(
            "textDocument/publishDiagnostics", lambda p: p["uri"] == uri and len(p["diagnostics"]) == count
        )
        return list(found["diagnostics"])

    def last(self, uri: str) -> list[dict[str, Any]]:
        """What was said about a document last."""
        found = [m["params"] for m in self.heard if m["method"] == "textDocument/publishDiagnostics"]
        return list([each["diagnostics"] for each in found if each["uri"] == uri][-1])

    def told(self, uri: str, words: str) -> dict[str, Any]:
        """What is said about a document in such words, once it is."""

        def saying(params: Any) -> list[dict[str, Any]]:
            if params["uri"] != uri:
                return []
            return [each for each in params["diagnostics"] if words in each["message"]]

        return saying(self.wait_for("textDocument/publishDiagnostics", lambda params: bool(saying(params))))[0]

    def close(self) -> int:
        """Ends the server as the protocol wants it; gives its exit code."""
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(timeout=PATIENCE)
