"""The code of the library is checked on demand: it is the same as if it were checked at once."""

from __future__ import annotations

import pickle
from dataclasses import fields, is_dataclass

import pytest

from oxpecker.api.loading import Loaded, load_sources
from oxpecker.java.lowering.compiled import compile_class
from oxpecker.java.lowering.naming import ClassNames
from oxpecker.java.resolution.completion import new_world
from oxpecker.oox import syntax, typed
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.scan import forks, needs_journal, read_details
from oxpecker.oox.source import Diagnostics, Source

PROGRAM = Source(
    "Words.java",
    """
import java.util.*;
class Words {
    private final Map<String, Integer> counts = new HashMap<>();
    static List<Integer> seen = new ArrayList<>();
    void add(String word) {
        counts.merge(word.trim(), 1, Integer::sum);
        seen.add(word.length());
    }
}
""",
)


def test_code_that_was_deferred_is_what_is_checked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    later = load_sources([PROGRAM])
    assert sum(each.deferred is not None for each in later.program.methods.values()) > 300
    for kind in (syntax.Method, syntax.Constructor):
        monkeypatch.setattr(kind, "code_summary", None)
    at_once = load_sources([PROGRAM])
    assert not any(each.deferred for each in at_once.program.methods.values())
    assert _answers(later) == _answers(at_once)
    for key, method in at_once.program.methods.items():
        found = later.program.methods[key]
        assert _shown(found.body, {}) == _shown(method.body, {})
        assert _shown(found.variables, {}) == _shown(method.variables, {})


def test_a_stored_program_has_all_code() -> None:
    program = load_sources([PROGRAM]).program
    stored: typed.Program = pickle.loads(pickle.dumps(program))
    assert not any(each.deferred for each in stored.methods.values())
    assert stored.methods["HashMap.size()"].body is not None


def test_code_beside_replaced_models_is_checked_at_once() -> None:
    world = new_world(Diagnostics())
    name = "java.util.OptionalInt"
    for replaced, is_deferred in (([], True), ([world["java.util.BitSet"]], False)):
        compiled = compile_class(world, ClassNames(replaced), world[name])
        members = [each.member for each in compiled.classes["OptionalInt"].entries]
        methods = [each for each in members if isinstance(each, syntax.Method) and each.body is not None]
        assert any(each.code_summary is not None for each in methods) == is_deferred


def test_changed_code_has_no_summary() -> None:
    declaration = load_sources([PROGRAM]).program.methods["HashMap.size()"].info.declaration
    assert isinstance(declaration, syntax.Method) and declaration.code_summary is not None
    body = syntax.Block((syntax.Unsupported("this"),))
    changed = syntax.Method(declaration.return_type, "size", (), body=body, summary=declaration.summary)
    assert changed.code_summary is None


def _answers(loaded: Loaded) -> tuple[object, ...]:
    """What is asked about whole programs."""
    return forks(loaded.program), needs_journal(loaded.program), read_details(loaded.program)


def _shown(part: object, targets: dict[int, int]) -> object:
    """A tree with all that equality ignores; what it refers to by its name."""
    if isinstance(part, FieldInfo):
        return f"{part}"
    if isinstance(part, MethodInfo):
        return part.key
    if isinstance(part, typed.Target):
        return targets.setdefault(id(part), len(targets))
    if isinstance(part, (tuple, list)):
        return [_shown(each, targets) for each in part]
    if isinstance(part, typed.Node) or (is_dataclass(part) and isinstance(part, typed.Variable)):
        return type(part).__name__, [_shown(getattr(part, each.name), targets) for each in fields(part)]
    return repr(part)
