"""Definitions of names, and completions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from oxpecker.lsp.program import OpenProgram, contains
from oxpecker.oox import syntax, typed
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.lexer import RESERVED
from oxpecker.oox.source import Span
from oxpecker.oox.types import ClassType, Type

_WORD = re.compile(r"[\w$]+")
_CHAIN = re.compile(r"([\w$]+(?:\.[\w$]+)*)\.[\w$]*\Z")
_FURTHER = (
    "also",
    "assignable",
    "decreases",
    "fresh",
    "helper",
    "invariant",
    "nondet",
    "old",
    "pure",
    "retval",
    "signals",
)
"""Contextual keywords."""


class Kind(StrEnum):
    """The kind of a completion."""

    KEYWORD = "keyword"
    CLASS = "class"
    FIELD = "field"
    METHOD = "method"
    VARIABLE = "variable"


@dataclass(frozen=True, slots=True)
class Offer:
    """A completion, and its description."""

    word: str
    kind: Kind
    detail: str = ""


def word_at(text: str, line: int, column: int) -> str:
    """The word at a position."""
    lines = text.split("\n")
    if not 1 <= line <= len(lines):
        return ""
    for match in _WORD.finditer(lines[line - 1]):
        if match.start() < column <= match.end() + 1:
            return match[0]
    return ""


def definition(program: OpenProgram, line: int, column: int) -> Span | None:
    """The declaration of the name at a position: a local, a field, a method, a class."""
    word = word_at(program.text, line, column)
    if program.loaded is None or not word:
        return None
    named = _named(program, word, line, column)
    if named is not None:
        return named.span
    local = _local(program.loaded.syntax, word, program.name, line, column)
    if local is not None:
        return local
    info = program.loaded.program.hierarchy.get(word)
    return info.declaration.span if info is not None and info.declaration.span.line else None


def _named(program: OpenProgram, word: str, line: int, column: int) -> FieldInfo | MethodInfo | None:
    """The member with this name in the smallest code around a position."""
    assert program.loaded is not None
    found: list[tuple[tuple[int, int], FieldInfo | MethodInfo]] = []
    for method in program.loaded.own_methods():
        for node in typed.walk(method.roots):
            if node.span.file == program.name and contains(node.span, line, column):
                for member in _members(node):
                    names = (member.owner,) if isinstance(member, MethodInfo) and member.is_constructor else ()
                    shown = member.shown if isinstance(member, MethodInfo) else member.name
                    if word in (*names, shown) and member.span.line:
                        size = (node.span.end_line - node.span.line, node.span.end_column - node.span.column)
                        found.append((size, member))
    return min(found, key=lambda pair: pair[0])[1] if found else None


def _members(node: typed.Node) -> Iterator[FieldInfo | MethodInfo]:
    for name in ("field", "method", "constructor"):
        member = getattr(node, name, None)
        if isinstance(member, FieldInfo | MethodInfo):
            yield member


def _local(program: syntax.Program, word: str, file: str, line: int, column: int) -> Span | None:
    """The nearest declaration of a local or a parameter before a position, in the same member."""
    for cls in program.classes:
        for member in cls.members:
            if member.span.file == file and contains(member.span, line, column):
                declared = [
                    node.span
                    for node in syntax.walk(member)
                    if isinstance(node, syntax.Declare | syntax.Parameter)
                    and node.name == word
                    and (node.span.line, node.span.column) <= (line, column)
                ]
                return max(declared, key=lambda span: (span.line, span.column)) if declared else None
    return None


# --- completion ----------------------------------------------------------------------------------------------


def completions(program: OpenProgram, text: str, line: int, column: int) -> list[Offer]:
    """The completions at a position of the text: members after a dot, otherwise keywords, classes and locals."""
    method = program.method_at(line, column)
    variables = {} if method is None else _variables((*method.variables, *method.parameters))
    chain = chain_before(text, line, column)
    if chain:
        return members_after(program, chain, variables)
    offers = [Offer(word, Kind.KEYWORD) for word in sorted({*RESERVED, *_FURTHER})]
    return [*offers, *names_of(program, variables)]


def contract_names(program: OpenProgram, text: str, line: int, column: int) -> list[Offer]:
    """What a contract above a method may name at a position: members after a dot, otherwise classes and parameters."""
    methods = sorted(program.methods(), key=lambda each: each.info.span)
    around = program.method_at(line, column)
    below = next((each for each in methods if each.info.span.line > line), None)
    method = around or below
    variables = {} if method is None else _variables(method.parameters)
    chain = chain_before(text, line, column)
    if chain:
        return members_after(program, chain, variables)
    return names_of(program, variables)


def chain_before(text: str, line: int, column: int) -> list[str]:
    """The names before a dot at a position: `a.b.` gives a and b."""
    lines = text.split("\n")
    before = lines[line - 1][: column - 1] if 1 <= line <= len(lines) else ""
    chain = _CHAIN.search(before)
    return [] if chain is None else chain[1].split(".")


def names_of(program: OpenProgram, variables: Mapping[str, typed.Variable]) -> list[Offer]:
    """Classes and variables."""
    classes = () if program.loaded is None else program.loaded.program.hierarchy.classes
    offers = [Offer(name, Kind.CLASS) for name in sorted(classes) if "$" not in name]
    return offers + [Offer(each.name, Kind.VARIABLE, str(each.type)) for each in variables.values()]


def _variables(variables: Sequence[typed.Variable]) -> dict[str, typed.Variable]:
    """Variables by name, without those that a translation added."""
    return {each.name: each for each in variables if _WORD.fullmatch(each.name) and "$" not in each.name}


def members_after(program: OpenProgram, chain: Sequence[str], variables: Mapping[str, typed.Variable]) -> list[Offer]:
    """The members of what a chain of names stands for."""
    if program.loaded is None:
        return []
    hierarchy = program.loaded.program.hierarchy
    variable = variables.get(chain[0])
    if variable is None:
        info, static = hierarchy.get(chain[0]), True
    else:
        info, static = _class_of(hierarchy, variable.type), False
    for name in chain[1:]:
        field = None if info is None else info.find_field(name, static)
        info, static = (None if field is None else _class_of(hierarchy, field.type)), False
    return [] if info is None else _offered(info, static)


def _class_of(hierarchy: Hierarchy, t: Type) -> ClassInfo | None:
    return hierarchy.get(t.name) if isinstance(t, ClassType) else None


def _offered(info: ClassInfo, static: bool) -> list[Offer]:
    """The members of a class and its supertypes, either static or instance members."""
    found: dict[str, Offer] = {}
    for above in [*info.lineage(), *info.all_interfaces()]:
        for field in (above.static_fields if static else above.fields).values():
            found.setdefault(field.name, Offer(field.name, Kind.FIELD, str(field.type)))
        for methods in above.methods.values():
            for method in methods:
                if method.static is static:
                    detail = (
                        f"{method.return_type} {method.shown}({', '.join(f'{t} {n}' for n, t in method.parameters)})"
                    )
                    found.setdefault(method.shown, Offer(method.shown, Kind.METHOD, detail))
    return sorted((each for each in found.values() if "$" not in each.word), key=lambda each: each.word)
