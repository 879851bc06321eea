"""The relational engines: properties from comments, files or texts, and their schedule."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from oxpecker.api.engine_choice import EngineChoice, EngineName
from oxpecker.api.loading import Loaded
from oxpecker.oox import typed
from oxpecker.refinement import Limits, Property, properties_in, properties_of_text
from oxpecker.relational import RelationalError
from oxpecker.results import WrongProperty
from oxpecker.strategies import SCHEDULE, Schedule, Turn
from oxpecker.strategies.beyond_relations import BeyondRelations
from oxpecker.strategies.inline import Inline
from oxpecker.strategies.refine import Refine
from oxpecker.strategies.relational import Properties


def properties_of(loaded: Loaded, methods: Sequence[typed.Method], given: Sequence[str] = ()) -> Properties:
    """The properties in comments above methods, or the `given` ones (file names or formulas) for every method."""
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
            raise RelationalError(f"{text}: the file is not valid UTF-8") from None
    return properties_of_text("--property", text)


def schedule_of(choice: EngineChoice, loaded: Loaded, methods: Sequence[typed.Method]) -> Schedule:
    """The schedule of a relational engine, and of symbolic execution for contracts of code that it does not encode.

    Raises WrongProperty.
    """
    try:
        properties = properties_of(loaded, methods, choice.properties)
    except RelationalError as error:
        raise WrongProperty(str(error)) from None
    limits = Limits(choice.objects, choice.width, choice.unrollings)
    strategy = Refine if choice.name is EngineName.REFINE else Inline
    return (Turn(BeyondRelations(strategy(limits, properties), SCHEDULE)),)
