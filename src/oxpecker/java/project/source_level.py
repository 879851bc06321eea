"""The release of Java that build files ask for."""

from __future__ import annotations

import re
from collections.abc import Mapping

from oxpecker.java.project.effective_pom import EffectivePom
from oxpecker.java.release import NEWEST, OLDEST, SourceLevel

_VERSION = re.compile(r"(?:JavaVersion\.)?(?:VERSION_)?(?:1[._])?(\d{1,3})")
_VALUE = r"""(?:JavaVersion\.toVersion\s*\(\s*)?["']?([\w.]+)["']?"""
_RELEASE = re.compile(rf"\boptions\.release\b(?:\.set)?\s*[=(]?\s*{_VALUE}")
_SOURCE = re.compile(rf"\bsourceCompatibility\b\s*[=(]?\s*{_VALUE}")
_TOOLCHAIN = re.compile(rf"\b(?:JavaLanguageVersion\.of|jvmToolchain)\s*\(\s*{_VALUE}")


def maven_level(pom: EffectivePom) -> SourceLevel:
    """What the compiler plugin is told by a pom: `<release>` comes before `<source>`."""
    release = _of_plugin(pom, "release")
    if release is not None:
        return SourceLevel.of_release(release)
    source = _of_plugin(pom, "source")
    if source is None and pom.lineage[-1].parent is not None:
        # By convention, a parent that is not on this machine refers to this property.
        source = _version(pom.properties.get("java.version", ""))
    return SourceLevel(language=source)


def _of_plugin(pom: EffectivePom, name: str) -> int | None:
    """A parameter of the compiler plugin: what is configured for it, otherwise its property."""
    configured = (*(each.compiler for each in pom.lineage), *(each.managed_compiler for each in pom.lineage))
    written = next((each[name] for each in configured if name in each), f"${{maven.compiler.{name}}}")
    return _version(pom.expand(written))


def gradle_level(text: str, known: Mapping[str, str]) -> SourceLevel:
    """What the text of a build file says: the toolchain decides about what other settings leave open."""
    release, source, toolchain = (_found(pattern, text, known) for pattern in (_RELEASE, _SOURCE, _TOOLCHAIN))
    if release is not None:
        return SourceLevel.of_release(release)
    return SourceLevel(source or toolchain, toolchain)


def _found(pattern: re.Pattern[str], text: str, known: Mapping[str, str]) -> int | None:
    """The first value after a pattern that is a version, or the name of one."""
    found = (_version(known.get(match[1], match[1])) for match in pattern.finditer(text))
    return next((each for each in found if each is not None), None)


def _version(word: str) -> int | None:
    """A version such as `17`, `1.8` or `VERSION_1_8`; as the nearest release that can be asked for."""
    match = _VERSION.fullmatch(word.strip())
    return None if match is None else min(max(int(match[1]), OLDEST), NEWEST)
