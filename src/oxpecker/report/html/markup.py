"""Safe HTML: everything that is not `Markup` is escaped when it becomes part of an element."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TypeAlias

from oxpecker.report.measure import visible

_VOID = frozenset({"br", "hr", "input", "link", "meta"})


class Markup(str):
    """Text that is already HTML."""

    __slots__ = ()


Child: TypeAlias = "str | int | Iterable[Child] | None"
"""The content of an element: HTML, text, nothing, or several of these."""

Attribute: TypeAlias = str | int | bool | None


def tag(name: str, /, *children: Child, **attributes: Attribute) -> Markup:
    """An element; `class_` is `class`, `aria_label` is `aria-label`; attributes that are None or False are omitted."""
    opened = f"<{name}{''.join(_attribute(key, value) for key, value in attributes.items())}>"
    return Markup(opened if name in _VOID else f"{opened}{join(children)}</{name}>")


def join(children: Child) -> Markup:
    """The concatenation of several parts."""
    if children is None:
        return Markup("")
    if isinstance(children, Markup):
        return children
    if isinstance(children, (str, int)):
        return Markup(escape(shown(str(children))))
    return Markup("".join(join(child) for child in children))


def shown(text: str) -> str:
    """Text without characters that HTML forbids; tabs and line breaks stay."""
    if text.isprintable():
        return text
    return "".join(each if each in "\n\t" else visible(each) for each in text)


def words(text: str) -> Markup:
    """Text with break opportunities after dots, commas and brackets, so that long names fit into narrow columns."""
    return Markup(join(text).replace(".", ".<wbr>").replace(",", ",<wbr>").replace("(", "<wbr>("))


def _attribute(key: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    name = key.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(shown(str(value)))}"'
