"""Programs with an error in one place: in a method, in a constructor, or in the header of a class."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tree_sitter import Query, QueryCursor

from oxpecker.api.loading import Loaded, load_sources
from oxpecker.oox.source import Source
from tests.java_support.programs import JAVA, JavaProgram

_PLACES = Query(
    JAVA,
    """
    (method_declaration body: (block) @body)
    (constructor_declaration body: (constructor_body) @body)
    (static_initializer (block) @body)
    (class_declaration !superclass body: (class_body) @class)
    """,
)


def broken_versions(program: JavaProgram) -> Iterator[str]:
    """The text with one error, once for each place."""
    found = QueryCursor(_PLACES).captures(program.root)
    data = program.text.encode()
    for node in found.get("body", []):
        yield _inserted(data, node.start_byte + 1, b' { int wrong$ = "text"; } ')
    for node in found.get("class", []):
        before = node.prev_sibling
        place = before.start_byte if before is not None and before.type == "super_interfaces" else node.start_byte
        yield _inserted(data, place, b" extends Integer ")


def _inserted(data: bytes, place: int, text: bytes) -> str:
    return (data[:place] + text + data[place:]).decode()


def claims_of(text: str) -> tuple[Loaded, set[str]]:
    """A program, and what is claimed about its inputs; lambdas are numbered anew where code is left out."""
    loaded = load_sources([Source("Program.java", text)], contain=True)
    return loaded, {re.sub(r"(?<=lambda\$)\d+", "", f"{claim.fact}: {claim}") for claim in loaded.program.claims}
