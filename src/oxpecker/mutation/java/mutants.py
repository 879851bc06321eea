"""Mutants of a Java program: sources that differ by one small change each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from oxpecker.java import tree
from oxpecker.java.kinds import ClassKind
from oxpecker.java.reading import parse
from oxpecker.java.tree.walking import TREE
from oxpecker.mutation.java.operators import OPERATORS, Locals
from oxpecker.mutation.java.text import Change, JavaText, on_one_line
from oxpecker.oox.source import Source, Span

_CODE = TREE.without(tree.Assert, tree.Member, tree.JmlStatement)


@dataclass(frozen=True, slots=True)
class Copy:
    """A method to be added to its class: at this offset, with this name and text."""

    place: int
    name: str
    text: str


@dataclass(frozen=True)
class JavaMutant:
    """A Java file with one change: its name (`CMP3`), the member it is in (`Class.method`), and its place."""

    name: str
    member: str
    span: Span
    """The place of the change."""
    member_span: Span
    """The place that identifies the member."""
    lines: range
    """The lines of the member."""
    source: Source
    """The whole changed file."""
    description: str
    """"`i < n` becomes `i <= n`", with the line around the change."""
    copy: Copy | None = None
    """The changed method under another name; None for other members."""


def java_mutants(sources: Iterable[Source]) -> Iterator[JavaMutant]:
    """The mutants of all members with code, in the order of the text; specifications and assertions stay as they are.

    Some do not compile: only a compiler knows.
    """
    numbers: Counter[str] = Counter()
    for source in sources:
        text = JavaText(source)
        for owner, declared, member in _members(parse(source).file.classes, ""):
            seen: set[Change] = set()
            code = list(_code(member))
            lines = _lines(member, code)
            known = _locals(text, member, code)
            for node in code:
                for name, operator in OPERATORS:
                    for change in operator(text, node, known):
                        if change in seen:
                            continue
                        seen.add(change)
                        numbers[name] += 1
                        yield JavaMutant(
                            f"{name}{numbers[name]}",
                            f"{owner}.{_name(member)}",
                            node.span,
                            member.span,
                            lines,
                            text.changed(change),
                            _description(text, change),
                            _copy(text, declared, member, change, f"{name}{numbers[name]}"),
                        )


def _members(
    classes: Iterable[tree.ClassDeclaration], around: str
) -> Iterator[tuple[str, tree.ClassDeclaration, tree.Member]]:
    """The members with code, each with its class and the name of it."""
    for declared in classes:
        owner = f"{around}.{declared.name}" if around else declared.name
        for member in declared.members:
            if isinstance(member, tree.ClassDeclaration):
                yield from _members([member], owner)
            else:
                yield owner, declared, member


def _name(member: tree.Member) -> str:
    if isinstance(member, tree.MethodDeclaration):
        return member.name
    if isinstance(member, tree.FieldDeclaration):
        return member.declarators[0].name
    return "<init>" if isinstance(member, tree.ConstructorDeclaration) else "initialiser"


def _code(member: tree.Node) -> Iterator[tree.Node]:
    """The statements and expressions of a member, those of classes inside it too."""
    if isinstance(member, tree.FieldDeclaration):
        roots: list[tree.Node] = [each.initial for each in member.declarators if each.initial is not None]
    elif isinstance(member, (tree.MethodDeclaration, tree.ConstructorDeclaration, tree.Initialiser)):
        roots = [] if member.body is None else [member.body()]
    else:
        roots = []
    for node in _CODE.walk(roots):
        yield node
        inside = node.declaration if isinstance(node, tree.LocalClass) else getattr(node, "body", None)
        if isinstance(inside, tree.ClassDeclaration):
            for inner in inside.members:
                yield from _code(inner)


def _locals(text: JavaText, member: tree.Member, code: list[tree.Node]) -> Locals:
    """The parameters and local variables of a member; another type under the same name hides the first."""
    found: dict[str, str] = {}
    if isinstance(member, (tree.MethodDeclaration, tree.ConstructorDeclaration)):
        found |= {each.name: text.at(each.type.span) for each in member.parameters}
    for node in code:
        if isinstance(node, tree.LocalVariables):
            found |= {each.name: text.at(each.type.span) for each in node.declarators}
    return found


def _lines(member: tree.Member, code: list[tree.Node]) -> range:
    spans = [member.span, *(node.span for node in code)]
    return range(min(span.line for span in spans), max(span.end_line for span in spans) + 1)


def _copy(
    text: JavaText, declared: tree.ClassDeclaration, member: tree.Member, change: Change, name: str
) -> Copy | None:
    """The changed method under another name, at the end of its class."""
    if not isinstance(member, tree.MethodDeclaration) or member.body is None or declared.kind is not ClassKind.CLASS:
        return None
    start, end = text.range(member.body().span)
    body = text.source.text[start : change.start] + change.text + text.source.text[change.end : end]
    parts = [text.at(each.span) for each in member.type_parameters]
    generic = f"<{', '.join(parts)}> " if parts else ""
    parameters = ", ".join(text.at(each.span) for each in member.parameters)
    throws = f" throws {', '.join(text.at(each.span) for each in member.throws)}" if member.throws else ""
    kept = " ".join(sorted(member.modifiers.words & {"static", "synchronized"}))
    called = f"{member.name}__{name}"
    head = f"private {kept} {generic}{text.at(member.return_type.span)} {called}({parameters}){throws} "
    line = on_one_line(head + body)
    return None if line is None else Copy(text.range(declared.span)[1] - 1, called, f" {line} ")


def _description(text: JavaText, change: Change) -> str:
    """What changed, with its whole line if that is short."""
    whole = text.source.text
    start = whole.rfind("\n", 0, change.start) + 1
    end = whole.find("\n", change.end)
    end = len(whole) if end < 0 else end
    old = " ".join(whole[start:end].split())
    new = " ".join((whole[start : change.start] + change.text + whole[change.end : end]).split())
    return f"`{old}` becomes `{new}`"
