"""The dependencies that a Gradle build file declares."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import field
from pathlib import Path

from oxpecker.java.project.coordinates import Dependency, Scope
from oxpecker.java.project.gradle_text import blocks, interpolated, strings
from oxpecker.oox.records import dataclass

_DECLARATION = re.compile(
    r"\b(?P<test>test\w*?|integrationTest\w*?)?"
    r"(?P<word>api|implementation|compileOnlyApi|compileOnly|compile|providedCompile|provided|annotationProcessor"
    r"|Api|Implementation|CompileOnly|Compile)\b[ \t]*(?P<what>\(?[^\n;]*(?:\([^)]*\))*)"
)
_NAMED = re.compile(r"""\b(group|name|version|classifier)\s*[:=]\s*["']([^"'\n]*)["']""")
_ACCESSOR = re.compile(r"\blibs(?:\.\w+)+")


@dataclass(slots=True)
class Declared:
    """What a build file asks for."""

    dependencies: list[Dependency] = field(default_factory=list)
    platforms: list[Dependency] = field(default_factory=list)
    """Poms that manage versions (BOM)."""
    jars: list[Path] = field(default_factory=list)
    test_jars: list[Path] = field(default_factory=list)


def declared(text: str, folder: Path, known: Mapping[str, str], catalogue: Mapping[str, list[Dependency]]) -> Declared:
    """The dependencies in the blocks `dependencies {..}` of a build file."""
    found = Declared()
    for block in blocks(text, "dependencies"):
        for match in _DECLARATION.finditer(block):
            what, is_test = match["what"], match["test"] is not None
            scope = Scope.TEST if is_test else Scope.COMPILE
            if re.search(r"\bproject\s*\(", what):
                continue  # the modules of a project are found as sources
            (found.test_jars if is_test else found.jars).extend(_files(what, folder))
            listed = list(_dependencies(what, known, catalogue, scope))
            is_platform = re.search(r"\b(?:enforcedPlatform|platform)\s*\(", what) is not None
            (found.platforms if is_platform else found.dependencies).extend(listed)
    return found


def _dependencies(
    what: str, known: Mapping[str, str], catalogue: Mapping[str, list[Dependency]], scope: Scope
) -> Iterator[Dependency]:
    named = dict(_NAMED.findall(what))
    if "group" in named and "name" in named:
        version = interpolated(named["version"], known) if "version" in named else None
        yield Dependency(named["group"], named["name"], version, scope, classifier=named.get("classifier", ""))
        return
    for accessor in _ACCESSOR.findall(what):
        for each in catalogue.get(accessor.removesuffix(".get"), []):
            yield Dependency(each.group, each.artifact, each.version, scope)
    for value in strings(what):
        parts = interpolated(value, known).partition("@")[0].split(":")
        if 2 <= len(parts) <= 4 and all(re.fullmatch(r"[\w.\-+\[\](),$ ]*", each) for each in parts) and all(parts[:2]):
            yield Dependency(
                parts[0],
                parts[1],
                parts[2] if len(parts) > 2 and parts[2] else None,
                scope,
                classifier=parts[3] if len(parts) > 3 else "",
            )


def _files(what: str, folder: Path) -> Iterator[Path]:
    """`files('a.jar')` and `fileTree(dir: 'libs', ..)`."""
    if re.search(r"\bfiles\s*\(", what):
        yield from (folder / name for name in strings(what) if name.endswith(".jar"))
    elif re.search(r"\bfileTree\s*\(", what):
        names = [name for name in strings(what) if "*" not in name]
        for name in names[:1]:
            yield from sorted((folder / name).glob("**/*.jar"))
