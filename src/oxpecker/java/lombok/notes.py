"""Lombok's annotations in a file: found by their imports, with the values of their elements."""

from __future__ import annotations

from oxpecker.java import tree
from oxpecker.java.well_known import LOMBOK
from oxpecker.oox.records import dataclass

_EXPERIMENTAL = "lombok.experimental"
_PACKAGES = {
    "Accessors": _EXPERIMENTAL,
    "FieldDefaults": _EXPERIMENTAL,
    "SuperBuilder": _EXPERIMENTAL,
    "NonFinal": _EXPERIMENTAL,
    "UtilityClass": _EXPERIMENTAL,
    "Wither": _EXPERIMENTAL,
    "Log": "lombok.extern.java",
    "Slf4j": "lombok.extern.slf4j",
    "XSlf4j": "lombok.extern.slf4j",
    "Log4j": "lombok.extern.log4j",
    "Log4j2": "lombok.extern.log4j",
    "CommonsLog": "lombok.extern.apachecommons",
    "JBossLog": "lombok.extern.jbosslog",
    "Flogger": "lombok.extern.flogger",
}
"""The packages of annotations that are not in `lombok` itself."""

_LEVELS = {"PUBLIC": "public ", "PROTECTED": "protected ", "PRIVATE": "private ", "PACKAGE": "", "MODULE": ""}
_NOT_NULL = frozenset({"NonNull", "Nonnull", "NotNull"})
_VALIDATION = "validation"


@dataclass(frozen=True, slots=True)
class Note:
    """An annotation of Lombok."""

    elements: dict[str, tree.Expression | tree.Annotation | tree.AnnotationList]

    def flag(self, name: str) -> bool:
        """Whether an element is `true`."""
        found = self.elements.get(name)
        return isinstance(found, tree.Literal) and found.value is True

    def is_off(self, name: str) -> bool:
        """Whether an element is `false`."""
        found = self.elements.get(name)
        return isinstance(found, tree.Literal) and found.value is False

    def text(self, name: str) -> str:
        """The string of an element; empty if it is not given."""
        found = self.elements.get(name)
        return found.value if isinstance(found, tree.Literal) and isinstance(found.value, str) else ""

    def texts(self, name: str) -> list[str]:
        """The strings of an element with one value or a list."""
        found = self.elements.get(name)
        values = found.values if isinstance(found, tree.ArrayInitialiser) else (found,)
        return [each.value for each in values if isinstance(each, tree.Literal) and isinstance(each.value, str)]

    def level(self, name: str = "value", usual: str = "public ") -> str | None:
        """The modifier for an `AccessLevel`, with a blank; None for NONE."""
        found = self.elements.get(name)
        word = found.name if isinstance(found, tree.FieldAccess) else ""
        word = found.identifier if isinstance(found, tree.Name) else word
        return None if word == "NONE" else _LEVELS.get(word, usual)


class Notes:
    """Which annotations of a file are Lombok's."""

    def __init__(self, imports: tuple[tree.Import, ...]) -> None:
        self._names = {item.name for item in imports if not item.static and not item.all}
        self._packages = {item.name for item in imports if not item.static and item.all}
        self._not_null = {name for name in self._names if name.rpartition(".")[2] in _NOT_NULL}

    @property
    def are_used(self) -> bool:
        """Whether the file imports something of Lombok."""
        return any(name == LOMBOK or name.startswith(f"{LOMBOK}.") for name in self._names | self._packages)

    def knows(self, name: str) -> bool:
        """Whether the file imports a name of Lombok."""
        package = _PACKAGES.get(name, LOMBOK)
        return f"{package}.{name}" in self._names or package in self._packages

    def find(self, modifiers: tree.Modifiers, name: str) -> Note | None:
        """The annotation of a declaration with a name such as `Getter` or `ToString.Exclude`."""
        for each in modifiers.annotations:
            if self._is(each.name, name):
                return Note(each.elements)
        return None

    def has(self, modifiers: tree.Modifiers, *names: str) -> bool:
        """Whether a declaration has one of some annotations."""
        return any(self.find(modifiers, name) is not None for name in names)

    def _is(self, written: str, name: str) -> bool:
        outer = name.partition(".")[0]
        package = _PACKAGES.get(outer, LOMBOK)
        if written == f"{package}.{name}":
            return True
        return written == name and self.knows(outer)

    def is_non_null(self, modifiers: tree.Modifiers) -> bool:
        """Whether a value is checked against null: by Lombok's annotation, or by one that it takes for its own."""
        if self.has(modifiers, "NonNull"):
            return True
        names = {each.name for each in modifiers.annotations}
        imported = {each.rpartition(".")[2] for each in self._not_null if _VALIDATION not in each}
        return bool(names & imported)

    def without_own_null_checks(self, modifiers: tree.Modifiers) -> tree.Modifiers:
        """The modifiers without Lombok's `NonNull`, which is a check and no contract."""
        kept = tuple(each for each in modifiers.annotations if not self._is(each.name, "NonNull"))
        if len(kept) == len(modifiers.annotations):
            return modifiers
        return tree.Modifiers(modifiers.words, kept, span=modifiers.span)
