"""From syntax back to text: one canonical layout, as few parentheses as keep the meaning.

`parse(print(p)) == p` for every program that has a text. Parentheses are also written where the right-recursive
grammars of the theses read a chain of operators otherwise than Oxpecker does (docs/language.md 1.5).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from oxpecker.oox import syntax as s
from oxpecker.oox.syntax import BinaryOperator as Op
from oxpecker.oox.types import ArrayType, Type

_INDENT = "    "

# How tightly each form binds, from the grammar's levels (docs/language.md 1.3).
_EXPRESSION, _IMPLICATION, _OR, _AND, _BIT_OR, _BIT_XOR, _BIT_AND = range(7)
_EQUALITY, _RELATION, _SHIFT, _SUM, _PRODUCT, _UNARY, _POSTFIX = range(7, 14)

_LEVELS = {
    Op.TIMES: _PRODUCT,
    Op.DIVIDE: _PRODUCT,
    Op.REMAINDER: _PRODUCT,
    Op.PLUS: _SUM,
    Op.MINUS: _SUM,
    Op.SHIFT_LEFT: _SHIFT,
    Op.SHIFT_RIGHT: _SHIFT,
    Op.SHIFT_RIGHT_UNSIGNED: _SHIFT,
    Op.LESS: _RELATION,
    Op.LESS_EQUAL: _RELATION,
    Op.GREATER: _RELATION,
    Op.GREATER_EQUAL: _RELATION,
    Op.EQUAL: _EQUALITY,
    Op.NOT_EQUAL: _EQUALITY,
    Op.BIT_AND: _BIT_AND,
    Op.BIT_XOR: _BIT_XOR,
    Op.BIT_OR: _BIT_OR,
    Op.AND: _AND,
    Op.OR: _OR,
    Op.IMPLIES: _IMPLICATION,
}

# `(a + b) + c` and `a + (b + c)` are the same, so the chain needs no parentheses in either reading (1.5).
_ASSOCIATIVE = frozenset({Op.TIMES, Op.PLUS, Op.BIT_AND, Op.BIT_XOR, Op.BIT_OR, Op.AND, Op.OR})

_ESCAPES = {"\n": "\\n", "\t": "\\t", "\r": "\\r", "\b": "\\b", "\f": "\\f", "\0": "\\0", "\\": "\\\\"}

_MODIFIERS = (
    s.MethodModifier.ABSTRACT,
    s.MethodModifier.STATIC,
    s.MethodModifier.PURE,
    s.MethodModifier.HELPER,
)


def print_program(program: s.Program) -> str:
    """The whole text of a program, ending in a line break unless it is empty."""
    with _room():
        lines = [f"option {option.name} = {option.value};" for option in program.options]
        for declared in program.classes:
            lines += ([""] if lines else []) + _class(declared)
    return "".join(f"{line}\n" for line in lines)


def print_class(declared: s.Class) -> str:
    """The text of a class, without a line break at the end."""
    with _room():
        return "\n".join(_class(declared))


def print_member(member: s.Member) -> str:
    """The text of a member of a class, without a line break at the end."""
    with _room():
        writer = _Writer()
        writer.member(member)
        return "\n".join(writer.lines)


def print_signature(member: s.Method | s.Constructor) -> str:
    """A method's or constructor's first line: modifiers, type, name and parameters."""
    parameters = ", ".join(f"{p.type.type} {p.name}" for p in member.parameters)
    if isinstance(member, s.Constructor):
        return f"{member.name}({parameters})"
    words = [str(word) for word in _MODIFIERS if word in member.modifiers]
    return " ".join([*words, str(member.return_type.type), f"{member.name}({parameters})"])


def print_clause(clause: s.Clause) -> str:
    """The text of one clause of a contract."""
    with _room():
        return _clause(clause)


def print_statement(statement: s.Statement) -> str:
    """The text of a statement, without a line break at the end."""
    with _room():
        writer = _Writer()
        writer.statement(statement)
        return "\n".join(writer.lines)


def print_expression(expression: s.Expression) -> str:
    """The text of an expression."""
    with _room():
        return _whole(expression)


@contextmanager
def _room() -> Iterator[None]:
    """Lets syntax nest deeper than Python's usual limit; Python frames cost no machine stack."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, 100_000))
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)


# --- expressions -------------------------------------------------------------------------------------------
# `tail` says that nothing follows which a quantifier's body, reaching as far as it can, would swallow.


def _whole(e: s.Expression) -> str:
    return _operand(e, _EXPRESSION, tail=True)


def _operand(e: s.Expression, least: int, *, tail: bool) -> str:
    """The expression, in parentheses when it binds less tightly than its place demands."""
    if isinstance(e, (s.ArrayQuantifier, s.RangeQuantifier)):
        return _quantifier(e) if tail else f"({_quantifier(e)})"
    if _level(e) >= least:
        return _bare(e, tail)
    return f"({_bare(e, tail=True)})"


def _level(e: s.Expression) -> int:
    match e:
        case s.Conditional():
            return _EXPRESSION
        case s.Binary():
            return _LEVELS[e.operator]
        case s.InstanceOf():
            return _RELATION
        case s.Unary() | s.Length() | s.Cast():
            return _UNARY
        case _:
            return _POSTFIX


def _bare(e: s.Expression, tail: bool) -> str:
    match e:
        case s.Binary():
            return _binary(e, tail)
        case s.Unary():
            return _unary(e)
        case s.Conditional():
            condition = _operand(e.condition, _IMPLICATION, tail=False)
            then = _operand(e.then, _EXPRESSION, tail=False)
            return f"{condition} ? {then} : {_operand(e.otherwise, _EXPRESSION, tail=tail)}"
        case s.InstanceOf():
            return f"{_operand(e.operand, _SHIFT, tail=False)} instanceof {e.type.type}"
        case s.Cast():
            return _cast(e)
        case s.Length():
            return f"#{_operand(e.target, _UNARY, tail=False)}"
        case _:
            return _primary(e)


def _primary(e: s.Expression) -> str:
    match e:
        case s.Name():
            return e.identifier
        case s.This():
            return "this"
        case s.Super():
            return "super"
        case s.FieldAccess():
            return f"{_target(e.target)}.{e.field}"
        case s.Index():
            return f"{_target(e.target)}[{_whole(e.index)}]"
        case s.Call():
            receiver = "" if e.target is None else f"{_target(e.target)}."
            return f"{receiver}{e.method}({_list(e.arguments)})"
        case s.New():
            return f"new {e.class_name}({_list(e.arguments)})"
        case s.NewArray():
            return _new_array(e)
        case s.ArrayLiteral():
            return f"new {e.element.type}[] {{{_list(e.values)}}}"
        case s.Nondet():
            return f"nondet({e.type.type})"
        case s.Old():
            return f"old({_whole(e.operand)})"
        case s.AllDifferent():
            return f"alldifferent({_whole(e.operand)})"
        case _:
            return _literal(e)


def _literal(e: s.Expression) -> str:
    match e:
        case s.IntegerLiteral():
            return f"{e.value}{e.suffix}"
        case s.FloatLiteral():
            return f"{e.value!r}".replace("+", "") + e.suffix
        case s.BooleanLiteral():
            return "true" if e.value else "false"
        case s.CharLiteral():
            return _quoted(chr(e.value), "'")
        case s.StringLiteral():
            return _quoted(e.value, '"')
        case s.NullLiteral():
            return "null"
        case _:
            raise TypeError(f"no text for {type(e).__name__}")


def _quoted(text: str, quote: str) -> str:
    """The text as a literal in printable ASCII; what lies beyond 16 bits becomes two escapes, as in UTF-16."""
    parts = [quote]
    for c in text:
        if c == quote:
            parts.append("\\" + c)
        elif c in _ESCAPES:
            parts.append(_ESCAPES[c])
        elif " " <= c <= "~":
            parts.append(c)
        else:
            units = c.encode("utf-16-be", "surrogatepass")
            parts += [f"\\u{units[i : i + 2].hex()}" for i in range(0, len(units), 2)]
    return "".join([*parts, quote])


def _list(expressions: Iterable[s.Expression]) -> str:
    return ", ".join([_whole(e) for e in expressions])


def _target(e: s.Expression) -> str:
    """What stands before a dot or a bracket: `5.f` would be a number, `new int[3][0]` a larger array."""
    if isinstance(e, (s.IntegerLiteral, s.FloatLiteral, s.NewArray, s.ArrayLiteral)):
        return f"({_primary(e)})"
    return _operand(e, _POSTFIX, tail=False)


def _new_array(e: s.NewArray) -> str:
    inner: Type = e.element.type
    for _ in e.sizes[1:]:
        if isinstance(inner, ArrayType):
            inner = inner.element
    unsized = ""
    while isinstance(inner, ArrayType):
        inner, unsized = inner.element, unsized + "[]"
    sizes = "".join([f"[{_whole(size)}]" for size in e.sizes])
    return f"new {inner}{sizes}{unsized}"


def _unary(e: s.Unary) -> str:
    operand = _operand(e.operand, _UNARY, tail=False)
    if e.operator is s.UnaryOperator.NEGATE and operand.startswith("-"):
        operand = f"({operand})"
    return f"{e.operator}{operand}"


def _cast(e: s.Cast) -> str:
    """`(T) operand`; what could go on an expression `(T)` needs parentheses (1.3: `(x) - y` subtracts)."""
    operand = _operand(e.operand, _UNARY, tail=False)
    if operand.startswith(("-", "#", "super.")):
        operand = f"({operand})"
    return f"({e.type.type}) {operand}"


def _binary(e: s.Binary, tail: bool) -> str:
    level = _LEVELS[e.operator]
    if e.operator is Op.IMPLIES:
        left = _operand(e.left, _OR, tail=False)
        return f"{left} ==> {_operand(e.right, _IMPLICATION, tail=tail)}"
    parts = [_operand(e.right, level + 1, tail=tail)]
    # `a && b || c` is `a && (b || c)` to the theses, so an `&&` before an `||` is closed off.
    inner = _BIT_OR if e.operator is Op.OR else level + 1
    while isinstance(e.left, s.Binary) and e.left.operator is e.operator and e.operator in _ASSOCIATIVE:
        e = e.left
        parts.append(_operand(e.right, inner, tail=False))
    parts.append(_operand(e.left, inner, tail=False))
    return f" {e.operator} ".join(reversed(parts))


def _quantifier(e: s.ArrayQuantifier | s.RangeQuantifier) -> str:
    if isinstance(e, s.ArrayQuantifier):
        head = f"{e.kind} {e.value}, {e.index} : {_operand(e.array, _POSTFIX, tail=False)}"
    else:
        low, high = (_operand(bound, _SHIFT, tail=False) for bound in (e.low, e.high))
        head = f"{e.kind} {e.index} : {low} .. {high}"
    return f"{head} : {_whole(e.body)}"


# --- contracts ---------------------------------------------------------------------------------------------


def _clause(clause: s.Clause) -> str:
    match clause:
        case s.Requires():
            return f"requires({_whole(clause.condition)})"
        case s.Ensures():
            return f"ensures({_whole(clause.condition)})"
        case s.Exceptional():
            return f"exceptional({_whole(clause.condition)})"
        case s.Signals():
            name = f" {clause.name}" if clause.name else ""
            return f"signals({clause.type.type}{name}) ({_whole(clause.condition)})"
        case s.Assignable():
            return f"assignable({', '.join([_location(place) for place in clause.locations])})"
        case _:
            raise TypeError(f"no text for {type(clause).__name__}")


def _location(place: s.Location) -> str:
    match place:
        case s.Nothing():
            return "nothing"
        case s.Everything():
            return "everything"
        case s.FieldLocation():
            return f"{_target(place.target)}.{place.field}"
        case s.AllFields():
            return f"{_target(place.target)}.*"
        case s.ElementLocation():
            return f"{_target(place.target)}[{_whole(place.index)}]"
        case s.ElementRange():
            low = _operand(place.low, _EXPRESSION, tail=False)
            return f"{_target(place.target)}[{low} .. {_whole(place.high)}]"
        case s.AllElements():
            return f"{_target(place.target)}[*]"
        case _:
            raise TypeError(f"no text for {type(place).__name__}")


# --- statements and declarations ---------------------------------------------------------------------------


def _class(declared: s.Class) -> list[str]:
    interfaces = ", ".join(name.name for name in declared.interfaces)
    if declared.interface:
        head = f"interface {declared.name}" + (f" extends {interfaces}" if interfaces else "")
    else:
        head = f"abstract class {declared.name}" if declared.abstract else f"class {declared.name}"
        head += f" extends {declared.superclass.name}" if declared.superclass else ""
        head += f" implements {interfaces}" if interfaces else ""
    if not declared.members:
        return [f"{head} {{ }}"]
    writer = _Writer()
    writer.line(f"{head} {{")
    writer.depth += 1
    for before, member in zip((None, *declared.members), declared.members, strict=False):
        if before is not None and (_has_body(before) or _has_body(member)):
            writer.lines.append("")
        writer.member(member)
    writer.depth -= 1
    writer.line("}")
    return writer.lines


def _has_body(member: s.Member) -> bool:
    return isinstance(member, (s.Constructor, s.StaticInitialiser)) or (
        isinstance(member, s.Method) and (member.body is not None or bool(member.clauses))
    )


def _simple(statement: s.Statement) -> str:
    """The text of a statement that fits on one line."""
    match statement:
        case s.Declare():
            return _declaration(statement)
        case s.Assign():
            return f"{_primary(statement.target)} := {_whole(statement.value)};"
        case s.Evaluate():
            return f"{_primary(statement.expression)};"
        case s.Skip():
            return ";"
        case s.Assert():
            return f"assert {_whole(statement.condition)};"
        case s.Assume():
            return f"assume {_whole(statement.condition)};"
        case s.Break():
            return f"break {statement.label};" if statement.label else "break;"
        case s.Continue():
            return f"continue {statement.label};" if statement.label else "continue;"
        case s.Return():
            return f"return {_whole(statement.value)};" if statement.value else "return;"
        case s.Throw():
            return f"throw {_whole(statement.value)};" if statement.value else "throw;"
        case s.Fork():
            return f"fork {_primary(statement.call)};"
        case s.Join():
            return "join;"
        case s.Monitor():
            return f"{statement.action}({_whole(statement.target)});"
        case s.ConstructorCall():
            return f"{statement.kind}({_list(statement.arguments)});"
        case _:
            raise TypeError(f"no text for {type(statement).__name__}")


def _declaration(declared: s.Declare | s.Field) -> str:
    initial = f" := {_whole(declared.initial)}" if declared.initial else ""
    return f"{declared.type.type} {declared.name}{initial};"


def _takes_else(statement: s.Statement) -> bool:
    """Whether an `else` after the statement would belong to an `if` inside it."""
    while True:
        match statement:
            case s.If():
                if statement.otherwise is None:
                    return True
                statement = statement.otherwise
            case s.While() | s.Labelled():
                statement = statement.body
            case _:
                return False


class _Writer:
    """Collects indented lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.depth = 0

    def line(self, text: str) -> None:
        self.lines.append(_INDENT * self.depth + text)

    def member(self, member: s.Member) -> None:
        match member:
            case s.Field():
                self.line(("static " if member.static else "") + _declaration(member))
            case s.Invariant():
                self.line(f"invariant({_whole(member.condition)});")
            case s.StaticInitialiser():
                self.block("static", member.body)
            case s.Method() | s.Constructor():
                clauses = [_clause(clause) for clause in member.clauses]
                self.contracted(print_signature(member), clauses, member.body)
            case _:
                raise TypeError(f"no text for {type(member).__name__}")

    def contracted(self, head: str, clauses: list[str], body: s.Statement | None) -> None:
        """A head, its clauses each on a line of its own, and the body; a brace after clauses stands alone."""
        if not clauses:
            if body is None:
                self.line(f"{head};")
            else:
                self.body(head, body)
            return
        self.line(head)
        self.lines += [_INDENT * (self.depth + 1) + clause for clause in clauses]
        if body is None:
            self.lines[-1] += ";"
        elif isinstance(body, s.Block):
            self.block("", body)
        else:
            self.indented(body)

    def body(self, head: str, body: s.Statement) -> None:
        """A head and the statement that belongs to it."""
        if isinstance(body, s.Block):
            self.block(head, body)
        else:
            self.line(head)
            self.indented(body)

    def indented(self, statement: s.Statement) -> None:
        self.depth += 1
        self.statement(statement)
        self.depth -= 1

    def block(self, head: str, block: s.Block) -> None:
        head = f"{head} {{" if head else "{"
        if not block.statements:
            self.line(f"{head} }}")
            return
        self.line(head)
        for statement in block.statements:
            self.indented(statement)
        self.line("}")

    def statement(self, statement: s.Statement, head: str = "") -> None:
        """A statement; the head (a label) goes before it on its first line."""
        match statement:
            case s.Block():
                self.block(head.rstrip(), statement)
            case s.If():
                self.conditional(statement, head)
            case s.While():
                clauses = [f"invariant({_whole(e)})" for e in statement.invariants]
                clauses += [f"decreases({_whole(statement.decreases)})"] if statement.decreases else []
                self.contracted(f"{head}while ({_whole(statement.condition)})", clauses, statement.body)
            case s.Labelled():
                self.statement(statement.body, f"{head}{statement.label}: ")
            case s.Try():
                self.attempt(statement, head)
            case s.Lock():
                self.block(f"{head}lock ({_whole(statement.target)})", statement.body)
            case _:
                self.line(head + _simple(statement))

    def conditional(self, statement: s.If, head: str) -> None:
        then = statement.then
        if statement.otherwise is not None and _takes_else(then):
            # No text without braces means this; a block around one statement does.
            then = s.Block((then,))
        self.body(f"{head}if ({_whole(statement.condition)})", then)
        if statement.otherwise is None:
            return
        head = f"{self.reopened()} else" if isinstance(then, s.Block) else "else"
        if isinstance(statement.otherwise, s.If):
            self.conditional(statement.otherwise, f"{head} ")
        else:
            self.body(head, statement.otherwise)

    def reopened(self) -> str:
        """Takes back the last line, so that more can follow its brace."""
        return self.lines.pop().lstrip()

    def attempt(self, statement: s.Try, head: str) -> None:
        self.block(f"{head}try", statement.body)
        for catch in statement.catches:
            caught = f" ({' | '.join(str(t.type) for t in catch.types)} {catch.name})" if catch.types else ""
            self.block(f"{self.reopened()} catch{caught}", catch.body)
        if statement.finally_body is not None:
            self.block(f"{self.reopened()} finally", statement.finally_body)
