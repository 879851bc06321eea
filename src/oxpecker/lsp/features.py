"""What the language server answers: the requests and notifications of the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lsprotocol import types as lsp

from oxpecker.lsp.document import Document
from oxpecker.lsp.inference import NoContract, Replacement, contract_edit
from oxpecker.lsp.jml_words import WORD_KINDS, jml_completions, jml_words
from oxpecker.lsp.lenses import Lens, lenses
from oxpecker.lsp.loop_invariants import invariant_edit
from oxpecker.lsp.navigation import Kind, completions, definition
from oxpecker.lsp.nullable import nullable_edit
from oxpecker.lsp.positions import place_of, range_of
from oxpecker.lsp.preconditions import guard_edit, precondition_edit
from oxpecker.lsp.server import OxpeckerServer
from oxpecker.lsp.states import states_page
from oxpecker.lsp.symbols import Symbol, SymbolKind, symbols
from oxpecker.lsp.values import values_along
from oxpecker.lsp.verdicts import (
    CHECK,
    CONTRACT,
    EXPLAIN,
    GUARD,
    INVARIANTS,
    NULLABLE,
    PRECONDITION,
    RAISE,
    REPORT,
    RUN,
    STATES,
    VALUES,
    Action,
    actions,
    hover_text,
)
from oxpecker.oox.source import Span

_KINDS = {
    Kind.KEYWORD: lsp.CompletionItemKind.Keyword,
    Kind.CLASS: lsp.CompletionItemKind.Class,
    Kind.FIELD: lsp.CompletionItemKind.Field,
    Kind.METHOD: lsp.CompletionItemKind.Method,
    Kind.VARIABLE: lsp.CompletionItemKind.Variable,
}
_SYMBOLS = {
    SymbolKind.CLASS: lsp.SymbolKind.Class,
    SymbolKind.INTERFACE: lsp.SymbolKind.Interface,
    SymbolKind.FIELD: lsp.SymbolKind.Field,
    SymbolKind.METHOD: lsp.SymbolKind.Method,
    SymbolKind.CONSTRUCTOR: lsp.SymbolKind.Constructor,
}


def create() -> OxpeckerServer:
    """The server with all its features."""
    server = OxpeckerServer()
    _add_documents(server)
    _add_questions(server)
    _add_marks(server)
    _add_commands(server)
    _add_insertions(server)
    return server


def _add_documents(server: OxpeckerServer) -> None:
    @server.feature(lsp.INITIALIZE)
    def initialize(params: lsp.InitializeParams) -> None:
        server.configure(params.initialization_options)

    @server.feature(lsp.INITIALIZED)
    def initialized(_params: lsp.InitializedParams) -> None:
        server.checkers.prepare()

    @server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    async def opened(params: lsp.DidOpenTextDocumentParams) -> None:
        server.open(params.text_document.uri)
        await server.refresh(params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
    async def saved(params: lsp.DidSaveTextDocumentParams) -> None:
        await server.saved(params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(params: lsp.DidChangeTextDocumentParams) -> None:
        await server.edited(params.text_document.uri)

    @server.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    async def closed(params: lsp.DidCloseTextDocumentParams) -> None:
        document = server.documents.pop(params.text_document.uri, None)
        if document is not None:
            await document.cancel()
        server.show_nothing(params.text_document.uri)

    @server.feature(lsp.SHUTDOWN)
    async def shutdown(_params: None) -> None:
        await server.close()


def _add_questions(server: OxpeckerServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_HOVER)
    async def hover(params: lsp.HoverParams) -> lsp.Hover | None:
        document = await server.read_document(params.text_document.uri)
        program = document.program
        method = program.method_at(*place_of(params.position, program.text))
        if method is None:
            return None
        result = document.results.get(method.info.key)
        text = await server.background.do(lambda: hover_text(program, method, result))
        return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, text))

    @server.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    async def go_to(params: lsp.DefinitionParams) -> lsp.Location | None:
        uri = params.text_document.uri
        program = (await server.read_document(uri)).program
        place = place_of(params.position, program.text)
        span = await server.background.do(lambda: definition(program, *place))
        if span is None or not (server.is_own(span, uri) or Path(span.file).is_file()):
            return None
        return server.location(_beginning(span), uri)

    @server.feature(lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=[".", "@", "\\"]))
    async def complete(params: lsp.CompletionParams) -> lsp.CompletionList | None:
        document = await server.read_document(params.text_document.uri)
        program, text = document.program, document.text
        place = place_of(params.position, text)
        # Editors have better completion for Java itself.
        find = jml_completions if document.name.endswith(".java") else completions
        offers = await server.background.do(lambda: find(program, text, *place))
        items = [lsp.CompletionItem(each.word, kind=_KINDS[each.kind], detail=each.detail or None) for each in offers]
        return lsp.CompletionList(False, items)

    @server.feature(lsp.TEXT_DOCUMENT_CODE_ACTION)
    async def act(params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        document = await server.read_document(params.text_document.uri)
        program = document.program
        method = program.method_at(*place_of(params.range.start, program.text))
        result = None if method is None else document.results.get(method.info.key)
        if method is None or result is None:
            return []
        options = document.options(method.info.key)
        found = await server.background.do(lambda: actions(program, method, result, options))
        return [lsp.CodeAction(each.title, lsp.CodeActionKind.QuickFix, command=_command(each)) for each in found]


def _add_marks(server: OxpeckerServer) -> None:
    @server.feature(lsp.TEXT_DOCUMENT_CODE_LENS)
    async def lens(params: lsp.CodeLensParams) -> list[lsp.CodeLens]:
        document = await server.read_document(params.text_document.uri)
        shown = lenses(document, server.shows_states)
        return [each for found in shown for each in _code_lenses(found, document.text)]

    @server.feature(lsp.TEXT_DOCUMENT_INLAY_HINT)
    async def hints(params: lsp.InlayHintParams) -> list[lsp.InlayHint]:
        document = await server.read_document(params.text_document.uri)
        return _values(document, params.range)

    @server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    async def outline(params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
        document = await server.read_document(params.text_document.uri)
        return [_symbol(each, document.program.text) for each in symbols(document.program)]

    legend = lsp.SemanticTokensLegend(token_types=list(WORD_KINDS), token_modifiers=[])

    @server.feature(lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, legend)
    async def highlighted(params: lsp.SemanticTokensParams) -> lsp.SemanticTokens:
        document = await server.read_document(params.text_document.uri)
        name, text = document.name, document.text
        words = await server.background.do(lambda: jml_words(name, text))
        return lsp.SemanticTokens(_relative([(range_of(word.span, text), word.kind) for word in words]))


def _add_commands(server: OxpeckerServer) -> None:
    @server.command(RAISE)
    async def raise_bounds(name: str, method: str, values: Any) -> None:
        uri, document = _of(server, name)
        document.widen(method, dict(values))
        await server.check(uri)

    @server.command(CHECK)
    async def check_again(name: str, methods: Any) -> None:
        uri, document = _of(server, name)
        for method in [methods] if isinstance(methods, str) else methods:
            document.forget(str(method))
        server.show_again(uri)
        await server.check(uri)

    @server.command(VALUES)
    def show_values(name: str, method: str) -> None:
        uri, document = _of(server, name)
        document.shown_values ^= {document.method(method).info.key}
        server.show_again(uri)

    @server.command(REPORT)
    async def report(name: str, method: str) -> str:
        return await server.report(_of(server, name)[1], method)

    @server.command(STATES)
    async def show_states(name: str, method: str) -> str:
        document = _of(server, name)[1]
        program, chosen = document.program, document.method(method)
        result = document.results.get(chosen.info.key)
        if result is None or not result.findings:
            raise ValueError(f"there is no counterexample for {method}")
        return await server.background.do(lambda: states_page(program, result))

    @server.command(EXPLAIN)
    async def explain(code: str) -> str:
        return await server.run_command(["explain", code])

    @server.command(RUN)
    async def run(arguments: Any) -> str:
        return await server.run_command([str(each) for each in arguments])


def _add_insertions(server: OxpeckerServer) -> None:
    async def apply(uri: str, found: Sequence[Replacement], title: str) -> None:
        change = lsp.WorkspaceEdit(changes={uri: [_text_edit(each) for each in found]})
        await server.workspace_apply_edit_async(lsp.ApplyWorkspaceEditParams(change, title))

    @server.command(CONTRACT)
    async def insert_contract(name: str, method: str) -> None:
        uri, document = _of(server, name)
        program, chosen = document.program, document.method(method)
        try:
            found = await server.background.do(lambda: contract_edit(program, chosen))
        except NoContract as why:
            server.say(str(why))
            return
        if document.is_read and document.program is program:
            await apply(uri, found, f"contract of {method}")

    @server.command(INVARIANTS)
    async def insert_invariants(name: str, method: str) -> None:
        uri, document = _of(server, name)
        result = document.results.get(document.method(method).info.key)
        found = [] if result is None else invariant_edit(document.program, result)
        await apply(uri, found, f"loop invariants of {method}")

    @server.command(PRECONDITION)
    async def insert_precondition(name: str, method: str, expression: str) -> None:
        uri, document = _of(server, name)
        found = precondition_edit(document.program, document.method(method), expression)
        await apply(uri, found, f"precondition of {method}")

    @server.command(GUARD)
    async def insert_guard(name: str, method: str, expression: str) -> None:
        uri, document = _of(server, name)
        found = guard_edit(document.program, document.method(method), expression)
        await apply(uri, found, f"guard of {method}")

    @server.command(NULLABLE)
    async def declare_nullable(name: str, method: str, expression: str) -> None:
        uri, document = _of(server, name)
        program, chosen = document.program, document.method(method)
        found = await server.background.do(lambda: nullable_edit(program, chosen, expression))
        if found is not None:
            await apply(uri, found.edits, f"null in {method}")


def _of(server: OxpeckerServer, name: object) -> tuple[str, Document]:
    """The open document of a file."""
    for uri, document in server.documents.items():
        if document.name == name:
            return uri, document
    raise ValueError(f"{name} is not open")


def _command(action: Action) -> lsp.Command:
    return lsp.Command(action.title, action.command, arguments=list(action.arguments))


def _code_lenses(lens: Lens, text: str) -> list[lsp.CodeLens]:
    return [lsp.CodeLens(range_of(lens.span, text), command=_command(action)) for action in lens.actions]


def _values(document: Document, within: lsp.Range) -> list[lsp.InlayHint]:
    """The counterexamples that are to be shown, at the ends of lines."""
    edit, found = document.edit, []
    for method in document.program.methods():
        result = document.results.get(method.info.key)
        if method.info.key not in document.shown_values or result is None or not result.findings:
            continue
        for each in values_along(result.findings[0], method.info.span):
            span = edit.moved(Span(document.name, each.line, 1, each.line, 1))
            if span is not None and within.start.line <= span.line - 1 <= within.end.line:
                found.append(lsp.InlayHint(_line_end(document.text, span.line - 1), each.text, padding_left=True))
    return found


def _line_end(text: str, line: int) -> lsp.Position:
    """The end of a line, in UTF-16 units."""
    units = text.split("\n")[line].rstrip("\r").encode("utf-16-le", "surrogatepass")
    return lsp.Position(line, len(units) // 2)


def _symbol(symbol: Symbol, text: str) -> lsp.DocumentSymbol:
    return lsp.DocumentSymbol(
        name=symbol.name,
        kind=_SYMBOLS[symbol.kind],
        range=range_of(symbol.span, text),
        selection_range=range_of(_beginning(symbol.span), text),
        children=[_symbol(each, text) for each in symbol.members],
    )


def _relative(tokens: Sequence[tuple[lsp.Range, str]]) -> list[int]:
    """Tokens as the protocol wants them: each place relative to the one before."""
    kinds = {kind: number for number, kind in enumerate(WORD_KINDS)}
    found: list[int] = []
    line = character = 0
    for place, kind in tokens:
        start = place.start
        column = start.character - (character if start.line == line else 0)
        found += [start.line - line, column, place.end.character - start.character, kinds[kind], 0]
        line, character = start.line, start.character
    return found


def _text_edit(replacement: Replacement) -> lsp.TextEdit:
    lines = lsp.Range(lsp.Position(replacement.start, 0), lsp.Position(replacement.end, 0))
    return lsp.TextEdit(lines, replacement.text)


def _beginning(span: Span) -> Span:
    """The start of a declaration, where an editor places the cursor."""
    return span if span.line == span.end_line else Span(span.file, span.line, span.column, span.line, span.column)
