"""The text of statements and members."""

from __future__ import annotations

from oxpecker.oox import syntax as s
from oxpecker.oox.printer.contracts import clause_text
from oxpecker.oox.printer.expressions import listed, name_text, primary, whole
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import VOID, written

_INDENT = "    "

_MODIFIERS = (
    s.MethodModifier.PRIVATE,
    s.MethodModifier.INTERNAL,
    s.MethodModifier.CLOSED,
    s.MethodModifier.ABSTRACT,
    s.MethodModifier.STATIC,
    s.MethodModifier.PURE,
    s.MethodModifier.HELPER,
)


def class_lines(declared: s.Class) -> list[str]:
    """A class, line by line."""
    interfaces = ", ".join(name.name for name in declared.interfaces)
    if declared.interface:
        head = f"interface {declared.name}" + (f" extends {interfaces}" if interfaces else "")
    else:
        head = f"abstract class {declared.name}" if declared.abstract else f"class {declared.name}"
        head += f" extends {declared.superclass.name}" if declared.superclass else ""
        head += f" implements {interfaces}" if interfaces else ""
    if declared.span.file.startswith(BUILT_IN):
        head += f' model "{declared.span.file.removeprefix(BUILT_IN)}"'
    if not declared.members:
        return [f"{head} {{ }}"]
    writer = Writer()
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


def print_signature(member: s.Method | s.Constructor) -> str:
    """A method's or constructor's first line: modifiers, type, name and parameters."""
    parameters = ", ".join(f"{written(p.type.type)} {name_text(p.name)}" for p in member.parameters)
    if isinstance(member, s.Constructor):
        marks = {"private": member.private, "internal": member.internal, "closed": member.closed}
        return "".join(f"{word} " for word, has in marks.items() if has) + f"{member.name}({parameters})"
    words = [str(word) for word in _MODIFIERS if word in member.modifiers]
    return " ".join([*words, written(member.return_type.type), f"{name_text(member.name)}({parameters})"])


_ROLES = frozenset(InputRole)
_OF_INPUT_CLAUSES = frozenset({s.MethodModifier.PRIVATE, s.MethodModifier.PURE, s.MethodModifier.CLOSED})


def is_input_clause(method: s.Method) -> bool:
    """Whether a method can be written as an input clause."""
    if method.name not in _ROLES or method.clauses or method.body is None:
        return False
    by_role = set() if InputRole(method.name).is_of_objects else {s.MethodModifier.STATIC}
    return method.modifiers - _OF_INPUT_CLAUSES == by_role


def _input_head(method: s.Method) -> str:
    words = [str(word) for word in _MODIFIERS if word in method.modifiers & _OF_INPUT_CLAUSES]
    result = [] if method.return_type.type == VOID else [written(method.return_type.type)]
    parameters = ", ".join(f"{written(p.type.type)} {name_text(p.name)}" for p in method.parameters)
    return " ".join([*words, "input", *result, InputRole(method.name).word + (f"({parameters})" if parameters else "")])


def _simple(statement: s.Statement) -> str:
    """The text of a statement that fits on one line."""
    match statement:
        case s.Declare():
            return _declaration(statement)
        case s.Assign():
            return f"{whole(statement.target)} := {whole(statement.value)};"
        case s.Evaluate():
            return f"{whole(statement.expression)};"
        case s.Skip():
            return ";"
        case s.Assert():
            return f"assert {whole(statement.condition)};"
        case s.Assume():
            return f"assume {whole(statement.condition)};"
        case s.Break():
            return f"break {name_text(statement.label)};" if statement.label else "break;"
        case s.Continue():
            return f"continue {name_text(statement.label)};" if statement.label else "continue;"
        case s.Return():
            return f"return {whole(statement.value)};" if statement.value else "return;"
        case s.Throw():
            return f"throw {whole(statement.value)};" if statement.value else "throw;"
        case s.Fork():
            return f"fork {primary(statement.call)};"
        case s.Join():
            return "join;"
        case s.Monitor():
            second = statement.until if statement.amount is None else statement.amount
            more = "" if second is None else f", {whole(second)}"
            return f"{statement.action}({whole(statement.target)}{more});"
        case s.Print():
            return f"print({listed(statement.values)});"
        case s.Unsupported():
            return f"unsupported({whole(s.StringLiteral(statement.what))});"
        case s.ConstructorCall():
            return f"{statement.kind}({listed(statement.arguments)});"
        case _:
            raise TypeError(f"no text for {type(statement).__name__}")


def _declaration(declared: s.Declare | s.Field) -> str:
    initial = f" := {whole(declared.initial)}" if declared.initial else ""
    return f"{written(declared.type.type)} {name_text(declared.name)}{initial};"


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


class Writer:
    """Collects indented lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.depth = 0

    def line(self, text: str) -> None:
        self.lines.append(_INDENT * self.depth + text)

    def member(self, member: s.Member) -> None:
        match member:
            case s.Field():
                words = ("private", "static", "final", "volatile")
                written = "".join(f"{word} " for word in words if getattr(member, word))
                self.line(written + _declaration(member))
            case s.Invariant():
                self.line(f"{'static ' if member.static else ''}invariant({whole(member.condition)});")
            case s.StaticInitialiser():
                self.block("static", member.body)
            case s.Method() if is_input_clause(member):
                self.input_clause(member)
            case s.Method() | s.Constructor():
                clauses = [clause_text(clause) for clause in member.clauses]
                self.contracted(print_signature(member), clauses, member.body)
            case _:
                raise TypeError(f"no text for {type(member).__name__}")

    def input_clause(self, member: s.Method) -> None:
        """What a class declares about its objects as inputs; a clause that only marks the class has no body."""
        head = _input_head(member)
        assert member.body is not None
        if member.body.statements or member.return_type.type != VOID:
            self.block(head, member.body)
        else:
            self.line(f"{head};")

    def contracted(self, head: str, clauses: list[str], body: s.Statement | None) -> None:
        """A head, its clauses on separate lines, and the body; a brace after clauses is on its own line."""
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
        before: s.Statement | None = None
        for statement in block.statements:
            # After an `if` without `else`, `;` would be Jip's way to close it (docs/language.md 1.4).
            if not (isinstance(statement, s.Skip) and before is not None and _takes_else(before)):
                self.indented(statement)
                before = statement
        self.line("}")

    def statement(self, statement: s.Statement, head: str = "") -> None:
        """A statement; the head (a label) goes before it on its first line."""
        match statement:
            case s.Block():
                self.block(head.rstrip(), statement)
            case s.If():
                self.conditional(statement, head)
            case s.While():
                self.loop(statement, head)
            case s.Labelled():
                self.statement(statement.body, f"{head}{name_text(statement.label)}: ")
            case s.Try():
                self.attempt(statement, head)
            case s.Lock():
                self.block(f"{head}lock ({whole(statement.target)})", statement.body)
            case _:
                self.line(head + _simple(statement))

    def loop(self, statement: s.While, head: str) -> None:
        clauses = [f"invariant({whole(e)})" for e in statement.invariants]
        clauses += [f"decreases({whole(statement.decreases)})"] if statement.decreases else []
        body = statement.body
        if isinstance(body, (s.Assign, s.Evaluate)) and _simple(body).startswith(("invariant(", "decreases(")):
            # A call of a method with such a name would be parsed as another clause.
            body = s.Block((body,))
        self.contracted(f"{head}while ({whole(statement.condition)})", clauses, body)

    def conditional(self, statement: s.If, head: str) -> None:
        then = statement.then
        if statement.otherwise is not None and _takes_else(then):
            # No text without braces means this.
            then = s.Block((then,))
        self.body(f"{head}if ({whole(statement.condition)})", then)
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
            types, name = " | ".join(str(t.type) for t in catch.types), name_text(catch.name or "")
            caught = f" ({types} {name})" if catch.types else ""
            self.block(f"{self.reopened()} catch{caught}", catch.body)
        if statement.finally_body is not None:
            self.block(f"{self.reopened()} finally", statement.finally_body)
