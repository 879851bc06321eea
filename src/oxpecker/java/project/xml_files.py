"""XML files of builds: elements by their local names, with or without namespaces."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import Element, ParseError, fromstring


class UnreadableBuildFile(Exception):
    """A build file that cannot be read; the text shows its place."""


def read_xml(file: Path) -> Element:
    """The root element of a file; raises UnreadableBuildFile."""
    try:
        return fromstring(file.read_bytes())
    except OSError as error:
        raise UnreadableBuildFile(f"{file}: {error.strerror}") from None
    except ParseError as error:
        line, column = error.position
        raise UnreadableBuildFile(f"{file}:{line}:{column + 1}: not well-formed XML") from None
    except (ValueError, LookupError, RecursionError) as error:
        raise UnreadableBuildFile(f"{file}: {error}") from None


def local_name(element: Element) -> str:
    """The name of an element without its namespace."""
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def children(element: Element, path: str) -> Iterator[Element]:
    """The elements at a path of local names, such as `build/plugins/plugin`."""
    name, _, rest = path.partition("/")
    for each in element:
        if local_name(each) == name:
            yield from children(each, rest) if rest else (each,)


def child(element: Element, path: str) -> Element | None:
    """The first element at a path."""
    return next(children(element, path), None)


def text(element: Element, path: str) -> str | None:
    """The text of the first element at a path; None if there is no such element."""
    found = child(element, path)
    return None if found is None else (found.text or "").strip()
