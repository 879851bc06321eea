"""Writes the signatures of the Java platform: `python benchmarks/platform_signatures.py JDK`.

The file `lib/ct.sym` of a JDK contains, for each release since 8, what the classes of the platform declare. The result
unites the releases: a member has the declaration of the newest release that has it. Preview features are left out.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

from oxpecker.java.classfiles.class_file import Access, ClassFile, FileMember
from oxpecker.java.classfiles.reader import read_class_file
from oxpecker.java.platform import platform
from oxpecker.java.platform.signatures import _FILE

_SUFFIX = ".sig"
_HIDDEN = Access.PRIVATE | Access.SYNTHETIC
_PREVIEW = "PreviewFeature"


def versions(jdk: Path) -> Iterator[tuple[str, list[tuple[list[int], ClassFile]]]]:
    """Each listed class with its declarations, and the releases that have them, oldest first."""
    with ZipFile(jdk / "lib" / "ct.sym") as archive:
        found: dict[str, list[str]] = {}
        for entry in archive.namelist():
            name = entry.split("/", 2)[-1].removesuffix(_SUFFIX).replace("/", ".")
            if entry.endswith(_SUFFIX) and platform().find(name) is not None:
                found.setdefault(name, []).append(entry)
        for name, entries in sorted(found.items()):
            read = [(_releases(each), read_class_file(archive.read(each))) for each in entries]
            yield name, sorted(read, key=lambda each: max(each[0]))


def _releases(entry: str) -> list[int]:
    """The releases of an entry: its first folder has a digit for each."""
    return [int(digit, 36) for digit in entry.split("/")[0]]


def line_of(name: str, declared: list[tuple[list[int], ClassFile]]) -> str:
    """The line of a class."""
    declared = [each for each in declared if not any(_PREVIEW in note for note in each[1].annotations)]
    if not declared:
        return ""
    newest = declared[-1][1]
    release = min(min(releases) for releases, _ in declared)
    members: dict[tuple[str, str], FileMember] = {}
    first: dict[tuple[str, str], int] = {}
    for releases, file in declared:
        for member in (*file.fields, *file.methods):
            key = member.name, member.descriptor[: member.descriptor.rfind(")") + 1]
            if not member.access & _HIDDEN and not any(_PREVIEW in note for note in member.annotations):
                members[key] = member
                first[key] = min(first.get(key, min(releases)), *releases)
    entry = newest.own_entry
    parts = [
        name,
        str(release),
        f"{newest.access if entry is None else entry.access:x}",
        newest.superclass or "",
        " ".join(newest.interfaces),
        " ".join(newest.permitted or ()),
        newest.signature or "",
    ]
    return "\t".join([*parts, *(text_of(member, first[key], release) for key, member in members.items())])


def text_of(member: FileMember, first: int, release: int) -> str:
    """A member."""
    exceptions = "" if member.signature is not None and "^" in member.signature else ",".join(member.exceptions)
    constant = "" if member.constant is None else json.dumps(member.constant)
    later = "" if first <= release else str(first)
    generic = member.signature or ""
    return f"{member.name} {member.access:x} {member.descriptor} {generic} {exceptions} {later} {constant}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write the signatures of the Java platform.")
    parser.add_argument("jdk", type=Path, metavar="JDK", help="the folder of a JDK")
    lines = [line_of(name, declared) for name, declared in versions(parser.parse_args().jdk)]
    _FILE.write_bytes(gzip.compress("\n".join(filter(None, lines)).encode(), mtime=0))
