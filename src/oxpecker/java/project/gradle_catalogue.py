"""Gradle's version catalogue: `gradle/libs.versions.toml`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from oxpecker.java.project.coordinates import Dependency
from oxpecker.java.project.xml_files import UnreadableBuildFile

CATALOGUE = "gradle/libs.versions.toml"


def read_catalogue(file: Path) -> dict[str, list[Dependency]]:
    """What each accessor such as `libs.commons.lang` or `libs.bundles.all` stands for; raises UnreadableBuildFile."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise UnreadableBuildFile(f"{file}: {error.strerror}") from None
    except ValueError as error:
        raise UnreadableBuildFile(f"{file}: {error}") from None
    except RecursionError:
        raise UnreadableBuildFile(f"{file}: nested too deeply") from None
    versions = {name: _version(value, {}) for name, value in _table(data, "versions").items()}
    libraries = {name: _library(value, versions) for name, value in _table(data, "libraries").items()}
    found = {f"libs.{_accessor(name)}": [each] for name, each in libraries.items() if each is not None}
    for name, members in _table(data, "bundles").items():
        names = members if isinstance(members, list) else []
        known = [libraries.get(each) for each in names if isinstance(each, str)]
        found[f"libs.bundles.{_accessor(name)}"] = [each for each in known if each is not None]
    return found


def _table(data: dict[str, Any], name: str) -> dict[str, Any]:
    found = data.get(name, {})
    return found if isinstance(found, dict) else {}


def _accessor(alias: str) -> str:
    return re.sub(r"[-_]", ".", alias)


def _version(value: object, versions: dict[str, str | None]) -> str | None:
    """A version as text, as a reference, or with preferences."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        if "ref" in value:
            return versions.get(str(value["ref"]))
        return next((str(value[key]) for key in ("strictly", "require", "prefer") if key in value), None)
    return None


def _library(value: object, versions: dict[str, str | None]) -> Dependency | None:
    if isinstance(value, str):
        parts = value.split(":")
        return Dependency(parts[0], parts[1], parts[2] if len(parts) > 2 else None) if len(parts) > 1 else None
    if not isinstance(value, dict):
        return None
    group, _, artifact = str(value.get("module", "")).partition(":")
    version = value.get("version", {"ref": value["version.ref"]} if "version.ref" in value else None)
    return Dependency(
        group or str(value.get("group", "")), artifact or str(value.get("name", "")), _version(version, versions)
    )
