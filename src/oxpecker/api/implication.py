"""Whether one contract of a method implies another: a wrapper that only calls it is checked against the other.

The wrapper has the method's own head and another name; that of a constructor has one more parameter. In a modular
check the call is what the first contract says.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from oxpecker.api.layers import Layers
from oxpecker.api.loading import Loaded, ProgramErrors, load_sources
from oxpecker.api.session import Session
from oxpecker.oox import typed
from oxpecker.oox.source import BUILT_IN, Source
from oxpecker.oox.types import VOID
from oxpecker.refinement.extraction.patches import first_line, patched
from oxpecker.results import MethodResult

WRAPPER = "impliedContract"
"""The name of the wrapper, or of its first parameter."""


def own_sources(loaded: Loaded) -> list[Source]:
    """The texts of a program without those of the library."""
    files = {loaded.program.hierarchy[name].declaration.span.file for name in loaded.own}
    return [source for name, source in loaded.sources.items() if name in files and not name.startswith(BUILT_IN)]


def reloaded(loaded: Loaded, changed: Source) -> Loaded:
    """The program with another text of one file; ProgramErrors."""
    sources = own_sources(loaded)
    texts = [changed if each.name == changed.name else each for each in sources]
    return load_sources(texts, paths=loaded.paths)


def implication(
    loaded: Loaded, method: typed.Method, given: Sequence[str], wanted: Sequence[str]
) -> MethodResult | None:
    """The result for a wrapper with the wanted clauses, if calls do what the given ones say.

    None for OOX, and where the text has errors then.
    """
    source = loaded.sources.get(method.info.span.file)
    if source is None or not source.name.endswith(".java"):
        return None
    # Without any postcondition, a call would run the body.
    lines = patched(source, [(method, [*given, "ensures true;"])]).splitlines(keepends=True)
    at = first_line(source, method) - 1
    lines[at:at] = _wrapper(source, method, wanted)
    try:
        again = reloaded(loaded, Source(source.name, "".join(lines)))
    except ProgramErrors:
        return None
    wrapper = next((each for each in again.methods_to_check() if _is_wrapper(each)), None)
    if wrapper is None or again.errors:
        return None
    options = Layers().of(again)
    return Session(again, lambda each: replace(options(each), modular=True, null_inputs=True), [wrapper]).check(wrapper)


def _wrapper(source: Source, method: typed.Method, clauses: Sequence[str]) -> list[str]:
    """A method with the same head that calls the method, and its contract."""
    info = method.info
    lines, name = source.text.splitlines(keepends=True), info.span
    first = lines[name.line - 1]
    start = max(first.rfind(sign, 0, name.column - 1) for sign in "{};") + 1
    before = re.sub(r"@\w+(\([^)]*\))?", "", first[start : name.column - 1]).strip()
    rest = first[name.end_column - 1 :] + "".join(lines[name.line :])
    own = rest[: rest.index("{")].strip()
    arguments = ", ".join(parameter for parameter, _ in info.parameters)
    answer = "" if info.return_type == VOID else "return "
    comments = [f"//@ {clause}\n" for clause in clauses]
    if info.is_constructor:
        marker = f"boolean {WRAPPER}{', ' if info.parameters else ''}"
        called = first[name.column - 1 : name.end_column - 1]
        return [*comments, f"{before} {called}({marker}{own.removeprefix('(')} {{ this({arguments}); }}\n"]
    return [*comments, f"{before} {WRAPPER}{own} {{ {answer}{info.shown}({arguments}); }}\n"]


def _is_wrapper(method: typed.Method) -> bool:
    info = method.info
    first = next((name for name, _ in info.parameters), "")
    return info.name == WRAPPER or (info.is_constructor and first == WRAPPER)
