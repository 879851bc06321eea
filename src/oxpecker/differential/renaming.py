"""Renames the classes of the old version apart, so that both versions fit into one program."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from oxpecker.oox.source import Source

_TOKEN = re.compile(
    r'(?P<text>"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\')'
    r"|(?P<comment>//(?!@)[^\n]*|/\*(?!@).*?\*/)"
    r"|(?P<path>\b(?:[A-Za-z_$][\w$]*\s*\.\s*)+)?(?P<word>(?<![\w$])[A-Za-z_$][\w$]*)",
    re.DOTALL,
)
"""Literals, comments that are no JML, and names with the dotted path before them."""
_PACKAGE = re.compile(r"^\s*package\s+([\w.\s]+?)\s*;", re.MULTILINE)
_MARK = "__old"


def unused_mark(sources: Iterable[Source]) -> str:
    """The end of the new names: one that occurs in no source."""
    texts = [source.text for source in sources]
    mark = _MARK
    while any(mark in text for text in texts):
        mark += "_"
    return mark


def package_of(source: Source) -> str:
    """The package of a file, which is empty for the unnamed one."""
    found = _PACKAGE.search(source.text)
    return "" if found is None else re.sub(r"\s", "", found[1])


def renamed(source: Source, classes: frozenset[str], packages: frozenset[str], mark: str) -> Source:
    """A file in which top-level classes have other names; lines keep their numbers.

    A name after a dot is one of these classes only if one of their packages is before it, as in `shop.Cart`.
    """

    def new_name(found: re.Match[str]) -> str:
        word = found["word"]
        if word is None:
            return found[0]
        path = re.sub(r"\s", "", found["path"] or "")
        parts = path.split(".")[:-1]
        if word in classes and (not path or path[:-1] in packages):
            return f"{found['path'] or ''}{word}{mark}"
        # `Cart.Item`: the first name of the path is a class.
        for index, part in enumerate(parts):
            before = ".".join(parts[:index])
            if part in classes and (not before or before in packages):
                changed = [*parts[:index], f"{part}{mark}", *parts[index + 1 :]]
                return ".".join([*changed, word])
        return found[0]

    return Source(f"{mark}/{source.name}", _TOKEN.sub(new_name, source.text))


def affected(sources: Sequence[tuple[Source, frozenset[str]]], unchanged: frozenset[str]) -> frozenset[str]:
    """The names of the files to rename: those that have changed, and those that mention a class of one of them.

    Each file comes with the top-level classes that it declares; `unchanged` are the names of files with equal text.
    """
    found = {source.name for source, _ in sources if source.name not in unchanged}
    words = {source.name: frozenset(re.findall(r"[A-Za-z_$][\w$]*", source.text)) for source, _ in sources}
    while True:
        classes = {each for source, declared in sources if source.name in found for each in declared}
        more = {name for name, used in words.items() if name not in found and not classes.isdisjoint(used)}
        if not more:
            return frozenset(found)
        found |= more
