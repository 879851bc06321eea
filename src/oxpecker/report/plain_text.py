"""Texts of programs as people see them: what would steer a terminal or a CI service is shown as an escape."""

from __future__ import annotations

import re

_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""What moves the cursor, sets titles or turns the direction of a text around; tabs and line breaks stay."""
_COMMAND = re.compile("^([ \t]*):(?=:)", re.MULTILINE)
"""How a line begins that GitHub takes for a command, in whatever a step of a workflow prints."""


def harmless(text: str) -> str:
    r"""The text with `\u001b` instead of an escape character, and `\u003a:error::` instead of a command."""
    return _COMMAND.sub(r"\1\\u003a", without_controls(text))


def without_controls(text: str) -> str:
    r"""The text with `\u001b` instead of an escape character."""
    return _STEERING.sub(lambda match: f"\\u{ord(match[0]):04x}", text)
