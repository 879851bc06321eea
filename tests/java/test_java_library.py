"""The models of Java's library: all of them compile to OOX."""

from __future__ import annotations

from oxpecker.java.lowering.assembly import assemble
from oxpecker.java.lowering.compiled import compile_class
from oxpecker.java.lowering.dispatch import new_lowering
from oxpecker.java.lowering.naming import ClassNames
from oxpecker.java.lowering.outline import Outline
from oxpecker.java.resolution.completion import new_world
from oxpecker.java.world import LIBRARY
from oxpecker.oox.checker import check
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.source import Diagnostics, Severity

CONSTRUCTS = ("oxpecker.Oox", "oxpecker.Text")
"""Classes that stand for constructs of OOX."""


def test_every_class_compiles_and_the_checker_accepts_it() -> None:
    diagnostics = Diagnostics()
    world = new_world(diagnostics)
    names = ClassNames([])
    whole = new_lowering(world, names, {}, [])
    classes: dict[str, Outline] = {}
    described: dict[str, tuple[str, str]] = {}
    with deep_recursion():
        for path in sorted(LIBRARY.rglob("*.java")):
            name = ".".join(path.relative_to(LIBRARY).with_suffix("").parts)
            if name not in CONSTRUCTS:
                compiled = compile_class(world, names, world[name])
                classes |= compiled.classes
                described |= compiled.described
                whole.literals |= compiled.literals
                whole.class_objects |= compiled.class_objects
                whole.clones |= compiled.clones
        assert [str(item) for item in diagnostics.items] == []
        whole.uses_class_objects = True
        program = assemble(whole, classes, described, list(classes))
        said = check(program, {}).diagnostics
    errors = [f"{item.span}: {item.message}" for item in said if item.severity is Severity.ERROR]
    assert errors == []
