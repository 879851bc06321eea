"""A program may declare a class that the library has a model of: only models that may use it are compiled for it."""

from __future__ import annotations

import pytest

from oxpecker.api.loading import load_sources
from oxpecker.java.lowering import cache
from oxpecker.java.lowering.naming import ClassNames, using
from oxpecker.java.world import World
from oxpecker.oox import typed
from oxpecker.oox.source import Source

VALIDATE = Source(
    "Validate.java",
    """
    package org.apache.commons.lang3;
    public class Validate {
        static boolean isPositive(int number) { return number > 0; }
    }
    """,
)
PRECONDITIONS = Source(
    "Preconditions.java",
    """
    package com.google.common.base;
    public class Preconditions {
        static String formatted(String template, Object... arguments) { throw new IllegalStateException(); }
    }
    """,
)


def test_only_models_that_may_name_a_replaced_class_are_unsettled() -> None:
    base = "com.google.common.base."
    assert using(frozenset({"org.apache.commons.lang3.Validate"})) == {"org.apache.commons.lang3.Validate"}
    assert using(frozenset({f"{base}Preconditions"})) == {f"{base}Preconditions", f"{base}Verify"}
    assert "java.util.ArrayList" in using(frozenset({"java.util.Spliterator"}))
    assert not using(frozenset())


def test_the_others_are_found_in_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    compile_class = cache._compile

    def counted(world: World, names: ClassNames, name: str) -> object:
        compiled.append(name)
        return compile_class(world, names, name)

    monkeypatch.setattr(cache, "_compile", counted)
    load_sources([VALIDATE])
    compiled.clear()
    load_sources([VALIDATE])
    assert compiled == []


def test_a_model_calls_the_class_of_the_program() -> None:
    caller = Source(
        "Caller.java",
        """
        package com.google.common.base;
        class Caller {
            static void call(boolean expression) { Verify.verify(expression, "not so"); }
        }
        """,
    )
    program = load_sources([PRECONDITIONS, caller]).program
    (verify,) = [each for key, each in program.methods.items() if key.startswith("Verify.verify(bool, String")]
    called = [node.method for node in typed.found(verify.roots, typed.Invoke) if node.method.name == "formatted"]
    assert [program.methods[each.key].info.span.file for each in called] == ["Preconditions.java"]
