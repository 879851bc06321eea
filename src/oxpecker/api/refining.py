"""Checking with the relational engines: properties from comments, files or texts, and the verdicts about methods."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from oxpecker.api.loading import Loaded
from oxpecker.oox import typed
from oxpecker.refinement import Property, RefinementOptions, check_method, properties_in, properties_of_text
from oxpecker.relational import RelationalError
from oxpecker.results import MethodResult

RELATIONAL = re.compile(r"//@\s*alloy\b")
"""How the comment of a property begins."""

Properties = Mapping[str, Sequence[Property]]
"""The properties of each method, by its key."""


def properties_of(loaded: Loaded, methods: Sequence[typed.Method], given: Sequence[str] = ()) -> Properties:
    """The properties in comments above methods; with `given` (names of files, or formulas), these for each method."""
    if given:
        stated = [each for text in given for each in _stated(text)]
        return {method.info.key: stated for method in methods}
    found: dict[str, list[Property]] = {}
    files = {method.info.span.file for method in methods}
    for file in sorted(files):
        if file in loaded.sources:
            found |= properties_in(loaded.sources[file], loaded.methods_to_check())
    return found


def _stated(text: str) -> list[Property]:
    file = Path(text)
    if file.suffix == ".als" or (len(text) < 200 and file.is_file()):
        try:
            return properties_of_text(text, file.read_text(encoding="utf-8"))
        except OSError as error:
            raise RelationalError(f"{text}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise RelationalError(f"{text}: this is no text in UTF-8") from None
    return properties_of_text("--property", text)


def check_relationally(
    loaded: Loaded, method: typed.Method, options: RefinementOptions, properties: Properties
) -> MethodResult:
    """The verdict of a relational engine about a method: its properties, or its contract when it has none."""
    stated = properties.get(method.info.key, ())
    return check_method(loaded.program, method, options, stated, loaded.sources)


def with_unchecked_properties(loaded: Loaded, method: typed.Method, result: MethodResult) -> MethodResult:
    """The verdict of symbolic execution, with a warning for each property above the method, which it does not check."""
    source = loaded.sources.get(method.info.span.file)
    if source is None or RELATIONAL.search(source.text) is None:
        return result
    stated = properties_in(source, loaded.methods_to_check()).get(method.info.key, ())
    said = tuple(f"the property at {each.span} is not checked; --engine refine checks it" for each in stated)
    return replace(result, warnings=(*result.warnings, *said))
