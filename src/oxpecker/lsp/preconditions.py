"""What a method expects of its callers, to insert into the text: as a precondition, or as a guard."""

from __future__ import annotations

import re

from oxpecker.lsp.inference import Replacement, can_be_written, replacements
from oxpecker.lsp.program import OpenProgram
from oxpecker.oox import typed
from oxpecker.oox.source import Source
from oxpecker.refinement.extraction.contracts import may_be_overridden
from oxpecker.refinement.extraction.patches import patched

_ONLY_JML = re.compile(r"\\|==>|<==|<=!=>|#")
"""What Java's expressions do not have."""
_NULL = re.compile(r"([\w.]+) != null")


def precondition_edit(program: OpenProgram, method: typed.Method, expression: str) -> list[Replacement]:
    """The edits that add a precondition to a method; none if it has no place for one."""
    source = Source(program.name, program.text)
    is_java = program.name.endswith(".java")
    if can_be_written(program, method):
        clause = f"requires {expression};" if is_java else f"requires({expression})"
        return replacements(program.text, patched(source, [(method, [clause])]))
    first = _first_clause(program, method) if is_java else None
    if first is None:
        return []
    text = source.line(first)
    indent = text[: len(text) - len(text.lstrip())]
    return [Replacement(first - 1, first - 1, f"{indent}//@ requires {expression};\n")]


def _first_clause(program: OpenProgram, method: typed.Method) -> int | None:
    """The line of the first clause of a contract that consists of `//@` lines and has one case of no behavior."""
    assert program.loaded is not None
    cases = [case for case in method.cases if not case.trivial]
    if len(cases) != 1 or may_be_overridden(program.loaded.program, method):
        return None
    clauses = [*cases[0].requires, *cases[0].ensures, *cases[0].exceptional, *cases[0].signals]
    if any(clause.span.file != program.name for clause in clauses):
        return None  # inherited
    lines = [clause.span.line for clause in clauses if clause.span.line < method.info.span.line]
    source = Source(program.name, program.text)
    written = (
        [source.line(line).strip() for line in range(min(lines, default=0), method.info.span.line)] if lines else []
    )
    above = [text for text in written if text.startswith("//@")]
    is_plain = bool(above) and written[0].startswith("//@") and not any("behavio" in text for text in above)
    return min(lines) if is_plain and not _has_head_above(source, min(lines)) else None


def _has_head_above(source: Source, line: int) -> bool:
    """Whether the comment line above a clause belongs to the same contract and may say what kind of case it is."""
    return line > 1 and source.line(line - 1).strip().startswith(("//@", "@", "*"))


def guard_edit(program: OpenProgram, method: typed.Method, expression: str) -> list[Replacement]:
    """The edits that make a Java method throw unless a condition holds; none if it has no place for that."""
    declaration = method.info.declaration
    if not program.name.endswith(".java") or method.info.is_constructor or _ONLY_JML.search(expression):
        return []
    if declaration is None or declaration.body is None:
        return []
    body = declaration.body.span
    lines = program.text.split("\n")
    line = lines[body.line - 1] if body.file == program.name else ""
    if line[body.column - 1 : body.column] != "{":
        return []
    indent = " " * (len(line) - len(line.lstrip()))
    null = _NULL.fullmatch(expression)
    condition = f"{null[1]} == null" if null is not None else f"!({expression})"
    guard = f'{indent}    if ({condition}) throw new IllegalArgumentException("expected: {_quoted(expression)}");'
    head, rest = line[: body.column], line[body.column :]
    after = [head, guard, *([f"{indent}    {rest.strip()}"] if rest.strip() else [])]
    text = "\n".join([*lines[: body.line - 1], *after, *lines[body.line :]])
    return replacements(program.text, text)


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
