"""Options in the source text: `// oxpecker: array=3 no-slicing` above a class or a method."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping

from oxpecker.api.configuration import ConfigurationError, Value
from oxpecker.api.loading import Loaded
from oxpecker.api.setting import Kind, WrongValue
from oxpecker.api.settings import SETTINGS, NoSuchSetting, setting
from oxpecker.oox import typed
from oxpecker.oox.late_patterns import late_pattern
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Source

_PIECE = late_pattern(
    r'"""(?:\\.|(?!""").)*"""|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|/\*.*?\*/|//[^\r\n]*', re.DOTALL
)
"""Everything that is not program text: strings, characters, comments."""
_ANNOTATION = late_pattern(r"//\s*oxpecker:\s*(.*)")
_MARK = "oxpecker:"
"""What every annotation contains."""
_BETWEEN = late_pattern(r"[;{}]")
_OF_METHODS = tuple(each for each in SETTINGS if each.of_methods)


@dataclass(frozen=True, slots=True)
class Annotations:
    """The annotations of a program for its classes and methods."""

    classes: Mapping[str, Mapping[str, Value]]
    methods: Mapping[str, Mapping[str, Value]]

    def of(self, method: typed.Method) -> dict[str, Value]:
        """The settings of a method: from annotations above it, its class, and the enclosing classes, in this order."""
        found: dict[str, Value] = {}
        owner = method.info.owner
        for end in [*(match.start() for match in re.finditer(r"\$", owner) if match.start()), len(owner)]:
            found |= self.classes.get(owner[:end], {})
        found |= self.methods.get(method.info.key, {})
        return found


def read_annotations(loaded: Loaded) -> Annotations:
    """Reads the annotations of a program; raises ConfigurationError with all errors in them."""
    classes: dict[str, dict[str, Value]] = {}
    methods: dict[str, dict[str, Value]] = {}
    problems: list[str] = []
    marked = {name: source for name, source in loaded.sources.items() if _MARK in source.text}
    targets = _declarations(loaded) if marked else {}
    for name, source in marked.items():
        if name not in targets:
            continue
        plain = _without_pieces(source.text)
        for start, end, words in _annotations(source.text):
            place = _place(source, start)
            values = _values(words, place, problems)
            target = _declared_next(targets[name], source, plain, end)
            if target is None:
                problems.append(f"{place}: error: an annotation must stand above a class or a method")
                continue
            group, key = target
            (classes if group == "class" else methods).setdefault(key, {}).update(values)
    if problems:
        raise ConfigurationError(problems)
    return Annotations(classes, methods)


_Targets = dict[tuple[int, int], tuple[str, str]]


def _declarations(loaded: Loaded) -> dict[str, _Targets]:
    """The declarations of each file, by line and column: their kinds and names."""
    found: dict[str, _Targets] = {}
    hierarchy = loaded.program.hierarchy
    for name in loaded.own:
        span = hierarchy[name].declaration.span
        if span.line:
            found.setdefault(span.file, {})[span.line, span.column] = ("class", name)
    for method in loaded.own_methods():
        span = method.info.span
        if method.info.declaration is not None:
            found.setdefault(span.file, {}).setdefault((span.line, span.column), ("method", method.info.key))
    return found


def _annotations(text: str) -> Iterator[tuple[int, int, str]]:
    """The start, the end and the text of each annotation."""
    for piece in _PIECE.finditer(text):
        match = _ANNOTATION.fullmatch(piece[0])
        if match is not None:
            yield piece.start(), piece.end(), match[1]


def _without_pieces(text: str) -> str:
    """The text with comments and strings blanked out, so that places stay the same."""
    return _PIECE.sub(lambda piece: re.sub(r"[^\n]", " ", piece[0]), text)


def _declared_next(targets: _Targets, source: Source, plain: str, after: int) -> tuple[str, str] | None:
    """The first declaration after a place, if only modifiers and Java's annotations come before it."""
    offsets = _line_starts(source.text)
    line = bisect_right(offsets, after)
    later = sorted(place for place in targets if place[0] > line)
    if not later:
        return None
    until = offsets[later[0][0] - 1] + later[0][1] - 1
    between = plain[after:until]
    while (shorter := re.sub(r"\([^()]*\)", "", between)) != between:
        between = shorter
    return None if _BETWEEN.search(between) else targets[later[0]]


def _line_starts(text: str) -> list[int]:
    return [0, *(match.end() for match in re.finditer("\n", text))]


def _place(source: Source, offset: int) -> str:
    starts = _line_starts(source.text)
    line = bisect_right(starts, offset)
    return f"{source.name}:{line}:{offset - starts[line - 1] + 1}"


def _values(words: str, place: str, problems: list[str]) -> dict[str, Value]:
    """The settings in an annotation: `name=value`, the name of a switch, or `no-` and its name."""
    found: dict[str, Value] = {}
    for word in re.sub(r"\s*=\s*", "=", words).split():
        name, equals, text = word.rstrip(",").partition("=")
        try:
            known, value = _one(name, text, bool(equals))
        except (NoSuchSetting, WrongValue) as wrong:
            problems.append(f"{place}: error: {wrong}")
            continue
        found[known] = Value(value, place.rpartition(":")[0])
    if not words.strip():
        problems.append(f"{place}: error: an annotation must name options, as in '// oxpecker: array=3 chain=2'")
    return found


def _one(name: str, text: str, given: bool) -> tuple[str, object]:
    off = name.removeprefix("no-")
    if off != name and not given:
        known = setting(off, _OF_METHODS)
        if known.kind is Kind.SWITCH:
            return known.name, False
    try:
        known = setting(name, _OF_METHODS)
    except NoSuchSetting:
        elsewhere = setting(name)  # raises a better message if there is no such option at all
        raise WrongValue(
            f"'{elsewhere.name}' cannot be set for a single class or method; set it in oxpecker.toml"
        ) from None
    if not given:
        if known.kind is not Kind.SWITCH:
            raise WrongValue(f"'{known.name}' needs a value: {known.name}={known.expected}")
        return known.name, True
    return known.name, known.read_text(text)
