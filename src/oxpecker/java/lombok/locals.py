"""Local variables: `val`, and `@Cleanup`, which closes what a variable refers to at the end of its block."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from oxpecker.java import tree
from oxpecker.java.lombok.notes import Note, Notes
from oxpecker.java.reading import parse_members
from oxpecker.java.tree.walking import TREE
from oxpecker.oox.source import Span
from oxpecker.oox.tree import Rewriter

_VAL = "val"
_CLEANUP = "Cleanup"


def uses_locals(notes: Notes) -> bool:
    """Whether local variables of a file may be Lombok's."""
    return notes.knows(_VAL) or notes.knows(_CLEANUP)


def with_locals(block: tree.Block, notes: Notes) -> tree.Block:
    """A body in which variables of type `val` have an inferred type, and blocks close what they have to."""

    def inferred(node: tree.LocalVariables) -> tree.LocalVariables:
        declarators = tuple(replace(each, type=_as_var(each.type)) for each in node.declarators)
        is_val = any(_is_val(each.type) for each in node.declarators)
        return replace(node, declarators=declarators, final=True) if is_val and notes.knows(_VAL) else node

    def each_inferred(node: tree.ForEach) -> tree.ForEach:
        is_val = _is_val(node.type) and notes.knows(_VAL)
        return replace(node, type=_as_var(node.type), final=True) if is_val else node

    def cleaned(node: tree.Block) -> tree.Block:
        return _cleaned(node, notes)

    rules: dict[type, Callable[[Any], tree.Node]] = {
        tree.LocalVariables: inferred,
        tree.ForEach: each_inferred,
        tree.Block: cleaned,
    }
    return Rewriter(TREE, rules).rewrite(block)


def _is_val(t: tree.TypeNode) -> bool:
    return isinstance(t, tree.NamedType) and [part.name for part in t.parts] in ([_VAL], ["lombok", _VAL])


def _as_var(t: tree.TypeNode) -> tree.TypeNode:
    if not isinstance(t, tree.NamedType) or not _is_val(t):
        return t
    return replace(t, parts=(replace(t.parts[-1], name="var"),))


def _cleaned(block: tree.Block, notes: Notes) -> tree.Block:
    """A block in which the statements behind a `@Cleanup` variable are the body of a `try` that closes it."""
    rest: tuple[tree.Statement, ...] = ()
    for statement in reversed(block.statements):
        note = _cleanup(statement, notes)
        if note is not None and isinstance(statement, tree.LocalVariables):
            names = [each.name for each in statement.declarators]
            body = tree.Block(rest, span=block.span)
            rest = (tree.Try((), body, (), _closing(names, note, statement.span), span=statement.span),)
        rest = (statement, *rest)
    return block if len(rest) == len(block.statements) else replace(block, statements=rest)


def _cleanup(statement: tree.Statement, notes: Notes) -> Note | None:
    if not isinstance(statement, tree.LocalVariables) or not statement.annotations:
        return None
    return notes.find(tree.Modifiers(annotations=statement.annotations), _CLEANUP)


def _closing(names: list[str], note: Note, span: Span) -> tree.Block:
    method = note.text("value") or "close"
    text = " ".join(f"if ({name} != null) {{ {name}.{method}(); }}" for name in names)
    (member,) = parse_members(f"void closing() {{ {text} }}", span)
    assert isinstance(member, tree.MethodDeclaration) and member.body is not None
    return member.body()
