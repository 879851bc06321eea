"""The language server: its open documents, what it shows of them, and when it reads and checks them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from lsprotocol import types as lsp
from pygls import uris
from pygls.lsp.server import LanguageServer
from pygls.protocol import default_converter

from oxpecker import __version__
from oxpecker.api.settings import BY_NAME, changed, flags, from_arguments
from oxpecker.engine import Options
from oxpecker.incremental import default_folder
from oxpecker.lsp.background import Background
from oxpecker.lsp.checkers import Checkers
from oxpecker.lsp.document import Document
from oxpecker.lsp.lenses import STATUS, Lens, lenses
from oxpecker.lsp.limits import SHOWING_PAUSE, TYPING_PAUSE
from oxpecker.lsp.positions import range_of
from oxpecker.lsp.syntax_errors import syntax_errors
from oxpecker.lsp.verdicts import Remark, mistakes, remarks
from oxpecker.oox.source import Diagnostic, Severity, Span, TellDiagnostics

_SEVERITIES = {
    "error": lsp.DiagnosticSeverity.Error,
    "warning": lsp.DiagnosticSeverity.Warning,
    "hint": lsp.DiagnosticSeverity.Information,
}
_COMMANDS = ("run", "tests", "infer", "explain")
"""The commands that an editor may have the server run."""

_converter = cache(default_converter)
"""Reads and writes messages. The servers of a process share one: it generates code for each kind of message."""


class When(StrEnum):
    """When methods are checked."""

    TYPE = "type"
    SAVE = "save"


class OxpeckerServer(LanguageServer):
    """The server and its open documents."""

    def __init__(self) -> None:
        super().__init__(
            "oxpecker",
            __version__,
            text_document_sync_kind=lsp.TextDocumentSyncKind.Incremental,
            converter_factory=_converter,
        )
        self.documents: dict[str, Document] = {}
        self.given: dict[str, Any] = {}
        """What the editor chooses, by the names of settings; the rest is in files and in the source."""
        self.folder = default_folder()
        self.when = When.TYPE
        self.shows_status = False
        """Whether the client understands the notification about methods."""
        self.shows_states = False
        """Whether the client can show pages."""
        self.background = Background()
        self.checkers = Checkers()
        self._to_show: set[str] = set()
        self._numbers = count()
        """Numbers for tokens of progress."""

    # --- settings ------------------------------------------------------------------------------------------

    def configure(self, given: Any) -> None:
        """Reads the client's settings at start-up: `options`, `language`, `cacheDir`, `check`, `status`, `states`."""
        values = given if isinstance(given, dict) else {}
        if values.get("cacheDir"):
            self.folder = Path(values["cacheDir"])
        self.shows_status, self.shows_states = bool(values.get("status")), bool(values.get("states"))
        if values.get("check") in tuple(When):
            self.when = When(values["check"])
        elif values.get("check"):
            expected = " or ".join(f"'{each}'" for each in When)
            self.say(f"oxpecker: check is {expected}, not {values['check']!r}", lsp.MessageType.Warning)
        try:
            self.given, _ = from_arguments({**(values.get("options") or {}), **(values.get("language") or {})})
            changed(Options(), self.given)
        except (TypeError, ValueError) as wrong:
            self.say(f"oxpecker: {wrong}; using the default options", lsp.MessageType.Warning)
            self.given = {}

    def say(self, text: str, kind: lsp.MessageType = lsp.MessageType.Info) -> None:
        """Shows a message to the user."""
        self.window_show_message(lsp.ShowMessageParams(kind, text))

    # --- documents -----------------------------------------------------------------------------------------

    def open(self, uri: str) -> None:
        """Opens a document."""
        self.documents[uri] = Document(uris.to_fs_path(uri) or uri, self.given, self.folder)

    def document(self, uri: str) -> Document:
        """The open document with this URI."""
        if uri not in self.documents:
            raise ValueError(f"{uri} is not open")
        return self.documents[uri]

    async def read_document(self, uri: str) -> Document:
        """The open document, once its program was read for the first time."""
        document = self.document(uri)
        await document.first_read.wait()
        return document

    async def close(self) -> None:
        """Ends all processes."""
        for document in self.documents.values():
            await document.cancel()
        await self.checkers.close()

    # --- reading -------------------------------------------------------------------------------------------

    async def edited(self, uri: str) -> None:
        """Shows errors in a text that is being typed; reads and checks it once nothing has changed for a moment."""
        document = self.document(uri)
        text = document.text = self.workspace.get_text_document(uri).source
        errors = await self.background.do(lambda: syntax_errors(document.name, text))
        if not self._is_current(uri, document, text):
            return
        if errors:
            self._publish_unfinished(uri, document, errors)
            return
        await asyncio.sleep(TYPING_PAUSE)
        if self._is_current(uri, document, text) and not document.is_read:
            await self.refresh(uri, is_typed=True)

    async def _show_syntax_errors(self, uri: str, document: Document, text: str) -> None:
        """Shows errors of syntax, which are found long before the others in a large file."""
        errors = await self.background.do(lambda: syntax_errors(document.name, text))
        if errors and self._is_current(uri, document, text):
            self._publish_unfinished(uri, document, errors)

    async def saved(self, uri: str) -> None:
        """Reads and checks a document again, since other files may have changed; goes on with a check of its text."""
        document = self.document(uri)
        if not (document.is_checking and document.is_read):
            await self.refresh(uri)

    async def refresh(self, uri: str, is_typed: bool = False) -> None:
        """Reads the current text of a document, shows what is known about it, and checks the rest.

        While it is typed, a text with errors is not finished: what is known about the text before stays.
        """
        document = self.document(uri)
        text = document.text = self.workspace.get_text_document(uri).source
        if not document.first_read.is_set():
            await self._show_syntax_errors(uri, document, text)
        try:
            early = self._early(uri, document, text)
            reading = await self.background.do(lambda: document.read(text, early))
            if not document.first_read.is_set() and uri in self.documents:
                # Errors are shown before results are looked up; a program of an earlier text is better than none.
                document.show(reading)
                self.publish(uri)
        finally:
            document.first_read.set()
        if not self._is_current(uri, document, text):
            return
        if is_typed and reading.program.errors:
            self._publish_unfinished(uri, document, reading.program.errors)
            return
        known = await self.background.do(lambda: document.recall(reading))
        if not self._is_current(uri, document, text):
            return
        document.show(known)
        if not document.ready:
            await document.cancel()
        self.publish(uri)
        if not is_typed or self.when is When.TYPE:
            await self.check(uri)

    def _early(self, uri: str, document: Document, text: str) -> TellDiagnostics:
        """Shows errors that another thread tells of while it reads a text, long before it has read all of it."""
        loop = asyncio.get_running_loop()

        def show(errors: Sequence[Diagnostic]) -> None:
            if self._is_current(uri, document, text):
                self._publish_unfinished(uri, document, errors)

        def tell(found: Sequence[Diagnostic]) -> None:
            errors = [each for each in found if each.severity is Severity.ERROR]
            if errors:
                loop.call_soon_threadsafe(show, errors)

        return tell

    def _is_current(self, uri: str, document: Document, text: str) -> bool:
        """Whether a document is still open, with the same text."""
        return self.documents.get(uri) is document and document.text == text

    # --- showing -------------------------------------------------------------------------------------------

    def publish_soon(self, uri: str) -> None:
        """Publishes what is known about a document in a moment, together with what is learned until then."""
        if uri not in self._to_show:
            self._to_show.add(uri)
            asyncio.get_running_loop().call_later(SHOWING_PAUSE, self._publish_collected, uri)

    def _publish_collected(self, uri: str) -> None:
        if uri in self._to_show and uri in self.documents:
            self.publish(uri)
        self._to_show.discard(uri)

    def publish(self, uri: str) -> None:
        """Publishes the diagnostics of a document, and has its lenses and values shown again."""
        self._to_show.discard(uri)
        document = self.documents[uri]
        if document.is_read:
            found = [
                *mistakes(document.program, document.mistakes),
                *remarks(document.program, list(document.results.values())),
            ]
            self._publish(uri, [self._diagnostic(remark, document.program.text, uri) for remark in found])
        self.show_again(uri)

    def _publish_unfinished(self, uri: str, document: Document, errors: Sequence[Diagnostic]) -> None:
        """Publishes errors, and the results of methods that an edit has not touched, where they are now."""
        text, edit = document.text, document.edit
        wrong = [Remark(str(each.severity), "program", each.message, each.span, each.notes) for each in errors]
        found = [self._diagnostic(remark, text, uri) for remark in wrong]
        untouched = [each for each in document.results.values() if edit.moved(each.span) is not None]
        for remark in remarks(document.program, untouched):
            span = edit.moved(remark.span) if self.is_own(remark.span, uri) else None
            if span is not None and remark.code != "program":
                kept = Remark(remark.severity, remark.code, remark.message, span)
                found.append(self._diagnostic(kept, text, uri))
        self._publish(uri, found)

    def show_nothing(self, uri: str) -> None:
        """Removes what is shown of a document, which was closed."""
        self._publish(uri, [])
        self._tell_status(uri, [])

    def _publish(self, uri: str, found: list[lsp.Diagnostic]) -> None:
        self.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, found))

    def show_again(self, uri: str) -> None:
        """Asks the client for lenses and values again, and tells the status of each method."""
        workspace = self.client_capabilities.workspace
        if workspace is not None and workspace.code_lens is not None and workspace.code_lens.refresh_support:
            self.workspace_code_lens_refresh(None)
        if workspace is not None and workspace.inlay_hint is not None and workspace.inlay_hint.refresh_support:
            self.workspace_inlay_hint_refresh(None)
        self._tell_status(uri, lenses(self.documents[uri]))

    def _tell_status(self, uri: str, methods: Iterable[Lens]) -> None:
        if self.shows_status:
            told = [
                {
                    "name": each.method,
                    "line": each.span.line - 1,
                    "status": str(each.status),
                    "title": each.actions[0].title,
                }
                for each in methods
            ]
            self.protocol.notify(STATUS, {"uri": uri, "methods": told})

    def _diagnostic(self, remark: Remark, text: str, uri: str) -> lsp.Diagnostic:
        related = [
            lsp.DiagnosticRelatedInformation(self.location(span, uri), message)
            for message, span in remark.related
            if Path(span.file).is_file() or self.is_own(span, uri)
        ]
        return lsp.Diagnostic(
            range=range_of(remark.span, text) if self.is_own(remark.span, uri) else range_of(None, text),
            message=remark.message,
            severity=_SEVERITIES[remark.severity],
            code=remark.code,
            source="oxpecker",
            related_information=related or None,
        )

    def is_own(self, span: Span, uri: str) -> bool:
        """Whether a place is in this document."""
        return span.file == self.documents[uri].name

    def location(self, span: Span, uri: str) -> lsp.Location:
        """A place in the client's form."""
        document = self.documents[uri]
        if self.is_own(span, uri):
            return lsp.Location(uri, range_of(span, document.program.text))
        text = Path(span.file).read_text(encoding="utf-8", errors="replace")
        return lsp.Location(uris.from_fs_path(span.file) or uri, range_of(span, text))

    # --- checking ------------------------------------------------------------------------------------------

    async def check(self, uri: str) -> None:
        """Checks what has changed in a document, with progress; cancels a running check first."""
        document = self.documents[uri]
        await document.cancel()
        if not document.ready or not document.unknown():
            return
        token = await self._begin(document)
        try:
            async for event in document.check(self.checkers):
                if "result" in event or "method" in event:
                    self.publish_soon(uri)
                if "result" not in event and token is not None:
                    self.work_done_progress.report(token, lsp.WorkDoneProgressReport(message=document.describe(event)))
        finally:
            if uri in self.documents:
                self.publish(uri)
            if token is not None:
                del self.work_done_progress.tokens[token]
                self.work_done_progress.end(token, lsp.WorkDoneProgressEnd(message="done"))
        if document.failure:
            self.say(f"oxpecker: {document.failure}", lsp.MessageType.Error)

    async def _begin(self, document: Document) -> str | None:
        """Shows the progress of a check, if the client can. A user who cancels it ends the check at once."""
        window = self.client_capabilities.window
        if window is None or not window.work_done_progress:
            return None
        token = f"oxpecker-{next(self._numbers)}"
        await self.work_done_progress.create_async(token)
        loop = asyncio.get_running_loop()
        ended = self.work_done_progress.tokens[token]
        ended.add_done_callback(lambda _: asyncio.run_coroutine_threadsafe(document.cancel(), loop))
        title = f"Oxpecker: {Path(document.name).name}"
        self.work_done_progress.begin(token, lsp.WorkDoneProgressBegin(title, cancellable=True))
        return token

    # --- commands ------------------------------------------------------------------------------------------

    async def run_command(self, arguments: list[str]) -> str:
        """Runs a command of the tool on saved files, shows its output and returns it."""
        if not arguments or arguments[0] not in _COMMANDS:
            raise ValueError(f"the server does not run '{' '.join(arguments[:1])}'")
        text = await self._output_of(arguments)
        self.window_log_message(lsp.LogMessageParams(lsp.MessageType.Info, text))
        self.say(text)
        return text

    async def _output_of(self, arguments: Sequence[str]) -> str:
        unsaved = [each for each in self.documents.values() if not each.is_saved]
        named = [Path(each.name).name for each in unsaved if {each.name, each.program.path} & set(arguments)]
        if named:
            return f"{', '.join(named)} has unsaved changes: save it first"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "oxpecker", *arguments),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        output, _ = await process.communicate()
        return output.decode(errors="replace").strip()

    async def report(self, document: Document, method: str) -> str:
        """Writes the report about a method, opens it in a browser if the client can, and returns its path."""
        name = sha256(f"{document.name} {method}".encode()).hexdigest()[:16]
        folder = self.folder / "reports" / name
        chosen = [word for key, value in self.given.items() for word in flags(BY_NAME[key], value)]
        words = ["check", document.program.path, "--method", method, "--report", str(folder), *chosen]
        words += ["--cache-dir", str(self.folder)]
        output = await self._output_of(words)
        page = folder / "index.html"
        if not page.is_file():
            self.say(output, lsp.MessageType.Error)
            return ""
        window = self.client_capabilities.window
        if window is not None and window.show_document is not None and window.show_document.support:
            shown = lsp.ShowDocumentParams(uri=page.resolve().as_uri(), external=True)
            await self.window_show_document_async(shown)
        else:
            self.say(f"the report is {page}")
        return str(page)
