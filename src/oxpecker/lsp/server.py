"""The language server itself: requests and notifications of the protocol."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lsprotocol import types as lsp
from pygls import uris
from pygls.lsp.server import LanguageServer

from oxpecker import __version__
from oxpecker.api.settings import changed, from_arguments
from oxpecker.engine import Options
from oxpecker.incremental import default_folder
from oxpecker.lsp.document import Document
from oxpecker.lsp.inference import NoContract, Replacement, contract_edit
from oxpecker.lsp.loop_invariants import invariant_edit
from oxpecker.lsp.navigation import Kind, completions, definition
from oxpecker.lsp.positions import place_of, range_of
from oxpecker.lsp.verdicts import (
    CHECK,
    CONTRACT,
    INVARIANTS,
    RAISE,
    RUN,
    Remark,
    actions,
    hover_text,
    mistakes,
    remarks,
)
from oxpecker.oox.source import Span

_SEVERITIES = {
    "error": lsp.DiagnosticSeverity.Error,
    "warning": lsp.DiagnosticSeverity.Warning,
    "hint": lsp.DiagnosticSeverity.Information,
}
_KINDS = {
    Kind.KEYWORD: lsp.CompletionItemKind.Keyword,
    Kind.CLASS: lsp.CompletionItemKind.Class,
    Kind.FIELD: lsp.CompletionItemKind.Field,
    Kind.METHOD: lsp.CompletionItemKind.Method,
    Kind.VARIABLE: lsp.CompletionItemKind.Variable,
}
_COMMANDS = ("run", "tests", "infer")
"""The commands that an editor may have the server run."""


class OxpeckerServer(LanguageServer):
    """The server and its open documents."""

    def __init__(self) -> None:
        super().__init__("oxpecker", __version__, text_document_sync_kind=lsp.TextDocumentSyncKind.Full)
        self.documents: dict[str, Document] = {}
        self.given: dict[str, Any] = {}
        """What the editor chooses, by the names of settings; the rest is in files and in the source."""
        self.folder = default_folder()

    # --- settings ------------------------------------------------------------------------------------------

    def configure(self, given: Any) -> None:
        """Reads the client's settings at start-up: `options`, `language` and `cacheDir`."""
        values = given if isinstance(given, dict) else {}
        if values.get("cacheDir"):
            self.folder = Path(values["cacheDir"])
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

    def document(self, uri: str) -> Document:
        """The open document with this URI."""
        if uri not in self.documents:
            name = uris.to_fs_path(uri) or uri
            self.documents[uri] = Document(name, self.given, self.folder)
        return self.documents[uri]

    def refresh(self, uri: str) -> Document:
        """Reads the current text of a document, and publishes its results."""
        document = self.document(uri)
        document.update(self.workspace.get_text_document(uri).source)
        self.publish(uri)
        return document

    def publish(self, uri: str) -> None:
        """Publishes the diagnostics of a document."""
        document = self.documents[uri]
        diagnostics = [
            *mistakes(document.program, document.mistakes),
            *remarks(document.program, list(document.results.values())),
        ]
        found = [self._diagnostic(remark, document.program.text, uri) for remark in diagnostics]
        self.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, found))

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
        return span.file == self.documents[uri].program.name

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
        if not document.ready or not document.unknown():
            return
        token = await self._begin(f"Oxpecker: {Path(document.program.name).name}")
        try:
            async for event in document.check():
                if token is not None and self.work_done_progress.tokens[token].cancelled():
                    await document.cancel()
                    break
                if "result" in event:
                    self.publish(uri)
                elif token is not None:
                    self.work_done_progress.report(token, lsp.WorkDoneProgressReport(message=document.describe(event)))
        finally:
            if uri in self.documents:
                self.publish(uri)
            if token is not None:
                self.work_done_progress.end(token, lsp.WorkDoneProgressEnd(message="done"))
        if document.failure:
            self.say(f"oxpecker: {document.failure}", lsp.MessageType.Error)

    async def _begin(self, title: str) -> str | None:
        """Starts a cancellable progress, if the client supports it."""
        window = self.client_capabilities.window
        if window is None or not window.work_done_progress:
            return None
        token = f"oxpecker-{len(self.work_done_progress.tokens)}"
        await self.work_done_progress.create_async(token)
        self.work_done_progress.begin(token, lsp.WorkDoneProgressBegin(title, cancellable=True))
        return token

    async def run_command(self, arguments: list[str]) -> str:
        """Runs a command of the tool and returns its output."""
        if not arguments or arguments[0] not in _COMMANDS:
            raise ValueError(f"the server does not run '{' '.join(arguments[:1])}'")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "oxpecker", *arguments),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        output, _ = await process.communicate()
        text = output.decode(errors="replace").strip()
        self.window_log_message(lsp.LogMessageParams(lsp.MessageType.Info, text))
        self.say(text)
        return text


def create() -> OxpeckerServer:
    """The server with all its features."""
    server = OxpeckerServer()
    _add_documents(server)
    _add_questions(server)
    _add_commands(server)
    return server


def _add_documents(server: OxpeckerServer) -> None:
    @server.feature(lsp.INITIALIZE)
    def initialize(params: lsp.InitializeParams) -> None:
        server.configure(params.initialization_options)

    @server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    async def opened(params: lsp.DidOpenTextDocumentParams) -> None:
        server.refresh(params.text_document.uri)
        await server.check(params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
    async def saved(params: lsp.DidSaveTextDocumentParams) -> None:
        server.refresh(params.text_document.uri)
        await server.check(params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: lsp.DidChangeTextDocumentParams) -> None:
        # OOX is read at every change because that is fast; Java is read when it is saved.
        if params.text_document.uri.endswith(".oox"):
            server.refresh(params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    async def closed(params: lsp.DidCloseTextDocumentParams) -> None:
        document = server.documents.pop(params.text_document.uri, None)
        if document is not None:
            await document.cancel()
        server.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(params.text_document.uri, []))

    @server.feature(lsp.SHUTDOWN)
    async def shutdown(_params: None) -> None:
        for document in server.documents.values():
            await document.cancel()


def _add_questions(server: OxpeckerServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_HOVER)
    def hover(params: lsp.HoverParams) -> lsp.Hover | None:
        program = server.document(params.text_document.uri).program
        method = program.method_at(*place_of(params.position, program.text))
        if method is None:
            return None
        result = server.documents[params.text_document.uri].results.get(method.info.key)
        text = lsp.MarkupContent(lsp.MarkupKind.Markdown, hover_text(program, method, result))
        return lsp.Hover(text)

    @server.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    def go_to(params: lsp.DefinitionParams) -> lsp.Location | None:
        program = server.document(params.text_document.uri).program
        span = definition(program, *place_of(params.position, program.text))
        if span is None or not (server.is_own(span, params.text_document.uri) or Path(span.file).is_file()):
            return None
        return server.location(_beginning(span), params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=["."]))
    def complete(params: lsp.CompletionParams) -> lsp.CompletionList | None:
        uri = params.text_document.uri
        if not uri.endswith(".oox"):
            return None  # editors have better completion for Java
        program = server.document(uri).program
        offers = completions(program, *place_of(params.position, program.text))
        items = [lsp.CompletionItem(each.word, kind=_KINDS[each.kind], detail=each.detail or None) for each in offers]
        return lsp.CompletionList(False, items)

    @server.feature(lsp.TEXT_DOCUMENT_CODE_ACTION)
    def act(params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        document = server.document(params.text_document.uri)
        method = document.program.method_at(*place_of(params.range.start, document.program.text))
        result = None if method is None else document.results.get(method.info.key)
        if method is None or result is None:
            return []
        found = actions(document.program, method, result, document.options(method.info.key))
        kind = lsp.CodeActionKind.QuickFix
        return [
            lsp.CodeAction(
                each.title, kind, command=lsp.Command(each.title, each.command, arguments=list(each.arguments))
            )
            for each in found
        ]


def _add_commands(server: OxpeckerServer) -> None:
    def of(name: object) -> tuple[str, Document]:
        """The open document of a file."""
        for uri, document in server.documents.items():
            if document.program.name == name:
                return uri, document
        raise ValueError(f"{name} is not open")

    async def apply(uri: str, found: Sequence[Replacement], title: str) -> None:
        change = lsp.WorkspaceEdit(changes={uri: [_text_edit(each) for each in found]})
        await server.workspace_apply_edit_async(lsp.ApplyWorkspaceEditParams(change, title))

    @server.command(RAISE)
    async def raise_bounds(name: str, method: str, values: Any) -> None:
        uri, document = of(name)
        document.widen(method, dict(values))
        await server.check(uri)

    @server.command(CHECK)
    async def check_again(name: str, method: str) -> None:
        uri, document = of(name)
        document.forget(method)
        await server.check(uri)

    @server.command(CONTRACT)
    async def insert_contract(name: str, method: str) -> None:
        uri, document = of(name)
        try:
            found = contract_edit(document.program, document.method(method))
        except NoContract as why:
            server.say(str(why))
            return
        await apply(uri, found, f"contract of {method}")

    @server.command(INVARIANTS)
    async def insert_invariants(name: str, method: str) -> None:
        uri, document = of(name)
        result = document.results.get(document.method(method).info.key)
        found = [] if result is None else invariant_edit(document.program, result)
        await apply(uri, found, f"loop invariants of {method}")

    @server.command(RUN)
    async def run(arguments: Any) -> str:
        return await server.run_command([str(each) for each in arguments])


def _text_edit(replacement: Replacement) -> lsp.TextEdit:
    lines = lsp.Range(lsp.Position(replacement.start, 0), lsp.Position(replacement.end, 0))
    return lsp.TextEdit(lines, replacement.text)


def _beginning(span: Span) -> Span:
    """The start of a declaration, where an editor places the cursor."""
    return span if span.line == span.end_line else Span(span.file, span.line, span.column, span.line, span.column)
