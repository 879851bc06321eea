"""The models of Java's library: all of them compile to OOX."""

from __future__ import annotations

from tests.java.whole_library import whole_library


def test_every_class_compiles_and_the_checker_accepts_it() -> None:
    library = whole_library()
    assert [str(item) for item in library.world.diagnostics.items] == []
    assert library.program.methods
