"""Declares in a Java text that a parameter or a field may be null: code that does not expect it becomes a finding."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from oxpecker.api.java_paths import paths_of_document
from oxpecker.java import tree
from oxpecker.java.nullness import Nullness, is_of_type, own_nullness
from oxpecker.java.reading import parse
from oxpecker.lsp.inference import Replacement, replacements
from oxpecker.lsp.program import OpenProgram, contains
from oxpecker.oox import typed
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.source import Source, Span

_NOT_NULL = re.compile(r"(?:this\.)?(\w+) != null")
_JML = "/*@ nullable @*/"
_LIBRARIES = (
    "org.jspecify.annotations.Nullable",
    "jakarta.annotation.Nullable",
    "javax.annotation.Nullable",
    "org.jetbrains.annotations.Nullable",
    "org.springframework.lang.Nullable",
    "androidx.annotation.Nullable",
    "org.checkerframework.checker.nullness.qual.Nullable",
    "org.eclipse.jdt.annotation.Nullable",
    "edu.umd.cs.findbugs.annotations.Nullable",
    "io.micrometer.common.lang.Nullable",
)
"""Annotations that tools know, the most widely accepted first."""


@dataclass(frozen=True, slots=True)
class NullableEdit:
    """What is written before a type, and the edits that do so."""

    annotation: str
    edits: Sequence[Replacement]


@dataclass(frozen=True, slots=True)
class _Annotation:
    """How a text says that something may be null; `imported` if that takes a new import."""

    text: str
    imported: str = ""


def nullable_edit(program: OpenProgram, method: typed.Method, expression: str) -> NullableEdit | None:
    """The edits for a condition that a parameter or field of the method's class is not null; None if there are none."""
    wanted = _NOT_NULL.fullmatch(expression)
    if wanted is None or not program.name.endswith(".java"):
        return None
    with deep_recursion():
        file = parse(Source(program.name, program.text)).file
    declared = _declared(file.classes, method.info.span, wanted[1])
    if declared is None:
        return None
    chosen = _annotation(program, file, declared)
    lines = program.text.split("\n")
    line, column = declared.span.line - 1, declared.span.column - 1
    lines[line] = f"{lines[line][:column]}{chosen.text} {lines[line][column:]}"
    if chosen.imported:
        _import(lines, file, chosen.imported)
    return NullableEdit(chosen.text, replacements(program.text, "\n".join(lines)))


def _declared(classes: Sequence[tree.ClassDeclaration], method: Span, name: str) -> tree.TypeNode | None:
    """The type of a parameter of the method, or of a field of its class, that says nothing about null."""
    for declared in _all_classes(classes):
        for member in declared.members:
            if not isinstance(member, tree.MethodDeclaration | tree.ConstructorDeclaration):
                continue
            if not contains(method, member.span.line, member.span.column):
                continue
            for parameter in member.parameters:
                if parameter.name == name:
                    return None if _is_said(parameter.modifiers) else parameter.type
            return _field(declared, name)
    return None


def _all_classes(classes: Sequence[tree.ClassDeclaration]) -> Iterator[tree.ClassDeclaration]:
    for each in classes:
        yield each
        yield from _all_classes([member for member in each.members if isinstance(member, tree.ClassDeclaration)])


def _field(declared: tree.ClassDeclaration, name: str) -> tree.TypeNode | None:
    for member in declared.members:
        if isinstance(member, tree.FieldDeclaration) and any(each.name == name for each in member.declarators):
            # `String a, b;` would say it of both.
            is_alone = len(member.declarators) == 1 and not _is_said(member.modifiers)
            return member.declarators[0].type if is_alone else None
    return None


def _is_said(modifiers: tree.Modifiers) -> bool:
    return own_nullness(each.name for each in modifiers.annotations) is not None


def _annotation(program: OpenProgram, file: tree.File, declared: tree.TypeNode) -> _Annotation:
    """What the text or its program knows already, then what the class path has, otherwise a word of JML."""
    names = [each.name for each in file.imports if not each.static and not each.all]
    known = [name for name in names if own_nullness([name]) is Nullness.MAYBE]
    found = [_Annotation(f"@{name.rpartition('.')[2]}") for name in known if _fits(name, declared)]
    if found:
        return found[0]
    if known or any(name.rpartition(".")[2] == "Nullable" for name in names):
        return _Annotation(_JML)
    own = [name for name in _own_annotations(program, file) if _fits(name, declared)]
    if own:
        is_near = own[0].rpartition(".")[0] == file.package
        return _Annotation("@Nullable", "" if is_near else own[0])
    classes = paths_of_document(program.sources()).classes
    for name in _LIBRARIES:
        if _fits(name, declared) and classes.find(name) is not None:
            return _Annotation("@Nullable", name)
    return _Annotation(_JML)


def _own_annotations(program: OpenProgram, file: tree.File) -> list[str]:
    """The annotations of this name that the program declares, those of the same package first."""
    files = [file, *(parse(source).file for source in program.others)]
    found = [
        (each.package, declared.name) for each in files for declared in each.classes if declared.name == "Nullable"
    ]
    near = sorted(found, key=lambda each: each[0] != file.package)
    return [f"{package}.{name}".lstrip(".") for package, name in near]


def _fits(annotation: str, declared: tree.TypeNode) -> bool:
    """Whether an annotation may stand before a type: one of types would belong to an array's elements, or a package."""
    is_simple = isinstance(declared, tree.NamedType) and len(declared.parts) == 1
    return is_simple or not is_of_type(annotation, ())


def _import(lines: list[str], file: tree.File, name: str) -> None:
    """Inserts an import after the others, or after the package clause."""
    after = max((each.span.end_line for each in file.imports), default=0)
    if after:
        lines.insert(after, f"import {name};")
        return
    package = next((number for number, line in enumerate(lines, 1) if line.lstrip().startswith("package ")), 0)
    lines[package:package] = ["", f"import {name};"] if package else [f"import {name};", ""]
