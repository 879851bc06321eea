"""Error recovery: where to continue after an error."""

from __future__ import annotations

from oxpecker.oox.lexer import END, INVALID, NAME
from oxpecker.oox.parser.expressions import ExpressionParser
from oxpecker.oox.parser.type_uses import TYPE_WORDS

CLASS_STARTS = frozenset({"class", "interface", END})
"""Words that end whatever class is open."""

MEMBER_STARTS = CLASS_STARTS | {"static", "void", "abstract"}
"""Words that end whatever body is open."""

_MEMBER_WORDS = MEMBER_STARTS | set(TYPE_WORDS) | {"-"}

_STATEMENT_WORDS = frozenset(
    {"assert", "assume", "break", "continue", "fork", "if", "join", "lock", "return", "throw", "try", "while"}
) | set(TYPE_WORDS)
"""Words that begin a statement."""

_CONTINUATIONS = frozenset({"else", "catch", "finally"})


class RecoveringParser(ExpressionParser):
    """Skips what could not be understood."""

    def at_member(self) -> bool:
        """Whether a member begins here, although a body is open: a closing brace was forgotten."""
        kind = self.kind
        if kind in MEMBER_STARTS:
            return not self.at_target_in_jip()
        if not ((kind == NAME or kind in TYPE_WORDS) and self.peek(1) == NAME and self.peek(2) == "("):
            return False
        return self.starts_declaration(3) or (self.peek(3) == ")" and self.peek(4) != ";")

    def looks_like_statement(self) -> bool:
        """Whether the text here was most likely meant as a statement."""
        if self.kind != NAME:
            return self.kind in _STATEMENT_WORDS or self.kind in ("this", "super", "new")
        follow = self.peek(1)
        return follow in (":=", ".", "[") or (follow == NAME and self.peek(2) in (":=", ";"))

    def skip_statement(self, position: int) -> None:
        """Goes to the end of a broken statement that began at the position, or to what looks like the next one."""
        self._leave_expression()
        while self.kind not in MEMBER_STARTS and self.kind != "}":
            if self.kind == ";":
                self.skip()
                return
            if self.kind == "{":
                self._skip_block()
                if self.kind not in _CONTINUATIONS:
                    return
            elif self.kind == INVALID and self.token.text[0] in "\"'":
                self._skip_open_literal()
                return
            elif self.position > position and self.at_line_start() and self.kind in _STATEMENT_WORDS:
                return
            else:
                self.skip()

    def skip_member(self, position: int, class_name: str) -> None:
        """Goes from a broken member that began at the position to what can begin the next one.

        Statements are skipped as well: they are here because a brace too many has closed their method.
        """
        self._leave_expression()
        ended = False
        while self.kind not in CLASS_STARTS and self.kind != "}":
            new = ended or self.at_line_start()
            if self.position > position and new and self._can_begin_member(class_name):
                return
            ended = self.kind == ";"
            if self.kind == "{":
                self._skip_block()
                ended = True
            else:
                self.skip()

    def _can_begin_member(self, class_name: str) -> bool:
        if self.kind == NAME:
            return self.starts_declaration(0) or (self.token.text == class_name and self.peek(1) == "(")
        return self.kind in _MEMBER_WORDS

    def skip_to_class(self) -> None:
        """Goes to the next class or the end."""
        while self.kind not in CLASS_STARTS and not (self.kind == "abstract" and self.peek(1) == "class"):
            self.skip()

    def skip_parentheses(self) -> None:
        """Skips to after the matching closing parenthesis, or to a brace if there is none."""
        depth = 0
        while self.kind not in MEMBER_STARTS and self.kind not in ("{", "}"):
            depth += (self.kind == "(") - (self.kind == ")")
            self.skip()
            if depth == 0:
                return

    def _skip_open_literal(self) -> None:
        """Goes behind a string that took the rest of its line with it, and behind the block it may have opened."""
        opened = self.token.text.count("{") - self.token.text.count("}")
        self.skip()
        if opened > 0:
            self._skip_block(opened)

    def _skip_block(self, depth: int = 0) -> None:
        """Skips to after the brace that closes this block, and this many other open ones."""
        while self.kind not in CLASS_STARTS:
            depth += (self.kind == "{") - (self.kind == "}")
            self.skip()
            if depth == 0:
                return

    def _leave_expression(self) -> None:
        """Forgets the parentheses that were open, and goes behind the array literals unless a `;` ends them."""
        self.parentheses = 0
        while self.open_literals and self.kind not in MEMBER_STARTS and self.kind != ";":
            self.open_literals += (self.kind == "{") - (self.kind == "}")
            self.skip()
        self.open_literals = 0

    def at_line_start(self) -> bool:
        """Whether the token here is the first of its line."""
        return self.token.line > self.previous.line
