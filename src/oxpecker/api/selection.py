"""Which methods of a program are checked: by names and patterns, without excluded ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from pathlib import PurePath

from oxpecker.api.loading import Loaded, NoSuchMethod, choose_method
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass
from oxpecker.oox.typed.program import names_of

_WILD = "*?"


@dataclass(frozen=True, slots=True)
class Selection:
    """What a user asks for; without names, all methods."""

    names: Sequence[str] = ()
    """Names of methods, such as `Account.deposit`, `deposit` or `Account.*`."""
    excluded: Sequence[str] = ()
    """Patterns of methods, or of files."""
    is_wanted: Callable[[typed.Method], bool] = lambda _method: True
    """A further condition, such as that a method has changed."""

    def of(self, loaded: Loaded) -> list[typed.Method]:
        """The methods, in the order of the program; raises NoSuchMethod for a name that matches none."""
        everything = loaded.methods_to_check()
        chosen = everything
        if self.names:
            keys = {method.info.key for name in self.names for method in self._named(loaded, everything, name)}
            own = {method.info.key: method for method in (*everything, *loaded.own_methods())}
            chosen = [method for key, method in own.items() if key in keys]
        return [each for each in chosen if not self._is_excluded(each) and self.is_wanted(each)]

    def _named(self, loaded: Loaded, everything: list[typed.Method], name: str) -> list[typed.Method]:
        if not is_pattern(name):
            known = {method.info.key for method in everything}
            found = [method for method in loaded.program.find_methods(name) if method.info.key in known]
            # One that is not unique, or has no code of its own, is reported with what else there is.
            return found or [choose_method(loaded, name)]
        found = [method for method in everything if _fits(method, name)]
        if not found:
            raise NoSuchMethod(f"no method matches '{name}'")
        return found

    def _is_excluded(self, method: typed.Method) -> bool:
        return any(_fits(method, pattern) or _is_in(method, pattern) for pattern in self.excluded)


def is_pattern(name: str) -> bool:
    """Whether a name may match several methods by `*` or `?`."""
    return any(sign in name for sign in _WILD)


def _fits(method: typed.Method, pattern: str) -> bool:
    """Whether one of a method's names matches a pattern."""
    plain = pattern.replace(" ", "").replace("$", ".").replace("[", "[[]")
    return any(fnmatchcase(name, plain) for name in names_of(method.info))


def _is_in(method: typed.Method, pattern: str) -> bool:
    """Whether a pattern matches the file of a method, or a folder around it."""
    file = PurePath(method.info.span.file)
    places = [file, *file.parents]
    # A pattern without a beginning matches anywhere, as in Git.
    return any(fnmatchcase(place.as_posix(), each) for place in places for each in (pattern, f"*/{pattern}"))
