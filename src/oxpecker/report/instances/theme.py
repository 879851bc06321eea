"""Themes: how signatures and relations of an Alloy module look, in a small TOML file.

project = ["Time"]
hide = ["Key"]

[signature.Node]
colour = "blue"
shape = "round"
label = "N"

[relation.parent]
show = "arrow"
direction = "up"
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeVar

from oxpecker.report.graph import NodeShape
from oxpecker.report.tones import Tone

E = TypeVar("E", bound=StrEnum)


class Display(StrEnum):
    """How a relation is shown."""

    ARROW = "arrow"
    ATTRIBUTE = "attribute"
    """As a text in the first atom of each tuple."""
    NOTHING = "nothing"


class Direction(StrEnum):
    """Where the arrows of a relation point."""

    DOWN = "down"
    UP = "up"


@dataclass(frozen=True, slots=True)
class SignatureStyle:
    """What a theme says about a signature; None leaves it open."""

    colour: Tone | None = None
    shape: NodeShape | None = None
    label: str | None = None


@dataclass(frozen=True, slots=True)
class RelationStyle:
    """What a theme says about a relation; None leaves it open."""

    colour: Tone | None = None
    label: str | None = None
    show: Display | None = None
    direction: Direction | None = None


@dataclass(frozen=True, slots=True)
class Theme:
    """A whole theme; what it leaves open is chosen by the instance's shape."""

    project: tuple[str, ...] | None = None
    hide: frozenset[str] = frozenset()
    signatures: Mapping[str, SignatureStyle] = field(default_factory=dict)
    relations: Mapping[str, RelationStyle] = field(default_factory=dict)


class ThemeError(Exception):
    """A theme is malformed, or names what the module does not have."""


def read_theme(text: str) -> Theme:
    """Reads a theme, or raises a ThemeError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ThemeError(str(error)) from None
    except RecursionError:
        raise ThemeError("the theme is nested too deeply") from None
    except ValueError:
        raise ThemeError("a number has too many digits") from None
    _known(data, ("project", "hide", "signature", "relation"), "a theme")
    project = tuple(_names(data["project"], "project")) if "project" in data else None
    return Theme(
        project,
        frozenset(_names(data.get("hide", []), "hide")),
        {name: _signature(name, each) for name, each in _tables(data, "signature")},
        {name: _relation(name, each) for name, each in _tables(data, "relation")},
    )


def _signature(name: str, data: Mapping[str, Any]) -> SignatureStyle:
    _known(data, ("colour", "shape", "label"), f"signature {name}")
    return SignatureStyle(_choice(data, "colour", Tone), _choice(data, "shape", NodeShape), _text(data, "label"))


def _relation(name: str, data: Mapping[str, Any]) -> RelationStyle:
    _known(data, ("colour", "label", "show", "direction"), f"relation {name}")
    return RelationStyle(
        _choice(data, "colour", Tone),
        _text(data, "label"),
        _choice(data, "show", Display),
        _choice(data, "direction", Direction),
    )


def _tables(data: Mapping[str, Any], key: str) -> list[tuple[str, Mapping[str, Any]]]:
    tables = data.get(key, {})
    if not isinstance(tables, dict) or not all(isinstance(each, dict) for each in tables.values()):
        raise ThemeError(f"{key} must be tables, such as [{key}.A]")
    return list(tables.items())


def _known(data: Mapping[str, Any], keys: Iterable[str], where: str) -> None:
    for key in data:
        if key not in keys:
            raise ThemeError(f"{where} has no {key!r}; choose from {', '.join(keys)}")


def _names(value: object, key: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise ThemeError(f"{key} must be a list of names")
    return value


def _text(data: Mapping[str, Any], key: str) -> str | None:
    value = data.get(key)
    if value is not None and not isinstance(value, str):
        raise ThemeError(f"{key} must be a text")
    return value


def _choice(data: Mapping[str, Any], key: str, kind: type[E]) -> E | None:
    value = data.get(key)
    if value is None:
        return None
    if value not in [each.value for each in kind]:
        raise ThemeError(f"{key} {value!r} is unknown; choose from {', '.join(kind)}")
    return kind(value)
