"""Properties in relational form: Alloy formulas over the state before (`f`) and after (`f'`) a method (Karun 3.3)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.source import Source, Span
from oxpecker.oox.types import ClassType
from oxpecker.refinement.class_names import class_named, with_nested_names
from oxpecker.refinement.collection_models import is_collection
from oxpecker.refinement.collection_state import collection_words
from oxpecker.refinement.domain import Domain
from oxpecker.refinement.outcome import RESULT
from oxpecker.refinement.problem import Problem, class_set
from oxpecker.refinement.scan import Elements, Lengths
from oxpecker.refinement.state import Heap, Opaque, Value
from oxpecker.refinement.vocabulary import is_hidden, is_opaque
from oxpecker.relational.alloy import tree
from oxpecker.relational.alloy.dialect import Dialect
from oxpecker.relational.alloy.lexer import tokens
from oxpecker.relational.alloy.parser import parse_formula, parse_module
from oxpecker.relational.alloy.resolution import Resolver
from oxpecker.relational.alloy.terms import Scope, fixed
from oxpecker.relational.syntax import NONE, Expression, Formula

_BEGIN = re.compile(r"^\s*//@\s*alloy\b(?P<text>.*)$")
_MORE = re.compile(r"^\s*//(?P<text>\s{4,}.*)$")
_LABEL = re.compile(r"^([A-Za-z_][\w-]*)\s*:\s+(?=\S)")
_DEFINITION = re.compile(r"^\s*(pred|fun)\b")
RETURN_NAMES = ("return", "retval", "result")


@dataclass(frozen=True, slots=True)
class Property:
    """A formula that must hold whenever the method returns; `span` is its place."""

    text: str
    span: Span
    definitions: str = ""
    """The predicates and functions that it may use."""
    label: str = ""
    """Its name, if it has one."""
    layout: str = ""
    """The formula at its position in the file, preceded by blanks, so that errors have the right place."""

    def within(self, hierarchy: Hierarchy, owner: str) -> Property:
        """The same property for a method of a class, with one name for each nested class."""
        definitions = with_nested_names(hierarchy, self.definitions, owner)
        return replace(self, definitions=definitions, layout=with_nested_names(hierarchy, self.layout, owner))

    def names(self) -> set[str]:
        """The names in it, without primes."""
        found = tokens(self.span.file, f"{self.definitions}\n{self.layout}", Dialect.ALLOY_4)
        return {token.text.rstrip("'") for token in found if token.kind == "name"}


def names_in(properties: Iterable[Property], hierarchy: Hierarchy, owner: str) -> set[str]:
    """The names in properties of a method, and those of the classes that they mean."""
    names = {name for each in properties for name in each.within(hierarchy, owner).names()}
    return names | {known for name in names if (known := class_named(hierarchy, name, owner)) is not None}


@dataclass(frozen=True, slots=True)
class _Piece:
    """A part of a line."""

    line: int
    column: int
    text: str


@dataclass(slots=True)
class _Comment:
    pieces: list[_Piece]

    @property
    def text(self) -> str:
        return " ".join(piece.text.strip() for piece in self.pieces)

    @property
    def first(self) -> int:
        return self.pieces[0].line

    @property
    def last(self) -> int:
        return self.pieces[-1].line

    def without(self, count: int) -> list[_Piece]:
        """The pieces without the first `count` characters."""
        begin = self.pieces[0]
        return [_Piece(begin.line, begin.column + count, begin.text[count:]), *self.pieces[1:]]


def _laid_out(pieces: Iterable[_Piece]) -> str:
    """A text with the pieces at their positions."""
    text, line = "", 1
    for piece in pieces:
        text += "\n" * (piece.line - line) + " " * (piece.column - 1) + piece.text
        line = piece.line
    return text


def properties_in(source: Source, methods: Iterable[typed.Method]) -> dict[str, list[Property]]:
    """The properties in comments `//@ alloy ..` above methods, by the key of the method.

    A name and a colon may precede a formula. Comments right below that are indented by four blanks continue the
    formula; `//@ alloy pred ..` and `fun ..` apply to the whole file.
    """
    comments = _comments(source)
    definitions = _laid_out(piece for each in comments if _DEFINITION.match(each.text) for piece in each.pieces)
    formulas = [c for c in comments if not _DEFINITION.match(c.text)]
    found: dict[str, list[Property]] = {}
    lines = sorted({m.info.span.line: m for m in methods if m.info.span.file == source.name}.items())
    for comment in formulas:
        below = next((m for line, m in lines if line > comment.last), None)
        if below is None:
            continue
        end = len(source.line(comment.last)) + 1
        column = source.line(comment.first).index("//@") + 1
        span = Span(source.name, comment.first, column, comment.last, end)
        label = _LABEL.match(comment.text)
        text = comment.text[label.end() :] if label else comment.text
        layout = _laid_out(comment.without(label.end() if label else 0))
        stated = Property(text, span, definitions, label.group(1) if label else "", layout)
        found.setdefault(below.info.key, []).append(stated)
    return found


def _comments(source: Source) -> list[_Comment]:
    found: list[_Comment] = []
    for number, line in enumerate(source.text.split("\n"), 1):
        begin, more = _BEGIN.match(line), _MORE.match(line)
        if begin:
            found.append(_Comment([_piece(number, begin)]))
        elif more and found and found[-1].last == number - 1:
            found[-1].pieces.append(_piece(number, more))
    for each in found:
        # As in JML, a semicolon may end it.
        each.pieces[-1] = replace(each.pieces[-1], text=each.pieces[-1].text.removesuffix(";").rstrip())
    return found


def _piece(number: int, match: re.Match[str]) -> _Piece:
    text = match.group("text")
    blanks = len(text) - len(text.lstrip())
    return _Piece(number, match.start("text") + blanks + 1, text.strip())


def properties_of_text(name: str, text: str) -> list[Property]:
    """The properties of a file: its assertions, or a single formula."""
    lines = text.split("\n")
    span = Span(name, 1, 1, len(lines), len(lines[-1]) + 1)
    if not re.search(r"^\s*(pred|fun|assert)\b", text, re.MULTILINE):
        return [Property(text.strip(), span, layout=text)]
    parts = re.split(r"(?m)^(?=\s*(?:pred|fun|assert)\b)", text)
    definitions = "\n".join(part for part in parts if _DEFINITION.match(part))
    found, line = [], 1
    for part in parts:
        stripped = part.strip()
        if stripped.startswith("assert"):
            begin = part.index("{")
            ahead = "".join(each if each == "\n" else " " for each in part[:begin])
            layout = "\n" * (line - 1) + ahead + part[begin:]
            span = Span(name, line, 1, line + part.count("\n"), 1)
            found.append(Property(part[begin:].strip(), span, definitions, layout=layout))
        line += part.count("\n")
    return found


@dataclass(frozen=True, slots=True)
class States:
    """The first and the last state of a run, over which properties are evaluated."""

    domain: Domain
    method: typed.Method
    arguments: list[Value]
    before: Heap
    after: Heap
    result: Value | None


def states_of(problem: Problem) -> States:
    """The states of all runs that return."""
    returned = problem.outcome.returned
    after = problem.heap if returned is None else returned.state.heap
    result = _no_result(problem.method) if returned is None else returned.state.locals.get(RESULT)
    return States(problem.domain, problem.method, problem.arguments, problem.heap, after, result)


def _no_result(method: typed.Method) -> Value | None:
    """The result of a method of which no run returns: a property may still name it."""
    t = method.info.return_type
    return None if method.info.is_constructor or is_opaque(t) else NONE


def resolved(property: Property, states: States) -> Formula:
    """The property as a formula over two states."""
    property = property.within(states.domain.code.hierarchy, states.method.info.owner)
    resolver = Resolver(_names(states, property.names()), dialect=Dialect.ALLOY_4, unites=True)
    if property.definitions:
        for function in parse_module(property.span.file, property.definitions, Dialect.ALLOY_4).functions:
            resolver.define(function.name.text, function, resolver)
    # Error places refer to the file.
    node: tree.Node = parse_formula(property.span.file, property.layout, Dialect.ALLOY_4)
    values = _scope(states)
    for name, value in values.items():
        resolver.names.setdefault(name, [value])
    return resolver.formula(node, Scope({n: fixed(v, resolver.types.of(v), node.place) for n, v in values.items()}))


def _scope(states: States) -> Mapping[str, Expression]:
    domain, scope = states.domain, dict[str, Expression]()
    for variable, value in zip(states.method.parameters, states.arguments, strict=True):
        if not isinstance(value, Opaque):
            scope[variable.name] = scope[f"{variable.name}'"] = value
    for name, atom in (("null", domain.null), ("true", domain.true), ("false", domain.false)):
        scope[name] = scope[f"{name}$rel"] = atom
    if states.result is not None and not isinstance(states.result, Opaque):
        for name in (*RETURN_NAMES, f"{states.method.info.name}$return"):
            scope.setdefault(name, states.result)
    return scope


def _names(states: States, used: Iterable[str]) -> dict[str, list[Expression]]:
    domain, hierarchy = states.domain, states.domain.code.hierarchy
    names: dict[str, list[Expression]] = {}
    for each in (*domain.words.fields, *domain.words.statics):
        if is_hidden(each.owner) or is_collection(hierarchy, each.owner):
            continue
        names.setdefault(each.name, []).append(states.before[each])
        names.setdefault(f"{each.name}'", []).append(states.after[each])
    written = {name: name for name in hierarchy.classes}
    for name in sorted(used):
        written.setdefault(name, class_named(hierarchy, name, states.method.info.owner) or name)
    for name, meant in written.items():
        if meant in hierarchy.classes and domain.pools_of(ClassType(meant)):
            names.setdefault(name, []).append(class_set(domain, meant, states.before))
            names.setdefault(f"{name}'", []).append(class_set(domain, meant, states.after))
    for word, kind in (("elements", Elements), ("length", Lengths)):
        keys = [key for key in states.before if isinstance(key, kind)]
        if word not in names:  # a field of that name has priority
            for name, heap in ((word, states.before), (f"{word}'", states.after)):
                names[name] = [heap[key] for key in keys]
    for prime, heap in (("", states.before), ("'", states.after)):
        for word, relations in collection_words(domain, heap).items():
            names.setdefault(f"{word}{prime}", []).extend(relations)
    return names
