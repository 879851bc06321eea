"""Warnings for properties that symbolic execution does not check.

The relational engines are loaded only for a program that states such a property.
"""

from __future__ import annotations

from dataclasses import replace

from oxpecker.api.loading import Loaded
from oxpecker.oox import typed
from oxpecker.results import MethodResult


def with_unchecked_properties(loaded: Loaded, method: typed.Method, result: MethodResult) -> MethodResult:
    """The verdict of symbolic execution, with a warning for each Alloy property, which it does not check."""
    source = loaded.sources.get(method.info.span.file)
    if source is None or "alloy" not in source.text:
        return result
    from oxpecker.refinement import properties_in

    stated = properties_in(source, loaded.methods_to_check()).get(method.info.key, ())
    warnings = tuple(f"the property at {each.span} is not checked; use --engine refine to check it" for each in stated)
    return replace(result, warnings=(*result.warnings, *warnings))
