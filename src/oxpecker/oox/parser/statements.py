"""Statements."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.oox.lexer import NAME, Token
from oxpecker.oox.parser.cursor import PanicError, describe
from oxpecker.oox.parser.expressions import PRIMARIES
from oxpecker.oox.parser.operators import is_bare
from oxpecker.oox.parser.slips import SlipParser
from oxpecker.oox.parser.type_uses import TYPE_WORDS
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import (
    Assert,
    Assign,
    Assume,
    Block,
    Break,
    Call,
    Catch,
    ConstructorCall,
    ConstructorKind,
    Continue,
    Declare,
    Evaluate,
    Expression,
    FieldAccess,
    Fork,
    If,
    Index,
    Join,
    Labelled,
    Lock,
    Monitor,
    MonitorAction,
    Name,
    New,
    Print,
    Return,
    Skip,
    Statement,
    Throw,
    Try,
    Uncovered,
    Unsupported,
    While,
)

_MONITOR_ACTIONS = {action.value: action for action in MonitorAction}


class StatementParser(SlipParser):
    """Reads statements."""

    def block(self, where: str, *, opened: bool = False) -> Block:
        """`{ .. }`. A broken statement is skipped; a forgotten `}` is reported where the next member begins.

        Before a statement, a forgotten `{` is taken as written if a new line begins there, or if the caller is sure
        that there must be one (`opened`).
        """
        level = self.level
        self.enter()
        start = self.token
        if not self.accept("{"):
            self.unexpected(f"'{{' {where}")
            if not (self.looks_like_statement() and (opened or self.at_line_start())):
                raise PanicError
        statements: list[Statement] = []
        while self.kind != "}" and not self.at_member():
            position = self.position
            try:
                statements.append(self.statement())
            except PanicError:
                self.level = level + 1
                self.skip_statement(position)
        self.level = level
        if not self.accept("}"):
            self.unexpected("'}' to close the block", ("the block begins here", self.span_of(start)))
        return Block(tuple(statements), span=self.since(start))

    def statement(self) -> Statement:
        """Any statement."""
        kind = self.kind
        if kind == NAME:
            if self.peek(1) == ":":
                return self._labelled()
            if self.at_foreign_loop():
                return self.foreign_loop(self._inner)
            self.skip_foreign_modifiers()
            if self.starts_declaration(0):
                return self._declaration()
            return self._expression_statement()
        if self.at_target_in_jip():
            return self._expression_statement()
        reader = _STATEMENTS.get(kind)
        return reader(self) if reader is not None else self._expression_statement()

    def _inner(self) -> Statement:
        """A statement that is part of another."""
        self.enter()
        inner = self.statement()
        self.level -= 1
        return inner

    def end(self, what: str) -> None:
        """The `;` after something; it may be missing before `}`, and at the end of a line nothing else is lost."""
        if self.kind == ";":
            self.advance()
        elif self.kind == "}":
            self.warning(f"missing ';' after {what}", self.span_of(self.token))
        else:
            self.unexpected(f"';' after {what}")
            if self.token.line == self.previous.line:
                raise PanicError

    # --- declarations, assignments, calls -----------------------------------------------------------------

    def _declaration(self) -> Statement:
        start = self.token
        declared = self.type_use()
        name = self.expect_name("a name after the type")
        initial = self.expression() if self.accept_assignment() else None
        self.end("the declaration")
        return Declare(declared, name, initial, span=self.since(start))

    def _expression_statement(self) -> Statement:
        start = self.token
        if self.kind not in _EXPRESSION_STARTS and not self.at_target_in_jip():
            if self.at_increment():
                self.increment()
            self.fail("a statement")
        left = self.postfix()
        if self.accept_assignment():
            return self._assignment(start, left)
        if self.at_increment():
            self.increment()
        if isinstance(left, Uncovered):
            self.end("the call")
            return Unsupported(left.what, span=self.since(start))
        if not (isinstance(left, (Call, New)) and is_bare(left, start)):
            if self.kind != ";":
                self.fail(f"':=' after {describe(self.previous)}")
            self.error("not a statement; expected an assignment, a call or 'new'", self.since(start))
            return self._skip()
        self.end("the call")
        if isinstance(left, Call) and left.target is None:
            special = self._special_call(left, self.since(start))
            if special is not None:
                return special
        return Evaluate(left, span=self.since(start))

    def _special_call(self, call: Call, span: Span) -> Statement | None:
        """Statements that look like calls: `wait(e);`, `print(..);`."""
        if call.method == "print":
            return Print(call.arguments, span=span)
        action = _MONITOR_ACTIONS.get(call.method)
        most = 2 if action is not None and (action.waits or action.has_amount) else 1
        if action is None or not 1 <= len(call.arguments) <= most:
            return None
        return Monitor.of(action, call.arguments, span)

    def _assignment(self, start: Token, target: Expression) -> Statement:
        """What follows `target :=`."""
        assignable = isinstance(target, (Name, FieldAccess, Index)) and is_bare(target, start)
        if not assignable:
            self.error("the left side of an assignment must be a variable, a field or an array element", target.span)
        value = self.expression()
        self.end("the assignment")
        return Assign(target, value, span=self.since(start)) if assignable else Skip(span=self.since(start))

    def _constructor_call(self) -> Statement:
        if self.peek(1) != "(":
            return self._expression_statement()
        position = self.position
        start = self.advance()
        arguments = self.arguments()
        for argument in arguments:
            self.check_depth(position, argument)
        self.end("the constructor call")
        return ConstructorCall(ConstructorKind(start.kind), arguments, span=self.since(start))

    def _skip(self) -> Statement:
        return Skip(span=self.span_of(self.advance()))

    def _block(self) -> Statement:
        return self.block("")

    # --- specifications -----------------------------------------------------------------------------------

    def _assert(self) -> Statement:
        start = self.advance()
        condition = self.expression()
        self.end("the assertion")
        return Assert(condition, span=self.since(start))

    def _assume(self) -> Statement:
        start = self.advance()
        condition = self.expression()
        self.end("the assumption")
        return Assume(condition, span=self.since(start))

    # --- control ------------------------------------------------------------------------------------------

    def enclosed(self, word: str) -> Expression:
        """An expression in parentheses after a word."""
        self.expect("(", f"after '{word}'")
        inner = self.expression()
        self.expect(")", f"to close the parenthesis after '{word}'")
        return inner

    def _if(self) -> Statement:
        start = self.advance()
        condition = self.enclosed("if")
        then = self._inner()
        if self.accept("else"):
            otherwise = self._inner()
            return If(condition, then, otherwise, span=self.since(start))
        if self.kind == ";":
            # Jip closes an `if` without `else` with a semicolon of its own.
            self.saw_jip(self.span_of(self.advance()))
        return If(condition, then, span=self.since(start))

    def _stray_else(self) -> Statement:
        hint = "; the ';' before it ends the 'if'" if self.previous.kind == ";" else ""
        self.error(f"'else' without 'if'{hint}", self.span_of(self.token))
        self.advance()
        return self._inner()

    def _while(self) -> Statement:
        start = self.advance()
        condition = self.enclosed("while")
        invariants: list[Expression] = []
        decreases: Expression | None = None
        while self.token.text in ("invariant", "decreases") and self.peek(1) == "(":
            word = self.advance()
            clause = self.enclosed(word.text)
            if word.text == "invariant":
                invariants.append(clause)
            elif decreases is None:
                decreases = clause
            else:
                self.error("a loop can have only one 'decreases' clause", self.span_of(word))
        body = self._inner()
        return While(condition, body, tuple(invariants), decreases, span=self.since(start))

    def _labelled(self) -> Statement:
        start = self.advance()
        self.advance()
        body = self._inner()
        return Labelled(start.text, body, span=self.since(start))

    def _break(self) -> Statement:
        start = self.advance()
        label = self._label()
        self.end("'break'")
        return Break(label, span=self.since(start))

    def _continue(self) -> Statement:
        start = self.advance()
        label = self._label()
        self.end("'continue'")
        return Continue(label, span=self.since(start))

    def _label(self) -> str | None:
        return self.advance().text if self.kind == NAME else None

    def _return(self) -> Statement:
        start = self.advance()
        value = self._optional()
        self.end("'return'")
        return Return(value, span=self.since(start))

    def _throw(self) -> Statement:
        start = self.advance()
        value = self._optional()
        self.end("'throw'")
        return Throw(value, span=self.since(start))

    def _optional(self) -> Expression | None:
        return None if self.kind in (";", "}") else self.expression()

    # --- exceptions ---------------------------------------------------------------------------------------

    def _try(self) -> Statement:
        start = self.advance()
        body = self.block("after 'try'")
        catches: list[Catch] = []
        while self.kind == "catch":
            catches.append(self._catch())
        finally_body = self.block("after 'finally'") if self.accept("finally") else None
        if not catches and finally_body is None:
            self.unexpected("'catch' or 'finally' after the block of 'try'")
            return body
        return Try(body, tuple(catches), finally_body, span=self.since(start))

    def _catch(self) -> Catch:
        start = self.advance()
        if not self.accept("("):
            body = self.block("or '(' after 'catch'")
            return Catch((), None, body, span=self.since(start))
        types = [self.type_use()]
        while self.accept("|"):
            types.append(self.type_use())
        name = self.expect_name("a name for the exception")
        self.expect(")", "after the name of the exception")
        body = self.block("after 'catch (..)'")
        return Catch(tuple(types), name, body, span=self.since(start))

    # --- threads ------------------------------------------------------------------------------------------

    def _lock(self) -> Statement:
        start = self.advance()
        target = self.enclosed("lock")
        body = self.block("after 'lock (..)'")
        return Lock(target, body, span=self.since(start))

    def _fork(self) -> Statement:
        start = self.advance()
        call_start = self.token
        call = self.postfix()
        if not (isinstance(call, Call) and is_bare(call, call_start)):
            self.error("'fork' must be followed by a method call", call.span)
            raise PanicError
        self.end("the call")
        return Fork(call, span=self.since(start))

    def _join(self) -> Statement:
        start = self.advance()
        self.end("'join'")
        return Join(span=self.since(start))


_EXPRESSION_STARTS = frozenset({NAME, *PRIMARIES})
_STATEMENTS: dict[str, Callable[[StatementParser], Statement]] = {
    **dict.fromkeys(TYPE_WORDS, StatementParser._declaration),
    "this": StatementParser._constructor_call,
    "super": StatementParser._constructor_call,
    ";": StatementParser._skip,
    "{": StatementParser._block,
    "assert": StatementParser._assert,
    "assume": StatementParser._assume,
    "if": StatementParser._if,
    "else": StatementParser._stray_else,
    "while": StatementParser._while,
    "break": StatementParser._break,
    "continue": StatementParser._continue,
    "return": StatementParser._return,
    "throw": StatementParser._throw,
    "try": StatementParser._try,
    "lock": StatementParser._lock,
    "fork": StatementParser._fork,
    "join": StatementParser._join,
}
