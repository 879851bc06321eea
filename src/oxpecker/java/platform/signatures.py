"""The signatures of the Java platform: what its class files declare, with the release that introduced each member.

`python benchmarks/platform_signatures.py JDK` writes them. A class has a line with tabs: its binary name, its release,
its flags, its superclass, its interfaces, its permitted subclasses, its generic signature, and its members. A member
has spaces: its name, its flags, its descriptor, its generic signature, its exceptions, its release if that is later
than the one of the class, and the value of a constant as JSON.
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path

from oxpecker.java.classfiles.class_file import Access, ClassFile, FileMember, InnerClass
from oxpecker.java.limits import NEWEST_CLASS_FILE

_FILE = Path(__file__).parent / "signatures.txt.gz"


class Signatures:
    """The declarations of all listed classes, read on demand."""

    def __init__(self, text: str) -> None:
        self._lines = {line.partition("\t")[0]: line for line in text.splitlines()}
        self._nested: dict[str, list[str]] = {}
        for name in self._lines:
            outer, dollar, _ = name.rpartition("$")
            if dollar:
                self._nested.setdefault(outer, []).append(name)
        self._classes: dict[str, ClassFile] = {}
        self._releases: dict[str, dict[tuple[str, str], int]] = {}

    def find(self, name: str) -> ClassFile | None:
        """The class with a binary name, as its class file would declare it."""
        if name not in self._lines:
            return None
        if name not in self._classes:
            self._classes[name] = self._read(name)
        return self._classes[name]

    def _read(self, name: str) -> ClassFile:
        _, _, flags, superclass, interfaces, permitted, signature, *members = self._lines[name].split("\t")
        declared = [_member(each) for each in members]
        return ClassFile(
            _internal(name),
            NEWEST_CLASS_FILE,
            0,
            Access(int(flags, 16)),
            superclass or None,
            tuple(interfaces.split()),
            tuple(each for each in declared if not each.descriptor.startswith("(")),
            tuple(each for each in declared if each.descriptor.startswith("(")),
            signature or None,
            tuple(map(self._entry, [*([name] if "$" in name else []), *self._nested.get(name, [])])),
            permitted=tuple(permitted.split()) or None,
        )

    def _entry(self, name: str) -> InnerClass:
        outer, _, simple = name.rpartition("$")
        flags = self._lines[name].split("\t", 3)[2]
        return InnerClass(_internal(name), _internal(outer), simple, Access(int(flags, 16)))

    def release_of(self, name: str) -> int:
        """The release that introduced a class; 0 if it is not listed."""
        return int(self._lines[name].split("\t", 2)[1]) if name in self._lines else 0

    def release_of_member(self, owner: str, member: str, parameters: str) -> int | None:
        """The release that introduced a member of a class itself: a field, or a method with the descriptors `(..)`."""
        return self._declared(owner).get((member, parameters))

    def parameters(self, owner: str, member: str) -> frozenset[str]:
        """The descriptors `(..)` of the parameters of the methods with a name that a class itself declares."""
        return frozenset(parameters for name, parameters in self._declared(owner) if name == member)

    def _declared(self, owner: str) -> dict[tuple[str, str], int]:
        """The members of a class, with their releases."""
        if owner not in self._releases:
            self._releases[owner] = dict(self._members(owner)) if owner in self._lines else {}
        return self._releases[owner]

    def _members(self, owner: str) -> list[tuple[tuple[str, str], int]]:
        found = []
        _, _, _, _, _, _, _, *members = self._lines[owner].split("\t")
        for each in members:
            name, _, descriptor, _, _, release, _ = each.split(" ", 6)
            parameters = descriptor[: descriptor.rfind(")") + 1]
            found.append(((name, parameters), int(release) if release else self.release_of(owner)))
        return found


def _internal(name: str) -> str:
    return name.replace(".", "/")


def _member(text: str) -> FileMember:
    name, flags, descriptor, signature, exceptions, _, constant = text.split(" ", 6)
    return FileMember(
        name,
        descriptor,
        Access(int(flags, 16)),
        signature or None,
        json.loads(constant) if constant else None,
        tuple(exceptions.split(",")) if exceptions else (),
    )


@cache
def signatures() -> Signatures:
    """The signatures, read once."""
    return Signatures(gzip.decompress(_FILE.read_bytes()).decode())
