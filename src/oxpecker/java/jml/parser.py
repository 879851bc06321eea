"""Reads JML clauses: contracts of methods, clauses about classes, loops and statements."""

from __future__ import annotations

from oxpecker.java import tree
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.cursor import JmlError, NotCovered
from oxpecker.java.jml.expressions import ExpressionParser
from oxpecker.java.jml.lexer import END, Token, literal_tokens, tokens
from oxpecker.java.tree import Comment
from oxpecker.oox.source import Diagnostics, Source, Span

_SPELLINGS = {
    "requires": "requires", "pre": "requires", "requires_redundantly": "requires", "pre_redundantly": "requires",
    "ensures": "ensures", "post": "ensures", "ensures_redundantly": "ensures", "post_redundantly": "ensures",
    "signals": "signals", "exsures": "signals", "signals_redundantly": "signals", "signals_only": "signals_only",
    "signals_only_redundantly": "signals_only",
    "assignable": "assignable", "assigns": "assignable", "modifies": "assignable", "modifiable": "assignable",
    "assignable_redundantly": "assignable", "modifies_redundantly": "assignable",
    "behavior": "behavior", "behaviour": "behavior", "normal_behavior": "normal_behavior",
    "normal_behaviour": "normal_behavior", "exceptional_behavior": "exceptional_behavior",
    "exceptional_behaviour": "exceptional_behavior",
    "invariant": "invariant", "initially": "initially", "constraint": "constraint",
    "constraint_redundantly": "constraint", "invariant_redundantly": "invariant",
    "loop_invariant": "loop_invariant", "maintaining": "loop_invariant", "loop_invariant_redundantly": "loop_invariant",
    "decreases": "decreases", "decreasing": "decreases", "loop_variant": "decreases", "loop_decreases": "decreases",
    "assert": "assert", "assume": "assume", "assert_redundantly": "assert", "set": "set", "ghost": "ghost",
    "loop_modifies": "loop_assigns", "loop_assigns": "loop_assigns", "loop_writes": "loop_assigns",
    "loop_assignable": "loop_assigns",
    "unreachable": "unreachable", "also": "also", "diverges": "diverges", "model": "model", "represents": "represents",
}  # fmt: skip
"""Every word that begins something, and what it means."""

_UNSUPPORTED_IN_CASES = frozenset(
    (
        "accessible", "callable", "captures", "when", "working_space", "duration", "measured_by", "continues", "breaks",
        "returns", "old", "forall", "choose", "implies_that", "for_example", "model_program",
    )
)  # fmt: skip
"""Words that begin something about a method that is not covered."""

_UNSUPPORTED = _UNSUPPORTED_IN_CASES | frozenset(
    (
        "code", "axiom", "depends", "readable", "writable", "monitors_for", "maps", "in",
        "debug", "hence_by", "refining",
        "check", "show", "reachable", "begin", "end", "halt",
    )
)  # fmt: skip
"""Words that begin something that is not covered."""

MODIFIERS = frozenset(
    (
        "pure", "helper", "non_null", "nullable", "spec_public", "spec_protected", "public", "protected", "private",
        "static", "instance", "final", "non_null_by_default", "nullable_by_default", "abstract", "synchronized",
        "code_java_math", "spec_java_math", "strictly_pure",
    )
)  # fmt: skip

_LASTING = frozenset(
    ("pure", "strictly_pure", "helper", "non_null", "nullable", "non_null_by_default", "nullable_by_default")
)
"""Modifiers of the member, wherever they stand; the others belong to the clause they stand before."""

_METHOD_WORDS = ("requires", "ensures", "signals", "signals_only", "assignable", "diverges")
_BEHAVIORS = ("behavior", "normal_behavior", "exceptional_behavior")
LOOP_WORDS = frozenset(w for w, m in _SPELLINGS.items() if m in ("loop_invariant", "decreases", "loop_assigns"))
_FRAMES = frozenset(w for w, m in _SPELLINGS.items() if m in ("assignable", "loop_assigns"))
STATEMENT_WORDS = LOOP_WORDS | frozenset(
    w for w, m in _SPELLINGS.items() if m in ("assert", "assume", "set", "ghost", "unreachable")
)


def split_comments(comments: list[Comment]) -> tuple[tuple[Comment, ...], tuple[Comment, ...]]:
    """The comments right before a loop: those that are statements of their own, and those about the loop.

    A comment that begins with no such word goes on with the one before it.
    """
    before: list[Comment] = []
    loop: list[Comment] = []
    current = before
    for comment in comments:
        word = tokens((comment,))[0].text
        if word in STATEMENT_WORDS or word in _FRAMES:
            current = loop if word in LOOP_WORDS or word in _FRAMES else before
        current.append(comment)
    return tuple(before), tuple(loop)


class ClauseParser(ExpressionParser):
    """Reads one stream of clauses."""

    def specification(self) -> jml.Specification:
        """What stands before a member: modifiers, specification cases, clauses about the class."""
        start = self.token
        modifiers: set[str] = set()
        cases: list[jml.Case] = []
        about_class: list[jml.Clause] = []
        opened = False
        while self.token.kind != END:
            words = self._modifiers()
            modifiers |= words & _LASTING
            meaning = _SPELLINGS.get(self.text)
            if meaning == "also":
                self.advance()
                opened = False
            elif meaning in _BEHAVIORS:
                cases.append(jml.Case(str(meaning), (), span=self.advance().span))
                opened = True
            elif meaning in _METHOD_WORDS or self.text in _UNSUPPORTED_IN_CASES:
                if not opened:
                    cases.append(jml.Case("", (), span=self.token.span))
                    opened = True
                added = self._guarded()
                if added is not None:
                    last = cases[-1]
                    cases[-1] = jml.Case(last.kind, (*last.clauses, added), span=last.span)
            elif (
                meaning in ("invariant", "initially", "constraint", "ghost", "model", "represents")
                or self.text in _UNSUPPORTED
            ):
                added = self._guarded(words)
                if added is not None:
                    about_class.append(added)
            elif self.text in ("{|", "|}"):
                about_class.append(jml.Unsupported("nested specification cases", span=self.advance().span))
            elif not self.accept(";") and self.token.kind != END:
                self._misplaced("a clause of a contract or a modifier")
        return jml.Specification(frozenset(modifiers), tuple(cases), tuple(about_class), span=start.span)

    def _modifiers(self) -> frozenset[str]:
        found: set[str] = set()
        while self.text in MODIFIERS and not (self.text == "pure" and self.peek() == "model"):
            found.add(self.advance().text)
        return frozenset(found)

    def statements(self, loop: bool) -> list[jml.Clause]:
        """Clauses among statements, or before a loop."""
        found: list[jml.Clause] = []
        while self.token.kind != END:
            if self.text == "non_null":
                found.append(jml.Unsupported("'non_null' of a local variable", span=self.advance().span))
                continue
            if self.accept(";") or (self.text in MODIFIERS and self.advance()):
                continue
            frame = loop and self.text in _FRAMES
            if self.text in STATEMENT_WORDS or self.text in _UNSUPPORTED or frame:
                before_loop = self.text in LOOP_WORDS or frame
                if before_loop != loop and self.text in _SPELLINGS:
                    where = "stands right before a loop" if before_loop else "cannot stand among the clauses of a loop"
                    self.diagnostics.error(f"JML: '{self.text}' {where}", self.token.span)
                added = self._guarded()
                if added is not None:
                    found.append(added)
            else:
                self._misplaced("a clause of a loop" if loop else "'assert', 'assume', 'set' or 'ghost'")
        return found

    def _misplaced(self, wanted: str) -> None:
        """Reports what cannot begin a clause and goes to the end of it."""
        shown = self.token.text if self.token.kind == END else f"'{self.token.text}'"
        self.diagnostics.error(f"JML: expected {wanted}, but found {shown}", self.token.span)
        self._skip()

    def _skip(self) -> None:
        """To the end of the clause: a `;` outside parentheses."""
        depth = 0
        while self.token.kind != END:
            text = self.advance().text
            depth += (text == "(") - (text == ")")
            if text == ";" and depth <= 0:
                return

    def _guarded(self, modifiers: frozenset[str] = frozenset()) -> jml.Clause | None:
        """A clause; None after a mistake, and what is not covered becomes a clause that says so."""
        start = self.token
        try:
            if start.text in _UNSUPPORTED:
                raise NotCovered(f"'{start.text}'", start.span)
            return self._clause(modifiers)
        except JmlError:
            self._skip()
            return None
        except NotCovered as missing:
            self._skip()
            word = _SPELLINGS.get(start.text, start.text)
            return jml.Unsupported(f"{word}: {missing.what}", span=missing.span)

    def _clause(self, modifiers: frozenset[str]) -> jml.Clause:
        start = self.advance()
        word = _SPELLINGS[start.text]
        clause: jml.Clause
        if word == "signals":
            clause = self._signals(start)
        elif word == "signals_only":
            clause = self._signals_only(start)
        elif word in ("assignable", "loop_assigns"):
            clause = self._assignable(start)
        elif word == "set":
            clause = self._set(start)
        elif word in ("ghost", "model"):
            clause = self._variables(start, word, modifiers)
        elif word == "represents":
            clause = self._represents(start)
        elif word == "unreachable":
            false = tree.Literal("boolean", False, span=start.span)
            clause = jml.Condition("assert", false, span=start.span)
        else:
            if self.text == r"\not_specified":
                raise NotCovered(r"'\not_specified'", self.token.span)
            condition = self.expression()
            if word == "constraint" and self.text == "for":
                raise NotCovered("'for' some methods only", self.token.span)
            clause = jml.Condition(word, condition, "static" in modifiers, span=self.since(start))
        self.expect(";", f"after the '{start.text}' clause")
        return clause

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
        locations = [self._location()]
        while self.accept(","):
            locations.append(self._location())
        return jml.Assignable("assignable", tuple(locations), span=self.since(start))

    def _location(self) -> jml.Location:
        start = self.token
        if start.text in (r"\nothing", r"\strictly_nothing", r"\everything"):
            self.advance()
            kind = "everything" if start.text == r"\everything" else "nothing"
            return jml.Location(kind, span=start.span)
        target = self._postfix(start, self._primary())
        if self.text == "." and self.peek() == "*":
            self.advance()
            self.advance()
            return jml.Location("all", target, span=self.since(start))
        if self.accept("["):
            if self.accept("*"):
                self.expect("]", "after '*'")
                return jml.Location("elements", target, span=self.since(start))
            low = self.expression()
            self.expect("..", "in the range of elements")
            high = None if self.accept("*") else self.expression()
            self.expect("]", "after the range")
            return jml.Location("elements", target, low, high, span=self.since(start))
        return jml.Location("place", target, span=self.since(start))

    def _set(self, start: Token) -> jml.Clause:
        place = self.token
        target = self._postfix(place, self._primary())
        self.expect("=", "in 'set'")
        assignment = tree.Assign(target, None, self.expression(), span=self.since(place))
        return jml.Set("set", assignment, span=self.since(start))

    def _represents(self, start: Token) -> jml.Clause:
        name = self.name("the model field")
        if self.text == r"\such_that":
            raise NotCovered(r"'\such_that'", self.token.span)
        if not self.accept("="):
            self.expect("<", "or '=' after the model field")
            self.expect("-", "after '<' of '<-'")
        return jml.Represents("represents", name, self.expression(), span=self.since(start))

    def _variables(self, start: Token, word: str, modifiers: frozenset[str]) -> jml.Clause:
        """`ghost T x = e, y;` or `model T x;`."""
        words = modifiers | self._modifiers()
        declared = self.type()
        declarators: list[tree.Declarator] = []
        while True:
            place = self.token
            name = self.name(f"the name of the {word} variable")
            if word == "model" and (self.text != ";" or "static" in words):
                raise NotCovered("what is no plain field of objects", place.span)
            initial = self.expression() if self.accept("=") else None
            declarators.append(tree.Declarator(name, declared, initial, span=self.since(place)))
            if not self.accept(","):
                kind = jml.Ghost if word == "ghost" else jml.Model
                return kind(word, tuple(declarators), words, span=self.since(start))


def parse_specification(comments: tuple[Comment, ...], diagnostics: Diagnostics) -> jml.Specification:
    """The comments before a member."""
    return ClauseParser(tokens(comments), diagnostics).specification()


def parse_statements(comments: tuple[Comment, ...], loop: bool, diagnostics: Diagnostics) -> list[jml.Clause]:
    """The comments among statements, or before a loop."""
    return ClauseParser(tokens(comments), diagnostics).statements(loop)


def parse_text(source: Source, span: Span, diagnostics: Diagnostics) -> tree.Expression | None:
    """The condition in a string literal of an annotation; None after a mistake."""
    parser = ClauseParser(literal_tokens(source, span), diagnostics)
    try:
        found = parser.expression()
        if parser.token.kind != END:
            parser.fail("expected the end of the condition")
    except JmlError:
        return None
    return found
