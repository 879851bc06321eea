"""Parses JML clauses: contracts of methods, clauses about classes, loops and statements."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from oxpecker.java import tree
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.cursor import JmlError, NotCovered
from oxpecker.java.jml.declarations import DeclarationParser
from oxpecker.java.jml.lexer import END, NAME, Token, literal_tokens, tokens
from oxpecker.java.jml.words import (
    ABOUT_CLASSES,
    BEHAVIORS,
    BLOCK_WORDS,
    FRAMES,
    LASTING,
    LOOP_WORDS,
    METHOD_WORDS,
    MODIFIERS,
    NOT_COVERED_MODIFIERS,
    SPELLINGS,
    STATEMENT_WORDS,
    TO_TOOLS,
    UNSUPPORTED,
    UNSUPPORTED_IN_CASES,
)
from oxpecker.java.tree import Comment
from oxpecker.oox.source import Diagnostics, Source, Span


def split_comments(comments: list[Comment]) -> tuple[tuple[Comment, ...], tuple[Comment, ...]]:
    """Splits the comments right before a loop into statements and annotations of the loop.

    A comment that starts with neither continues the one before it.
    """
    before: list[Comment] = []
    loop: list[Comment] = []
    current = before
    for comment in comments:
        word = tokens((comment,))[0].text
        if word in STATEMENT_WORDS or word in FRAMES:
            current = loop if word in LOOP_WORDS or word in FRAMES else before
        current.append(comment)
    return tuple(before), tuple(loop)


class _Cases:
    """Specification cases during parsing; clauses before `{|` belong to each case inside."""

    def __init__(self) -> None:
        self.found: list[jml.Case] = []
        self.prefixes: list[jml.Case] = []
        self.opened = False
        self.inside = 0
        """How many cases there were when the innermost `{|` began."""

    def begin(self, kind: str, span: Span) -> None:
        """Starts a case; inside of `{|` with the clauses before it."""
        prefix = self.prefixes[-1] if self.prefixes else jml.Case("", (), span=span)
        self.found.append(jml.Case(kind or prefix.kind, prefix.clauses, span=span))
        self.opened = True

    def add(self, clause: jml.Clause, span: Span) -> None:
        """Adds a clause to the open case, or to a new one."""
        if not self.opened:
            self.begin("", span)
        last = self.found[-1]
        self.found[-1] = jml.Case(last.kind, (*last.clauses, clause), span=last.span)

    def close(self) -> None:
        """Ends the case; another may follow."""
        self.opened = False

    def nest(self, span: Span) -> None:
        """`{|`."""
        if not self.opened:
            self.begin("", span)
        self.prefixes.append(self.found.pop())
        self.opened = False
        self.inside = len(self.found)

    def leave(self, span: Span) -> None:
        """`|}`; if there was no case inside, the clauses before it form one."""
        if self.prefixes:
            if len(self.found) == self.inside:
                self.begin("", span)
            self.prefixes.pop()
        self.opened = False

    def all(self) -> tuple[jml.Case, ...]:
        """All cases."""
        return tuple(self.found)


class ClauseParser(DeclarationParser):
    """Parses one stream of clauses."""

    def specification(self) -> jml.Specification:
        """The specification before a member: modifiers, specification cases, clauses about the class."""
        start = self.token
        modifiers: set[str] = set()
        cases = _Cases()
        about_class: list[jml.Clause] = []
        while self.token.kind != END:
            words = self.modifiers()
            modifiers |= words & LASTING
            meaning = SPELLINGS.get(self.text)
            if meaning == "also":
                self.advance()
                cases.close()
            elif meaning in BEHAVIORS:
                cases.begin(str(meaning), self.advance().span)
            elif self.text in ("{|", "|}"):
                cases.nest(self.token.span) if self.text == "{|" else cases.leave(self.token.span)
                self.advance()
            elif meaning in METHOD_WORDS or self.text in UNSUPPORTED_IN_CASES:
                place = self.token.span
                added = self._guarded()
                if added is not None:
                    cases.add(added, place)
            elif meaning == "model" and self.at_model_method():
                own = jml.Specification(frozenset(modifiers), cases.all(), (), span=start.span)
                added = self._guarded_model_method(words | modifiers, own)
                about_class += [] if added is None else [added]
                modifiers, cases = set(), _Cases()
            elif meaning in ABOUT_CLASSES or self.text in UNSUPPORTED:
                added = self._guarded(words)
                if added is not None:
                    about_class.append(added)
            elif self.text in TO_TOOLS:
                self._skip()
            elif not self.accept(";") and self.token.kind != END:
                self._misplaced("a clause of a contract or a modifier")
        return jml.Specification(frozenset(modifiers), cases.all(), tuple(about_class), span=start.span)

    def _guarded_model_method(self, words: frozenset[str] | set[str], own: jml.Specification) -> jml.Clause | None:
        begun = self.position
        try:
            return self.model_method(frozenset(words), own)
        except JmlError:
            self.position = begun  # to the end of its body
            self._skip()
            return None
        except NotCovered as missing:
            names = self._declared_since(begun)
            self.position = begun
            self._skip()
            return jml.Unsupported(f"model: {missing.what}", names, span=missing.span)

    def statements(self, loop: bool) -> list[jml.Clause]:
        """Clauses among statements, or before a loop."""
        found: list[jml.Clause] = []
        while self.token.kind != END:
            if self.text == "non_null":
                found.append(jml.Unsupported("'non_null' of a local variable", span=self.advance().span))
                continue
            if self.text in TO_TOOLS:
                self._skip()
                continue
            if self.text in NOT_COVERED_MODIFIERS:
                found.append(jml.Unsupported(f"'{self.text}' of a local variable", span=self.advance().span))
                continue
            if self.accept(";") or (self.text in MODIFIERS and self.advance()):
                continue
            if not loop and (self.text in BLOCK_WORDS or self.text == "{|"):
                # It is not known which of the following clauses belong to it.
                found.append(jml.Unsupported("the contract of a block of statements", span=self.token.span))
                while self.token.kind != END:
                    self.advance()
                break
            frame = loop and self.text in FRAMES
            if self.text in STATEMENT_WORDS or self.text in UNSUPPORTED or frame:
                before_loop = self.text in LOOP_WORDS or frame
                if before_loop != loop and self.text in SPELLINGS:
                    where = "must directly precede a loop" if before_loop else "is not allowed among loop clauses"
                    self.diagnostics.error(f"JML: '{self.text}' {where}", self.token.span)
                added = self._guarded()
                if added is not None:
                    found.append(added)
            else:
                self._misplaced("a clause of a loop" if loop else "'assert', 'assume', 'set' or 'ghost'")
        return found

    def _misplaced(self, wanted: str) -> None:
        """Reports a token that cannot start a clause, and skips the clause."""
        shown = self.token.text if self.token.kind == END else f"'{self.token.text}'"
        self.diagnostics.error(f"JML: expected {wanted}, but found {shown}", self.token.span)
        self._skip()

    def _skip(self) -> None:
        """Skips to the end of the clause: a `;` outside of parentheses, or a closing brace."""
        depth = 0
        while self.token.kind != END:
            text = self.advance().text
            depth += (text in ("(", "{")) - (text in (")", "}"))
            if text in (";", "}") and depth <= 0:
                return

    def _guarded(self, modifiers: frozenset[str] = frozenset()) -> jml.Clause | None:
        """Parses a clause; None after an error; a clause that is not covered becomes one that says so."""
        start, begun = self.token, self.position
        try:
            if start.text in UNSUPPORTED:
                names = self._declared_since(begun) if start.text in _DECLARING else ()
                self._skip()
                return jml.Unsupported(f"'{start.text}'", names, span=start.span)
            return self._clause(modifiers)
        except JmlError:
            self._skip()
            return None
        except NotCovered as missing:
            names = self._declared_since(begun) if start.text in _DECLARING else ()
            self._skip()
            word = SPELLINGS.get(start.text, start.text)
            return jml.Unsupported(f"{word}: {missing.what}", names, span=missing.span)

    def _declared_since(self, begun: int) -> tuple[str, ...]:
        """The names declared by an unreadable declaration: those before `=`, `,`, `;` or `(`."""
        found: list[str] = []
        for token, following in pairwise(self.tokens[begun + 1 :]):
            if token.text in (";", "=", "("):
                break
            if token.kind == NAME and following.text in (";", "=", ",", "("):
                found.append(token.text)
        return tuple(found)

    def _clause(self, modifiers: frozenset[str]) -> jml.Clause:
        start = self.advance()
        word = SPELLINGS[start.text]
        clause: jml.Clause
        if word in _READERS:
            clause = _READERS[word](self, start)
        elif word in ("ghost", "model"):
            clause = self.variables(start, word, modifiers)
        else:
            if self.text == r"\not_specified":
                raise NotCovered(r"'\not_specified'", self.token.span)
            condition = self.expression()
            if word == "constraint" and self.text == "for":
                raise NotCovered("'for' some methods only", self.token.span)
            if word in ("assert", "assume") and self.accept(":"):
                self.expression()  # the message of a failure, which does not affect the verdict
            clause = jml.Condition(word, condition, "static" in modifiers, span=self.since(start))
        self.expect(";", f"after the '{start.text}' clause")
        return clause

    def _accessible(self, start: Token) -> jml.Clause:
        locations = [self.location()]
        while self.accept(","):
            locations.append(self.location())
        if self.text in (":", r"\measured_by"):
            raise NotCovered("what an invariant or a model field reads", start.span)
        return jml.Accessible("accessible", tuple(locations), span=self.since(start))

    def _unreachable(self, start: Token) -> jml.Clause:
        false = tree.Literal("boolean", False, span=start.span)
        return jml.Condition("assert", false, span=start.span)

    def _measure(self, start: Token) -> jml.Clause:
        parts = [self.expression()]
        while self.accept(","):
            parts.append(self.expression())
        if self.text == "if":
            raise NotCovered("a measure for some calls only", self.token.span)
        return jml.Measure("measured_by", tuple(parts), span=self.since(start))

    def _use(self, start: Token) -> jml.Clause:
        called = self.expression()
        if not isinstance(called, tree.MethodCall):
            raise NotCovered("anything but a call of a lemma", start.span)
        return jml.Use("use", called, span=self.since(start))

    def _signals(self, start: Token) -> jml.Clause:
        self.expect("(", "after 'signals'")
        exception = self.type()
        name = self.advance().text if self.token.kind == "name" else None
        self.expect(")", "after the exception of 'signals'")
        condition = None if self.text == ";" else self.expression()
        return jml.Signals("signals", exception, name, condition, span=self.since(start))

    def _signals_only(self, start: Token) -> jml.Clause:
        if self.accept(r"\nothing"):
            return jml.SignalsOnly("signals_only", (), span=self.since(start))
        types = [self.type()]
        while self.accept(","):
            types.append(self.type())
        return jml.SignalsOnly("signals_only", tuple(types), span=self.since(start))

    def _assignable(self, start: Token) -> jml.Clause:
        locations = [self.location()]
        while self.accept(","):
            locations.append(self.location())
        return jml.Assignable("assignable", tuple(locations), span=self.since(start))

    def _set(self, start: Token) -> jml.Clause:
        place = self.token
        target = self._postfix(place, self._primary())
        if self.text in ("++", "--"):
            operator, value = self.advance().text[0], _one(place)
        elif self.text in _COMPOUND:
            operator, value = self.advance().text[:-1], self.expression()
        else:
            self.expect("=", "in 'set'")
            operator, value = "", self.expression()
        assignment = tree.Assign(target, operator or None, value, span=self.since(place))
        return jml.Set("set", assignment, span=self.since(start))


def _one(place: Token) -> tree.Expression:
    return tree.Literal("int", 1, span=place.span)


_COMPOUND = ("+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ">>>=")
_DECLARING = ("ghost", "model", "old", "forall")

_READERS: dict[str, Callable[[ClauseParser, Token], jml.Clause]] = {
    "signals": ClauseParser._signals,
    "signals_only": ClauseParser._signals_only,
    "assignable": ClauseParser._assignable,
    "loop_assigns": ClauseParser._assignable,
    "accessible": ClauseParser._accessible,
    "measured_by": ClauseParser._measure,
    "old": ClauseParser.old_variables,
    "set": ClauseParser._set,
    "use": ClauseParser._use,
    "represents": ClauseParser.represents,
    "in": ClauseParser.group,
    "maps": ClauseParser.maps,
    "unreachable": ClauseParser._unreachable,
}


def parse_specification(comments: tuple[Comment, ...], diagnostics: Diagnostics) -> jml.Specification:
    """The comments before a member."""
    return ClauseParser(tokens(comments), diagnostics).specification()


def parse_statements(comments: tuple[Comment, ...], loop: bool, diagnostics: Diagnostics) -> list[jml.Clause]:
    """The comments among statements, or before a loop."""
    return ClauseParser(tokens(comments), diagnostics).statements(loop)


def parse_text(source: Source, span: Span, diagnostics: Diagnostics) -> tree.Expression | None:
    """The condition in a string literal of an annotation; None after an error."""
    parser = ClauseParser(literal_tokens(source, span), diagnostics)
    try:
        found = parser.expression()
        if parser.token.kind != END:
            parser.fail("expected the end of the condition")
    except JmlError:
        return None
    return found
