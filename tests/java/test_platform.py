"""The names of the Java platform."""

from __future__ import annotations

import pytest

from oxpecker.java.classfiles.class_file import Access
from oxpecker.java.platform import platform
from oxpecker.java.platform.signatures import signatures
from oxpecker.java.symbols import CONSTRUCTOR


@pytest.mark.parametrize(
    ("owner", "method", "arguments", "there"),
    [
        ("java.lang.String", "getBytes", 1, True),
        ("java.lang.String", "getBytes", 2, False),
        ("java.lang.String", "getBytes", 4, True),
        ("java.lang.String", "format", 1, True),
        ("java.lang.String", "format", 7, True),  # takes any number behind the first
        ("java.lang.String", "format", 0, False),
        ("java.lang.String", "lenght", None, False),
        ("java.lang.StringBuilder", "getChars", 4, True),  # from a superclass that nobody can name
        ("java.io.BufferedReader", "mark", 1, True),
        ("java.io.FilterInputStream", "transferTo", 1, True),  # from above
        ("java.sql.ResultSet", "unwrap", 1, True),
        ("java.lang.String", CONSTRUCTOR, 2, True),
        ("java.io.FilterInputStream", CONSTRUCTOR, 0, False),  # constructors are not inherited
    ],
)
def test_methods(owner: str, method: str, arguments: int | None, there: bool) -> None:
    assert platform().has_method(owner, method, arguments) is there


def test_fields() -> None:
    assert platform().has_field("java.util.Locale", "GERMAN")
    assert platform().has_field("java.io.BufferedInputStream", "in")  # protected, and from above
    assert not platform().has_field("java.util.Locale", "german")


def test_classes_have_what_stands_above_them() -> None:
    names = [each.name for each in platform().lineage("java.io.FileNotFoundException")]
    assert names[:5] == [
        "java.io.FileNotFoundException",
        "java.io.IOException",
        "java.lang.Exception",
        "java.lang.Throwable",
        "java.lang.Object",
    ]
    assert platform().lineage("java.io.Nothing") == ()


@pytest.mark.parametrize(
    ("canonical", "binary"),
    [
        ("java.util.Map.Entry", "java.util.Map$Entry"),
        ("java.util.Map", "java.util.Map"),
        ("org.w3c.dom.Node", "org.w3c.dom.Node"),
        ("java.util.Map.Entri", None),
        ("java.utl.Map", None),
    ],
)
def test_binary_names(canonical: str, binary: str | None) -> None:
    assert platform().binary_name(canonical) == binary


def test_packages() -> None:
    assert platform().lists("java.util") and not platform().lists("java.awt")


def test_signatures_are_those_of_class_files() -> None:
    found = signatures().find("java.sql.ResultSet")
    assert found is not None and found.access & Access.INTERFACE
    assert found.interfaces == ("java/sql/Wrapper", "java/lang/AutoCloseable")
    constants = {each.name: each.constant for each in found.fields}
    assert constants["FETCH_FORWARD"] == 1000
    (moves,) = (each for each in found.methods if each.name == "next")
    assert (moves.descriptor, moves.exceptions) == ("()Z", ("java/sql/SQLException",))
    assert signatures().find("java.sql.Nothing") is None


def test_nested_classes_know_their_outer_ones() -> None:
    outer, inner = signatures().find("java.util.Map"), signatures().find("java.util.Map$Entry")
    assert outer is not None and inner is not None and inner.own_entry is not None
    assert (inner.own_entry.outer, inner.own_entry.simple) == ("java/util/Map", "Entry")
    assert "java/util/Map$Entry" in [each.name for each in outer.inner_classes]


@pytest.mark.parametrize(
    ("owner", "member", "parameters", "release"),
    [
        ("java.lang.String", "isBlank", "()", 11),
        ("java.lang.String", "indexOf", "(I)", 8),
        ("java.lang.String", "indexOf", "(III)", 21),
        ("java.util.List", "of", "()", 9),
        ("java.util.List", "lenght", "()", None),
    ],
)
def test_members_have_the_release_that_introduced_them(
    owner: str, member: str, parameters: str, release: int | None
) -> None:
    assert signatures().release_of_member(owner, member, parameters) == release
