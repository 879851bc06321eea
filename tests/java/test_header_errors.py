"""An error in the header of a class is reported at its place; all other classes mean what they mean without it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.api.loading import Loaded, load_sources
from oxpecker.api.session import Session
from oxpecker.cli.main import cli
from oxpecker.java import translate
from oxpecker.oox import syntax
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import Source
from tests.exhaustive import sampled
from tests.java.header_errors import GOOD, WRONG


def loaded(wrong: str = "") -> Loaded:
    """The good program beside wrong classes."""
    sources = [Source("Good.java", GOOD)]
    return load_sources(
        [*sources, *([Source("Wrong.java", f"import java.util.*; {wrong}")] * bool(wrong))], contain=True
    )


@cache
def good() -> tuple[syntax.Class, ...]:
    return of_file(loaded(), "Good.java")


def of_file(program: Loaded, file: str) -> tuple[syntax.Class, ...]:
    return tuple(each for each in program.syntax.classes if each.span.file == file)


def closed(declaration: syntax.Class) -> syntax.Class:
    """A class without the mark that it may have unknown subclasses."""
    members = (each for each in declaration.members if getattr(each, "name", "") != InputRole.OPEN)
    return replace(declaration, members=tuple(members))


@pytest.mark.parametrize("kind", sampled(WRONG, 8))
def test_other_classes_do_not_change(kind: str) -> None:
    beside = loaded(WRONG[kind])
    assert beside.errors and {each.span.file for each in beside.errors} == {"Wrong.java"}
    here = of_file(beside, "Good.java")
    assert tuple(map(closed, here)) == good()
    mentioned = set(re.findall(r"\w+", WRONG[kind]))
    assert {each.name for each in here if closed(each) != each} <= mentioned, "only these may have further subclasses"
    hierarchy, own = beside.program.hierarchy, {each.name for each in good()}
    for wrong in of_file(beside, "Wrong.java"):
        assert not any(hierarchy.subclass(wrong.name, each) for each in own), "an object that others might meet"


def test_verdicts_change_only_where_the_wrong_class_may_be_met() -> None:
    def verdicts(program: Loaded) -> dict[str, str]:
        session, own = Session(program), [m for m in program.methods_to_check() if m.info.span.file == "Good.java"]
        return {str(each.info): str(session.check(each).verdict) for each in own if each.info.owner == "Good"}

    alone = verdicts(loaded())
    assert {"valid", "invalid"} <= set(alone.values())
    met = {"Good.any(Shape)": "valid-within-bounds"}  # shapes of the program were tried
    for kind in ("override_weaker", "incomplete"):
        assert "Shape" in WRONG[kind]
        assert verdicts(loaded(WRONG[kind])) == alone | met
    assert verdicts(loaded(WRONG["incomplete_lib"])) == alone


def test_code_that_uses_a_class_with_an_error_says_so(tmp_path: Path) -> None:
    file = tmp_path / "A.java"
    file.write_text(
        "class A { static int n; int f(Wrong w) { return w.run(); } int g() { return 1; }"
        " boolean h(Wrong w) { return w == null; }\n"
        "  void made() { n = 0; new Wrong(); assert n == 0; } void read() { n = 0; n += Wrong.m; assert n >= 0; } }\n"
        "class Wrong implements Runnable { static int m = A.n++; int run() { return 1; } Wrong() { A.n = 1; } }\n",
        encoding="utf-8",
    )
    result = CliRunner().invoke(cli, ["check", str(file)])
    assert result.exit_code == 2
    assert f"{file}:3:61: error: Wrong.run() cannot override Runnable.run()" in result.stderr
    for method in ("f(Wrong)", "made()", "read()"):
        assert f"A.{method}: unknown (unsupported: this use of Wrong (the class has errors)" in result.stdout
    assert "A.h(Wrong): valid" in result.stdout
    assert "A.g(): valid: every input" in result.stdout


NEWER = """\
import java.util.*;
abstract class Chain<E> extends AbstractList<E> {
    public boolean addFirst(E e) { return e != null; }
    int both(E e) { return addFirst(e) ? 1 : 0; }
    abstract static class Longer<E> extends Chain<E> {
        @Override public boolean addFirst(E e) { return super.addFirst(e) && size() > 0; }
    }
}
abstract class Trie extends AbstractMap<String, String> implements SortedMap<String, String> {
    Map.Entry<String, String> firstEntry() { return null; }
}
"""
"""Correct before Java 21, which added methods of the same names to lists and maps."""


@pytest.mark.parametrize(("release", "count"), [(None, 0), (17, 0), (21, 3)])
def test_members_of_later_releases_are_not_overridden(release: int | None, count: int) -> None:
    translated = translate([Source("Chain.java", NEWER)], release=release)
    wrong = [each.message for each in translated.diagnostics if "cannot override" in each.message]
    assert len({each.partition(")")[0] for each in wrong}) == count
    if release is None:
        program = load_sources([Source("Chain.java", NEWER)])
        assert {"Chain.both(Object)", "Trie.firstEntry()"} <= {str(each.info) for each in program.methods_to_check()}


@pytest.mark.parametrize(("release", "count"), [(None, 0), (17, 0), (21, 1)])
def test_inherited_members_of_later_releases_do_not_clash(release: int | None, count: int) -> None:
    text = "abstract class Both<E> extends java.util.AbstractList<E> implements java.util.Deque<E> { }"
    options = {} if release is None else {"release": str(release)}
    program = load_sources(
        [Source("Both.java", f"{text} class A {{ int f() {{ return 1; }} }}")], options, contain=True
    )
    assert len(program.errors) == count
