"""Laws about order: of methods and nested classes, of classes in a file, of files."""

from __future__ import annotations

from random import Random

from tree_sitter import Node

from oxpecker.oox.source import Source
from tests.laws.law import Law, one_file
from tests.laws.source import COMMENTS, TYPES, Edit, JavaSource

_MOVABLE = (*TYPES, "method_declaration", "constructor_declaration")
"""Members whose order means nothing; fields and initialisers run in theirs."""


def _units(parent: Node) -> list[tuple[Node, int, int]]:
    """The members of a body, each with the bytes of it and its comments: those before it, and behind it on its line."""
    found: list[tuple[Node, int, int]] = []
    start: int | None = None
    for node in parent.named_children:
        if node.type in COMMENTS:
            if found and start is None and node.start_point[0] == found[-1][0].end_point[0]:
                found[-1] = (found[-1][0], found[-1][1], node.end_byte)
            elif start is None:
                start = node.start_byte
            continue
        found.append((node, node.start_byte if start is None else start, node.end_byte))
        start = None
    return found


def _shuffled(source: JavaSource, units: list[tuple[int, int]], random: Random) -> list[Edit]:
    """Edits that put stretches of a text into each other's places."""
    order = list(units)
    random.shuffle(order)
    if order == units:
        order.reverse()
    texts = [source.data[start:end].decode("utf-8") for start, end in order]
    # A comment at the end of a line goes to the end of the line.
    return [Edit(start, end, f"{text}\n") for (start, end), text in zip(units, texts, strict=True)]


def _members(text: str, random: Random) -> list[Source] | None:
    source = JavaSource(text)
    bodies: list[tuple[Node, list[tuple[int, int]]]] = []
    for node in source.nodes("class_body", "enum_body_declarations", "interface_body"):
        units = [(start, end) for each, start, end in _units(node) if each.type in _MOVABLE]
        if len(units) > 1 and not any(bodies_of(node, other) for other, _ in bodies):
            bodies.append((node, units))
    edits = [edit for _, units in bodies for edit in _shuffled(source, units, random)]
    return one_file(source.edited(edits)) if edits else None


def bodies_of(inner: Node, outer: Node) -> bool:
    """Whether one node lies in the other."""
    return outer.start_byte <= inner.start_byte and inner.end_byte <= outer.end_byte


def _top_level(source: JavaSource) -> list[tuple[int, int]]:
    return [(start, end) for node, start, end in _units(source.root) if node.type in TYPES]


def _classes(text: str, random: Random) -> list[Source] | None:
    source = JavaSource(text)
    units = _top_level(source)
    return one_file(source.edited(_shuffled(source, units, random))) if len(units) > 1 else None


def _files(text: str, random: Random) -> list[Source] | None:
    """Each class in a file of its own, in any order."""
    source = JavaSource(text)
    units = _top_level(source)
    if len(units) < 2:
        return None
    head = "\n".join(
        source.written(node)
        for node in source.root.named_children
        if node.type in ("package_declaration", "import_declaration")
    )
    files = [
        Source(f"File{number}.java", f"{head}\n{source.data[start:end].decode('utf-8')}\n")
        for number, (start, end) in enumerate(units)
    ]
    random.shuffle(files)
    return files


REORDERINGS = (Law("reordered members", _members), Law("reordered classes", _classes), Law("reordered files", _files))
