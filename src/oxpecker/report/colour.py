"""Coloured verdicts: violations are red, valid methods green, unknown ones yellow."""

from __future__ import annotations

import re

from oxpecker.results import Verdict

_RED, _GREEN, _YELLOW, _CYAN, _BOLD, _DIM = "31", "32", "33", "36", "1", "2"
_VERDICTS = {
    Verdict.VALID: f"{_BOLD};{_GREEN}",
    Verdict.VALID_PROVIDED: f"{_BOLD};{_GREEN}",
    Verdict.VALID_WITHIN_BOUNDS: _GREEN,
    Verdict.VALID_WITHIN_BOUNDS_PROVIDED: _GREEN,
    Verdict.INVALID: f"{_BOLD};{_RED}",
    Verdict.DEADLOCK: f"{_BOLD};{_RED}",
    Verdict.UNKNOWN: f"{_BOLD};{_YELLOW}",
}
_LABEL = re.compile(r"( +)(replay|test|try|note|warning)(: )(.*)")
_CARETS = re.compile(r" +\^+")
_CHANGED = re.compile(r" +\* .*")
_HAPPENS = re.compile(r"  \S.* (?:violates '|throws |deadlocks$|has a data race ).*")


def painted(text: str, verdict: Verdict) -> str:
    """The text of a verdict about a method, with colours for a terminal."""
    head, *others = text.split("\n")
    method, colon, sentence = head.rpartition("): ")
    first = _in(_BOLD, method + colon[:1]) + colon[1:] + _in(_VERDICTS[verdict], sentence)
    return "\n".join([first, *map(_line, others)])


def coloured_verdict(text: str, verdict: Verdict) -> str:
    """A text in the colour of a verdict."""
    return _in(_VERDICTS[verdict], text)


def _line(line: str) -> str:
    label = _LABEL.fullmatch(line)
    if label is not None:
        colour = _YELLOW if label[2] in ("note", "warning") else _CYAN
        return f"{label[1]}{_in(colour, label[2])}{label[3]}{label[4]}"
    if _CARETS.fullmatch(line):
        return _in(_RED, line)
    if _CHANGED.fullmatch(line):
        return _in(_YELLOW, line)
    if _HAPPENS.fullmatch(line):
        return _in(_BOLD, line)
    return _in(_DIM, line) if re.fullmatch(r"  [\d,]+ paths?(, [\d,]+ more runs? forever)?", line) else line


def _in(codes: str, text: str) -> str:
    return f"\x1b[{codes}m{text}\x1b[0m" if text else text
