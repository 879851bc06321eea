"""Laws about names: a program whose classes, methods, fields or variables are called otherwise is the same program."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import oxpecker.java
from oxpecker.oox.source import Source
from tests.laws.law import Law, Pairing, one_file
from tests.laws.source import Edit, JavaSource

_CLASSES = ("class_declaration", "interface_declaration")
_METHODS = ("method_declaration",)
_VARIABLES = ("variable_declarator", "formal_parameter")
_TOLD = {"getClass", "getName", "getSimpleName", "toString", "printStackTrace", "valueOf", "name", "println", "print"}
"""Uses of these may tell what a class is called."""
_LOMBOK = "lombok"
"""It names methods after fields."""


@cache
def _of_the_library() -> frozenset[str]:
    """All names that the library's models use: a program's own name must be none of them."""
    folder = Path(oxpecker.java.__file__).parent / "library"
    found: set[str] = {"main", "super", "this", "length", "result"}
    for file in sorted(folder.rglob("*.java")):
        found.update(name for name, _, _ in JavaSource(file.read_text("utf-8")).names())
    return frozenset(found)


def renamable(source: JavaSource, kinds: tuple[str, ...]) -> list[str]:
    """The names that nodes of some kinds declare, and nothing else does with another meaning outside the program."""
    declared = [node.child_by_field_name("name") for node in source.nodes(*kinds)]
    names = {source.written(node) for node in declared if node is not None}
    used = {name for name, _, _ in source.names()}
    if (kinds is _CLASSES and _TOLD & used) or (kinds is _VARIABLES and _LOMBOK in used):
        return []
    fixed = _of_the_library() | _written_out(source)
    if kinds is _METHODS:
        fixed |= _inherited_unseen(source)
    return sorted(names - fixed)


def _written_out(source: JavaSource) -> set[str]:
    """Names that a program may print: constants of enums, and components of records."""
    found = {
        source.written(name) for node in source.nodes("enum_constant") if (name := node.child_by_field_name("name"))
    }
    for record in source.nodes("record_declaration"):
        parameters = record.child_by_field_name("parameters")
        for each in [] if parameters is None else parameters.named_children:
            name = each.child_by_field_name("name")
            found |= set() if name is None else {source.written(name)}
    return found


def _inherited_unseen(source: JavaSource) -> set[str]:
    """The methods of classes that extend one of the platform without a model: it may have others of these names."""
    own = {source.written(name) for node in source.nodes(*_CLASSES) if (name := node.child_by_field_name("name"))}
    found: set[str] = set()
    for declared in source.nodes("class_declaration"):
        above = declared.child_by_field_name("superclass")
        names = set() if above is None else set(re.findall(r"\w+", source.written(above))) - {"extends"}
        if names and names.isdisjoint(own | _models()):
            methods = (
                node for node in source.nodes(*_METHODS) if declared.start_byte <= node.start_byte < declared.end_byte
            )
            found |= {source.written(name) for node in methods if (name := node.child_by_field_name("name"))}
    return found


@cache
def _models() -> frozenset[str]:
    """The classes of the platform that have a model."""
    return frozenset(file.stem for file in (Path(oxpecker.java.__file__).parent / "library").rglob("*.java"))


def renamed(source: JavaSource, old: str, new: str) -> str:
    """The text with every use of a name replaced."""
    return source.edited(Edit(start, end, new) for name, start, end in source.names() if name == old)


def _law(what: str, kinds: tuple[str, ...]) -> Law:
    def change(text: str, random: Random) -> list[Source] | None:
        source = JavaSource(text)
        names = renamable(source, kinds)
        if not names:
            return None
        for old in random.sample(names, min(3, len(names))):
            new = f"Zz9{old}" if random.random() < 0.5 else f"A9{old}"
            source = JavaSource(renamed(source, old, new if old[0].isupper() else new[0].lower() + new[1:]))
        return one_file(source.text)

    return Law(f"renamed {what}", change, Pairing.BY_POSITION)


RENAMINGS = (_law("classes", _CLASSES), _law("methods", _METHODS), _law("variables", _VARIABLES))
