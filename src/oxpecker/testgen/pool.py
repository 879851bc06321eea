"""The values that searches for constructing calls pass as arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oxpecker.oox.types import BYTE, INT, LONG, SHORT, ArrayType, ClassType, Type
from oxpecker.results.heap import HeapObject, HeapReference
from oxpecker.testgen.sequences import Argument, FieldOf, Nested
from oxpecker.testgen.shapes import HIDDEN, PLAIN

USUAL_NUMBERS = ("0", "1", "2")
"""Numbers to try that the wanted object does not contain."""

USUAL_TEXT = '"a"'
"""A string to try that the wanted object does not contain."""

_UNMISTAKABLE = ("String", "Integer", "Boolean", "Double")
"""The classes of which values say that they are, whatever is expected."""

_DEFAULTS = {"bool": ["false", "true"], "long": ["0"], "char": ["'a'"], "double": ["0.0"], "short": ["0"]}


class Pool:
    """The values in some objects: arguments usually reappear in fields, often of the same name."""

    def __init__(
        self,
        objects: list[HeapObject],
        all_objects: Mapping[str, HeapObject],
        fields: Callable[[str, Type], list[FieldOf]] = lambda _name, _t: [],
        is_wide: bool = False,
    ) -> None:
        self.found: dict[str, dict[str, None]] = {}
        """Values by what they are: `int` for integers, else the name of a class."""
        self.named: dict[tuple[str, str], dict[str, None]] = {}
        self.nested: dict[str, list[Nested]] = {}
        """Objects that calls with values of the pool construct, by type."""
        self.fields = fields
        self.is_wide = is_wide
        """Whether values of other names are also tried for a parameter."""
        for each in objects:
            if each.is_array:
                self.enter("int", "", str(len(each.fields)))
                self._enter_array(each)
            for name, value in each.fields:
                if isinstance(value, HeapReference):
                    target = all_objects[value.name]
                    inside = dict(target.fields).get("value")
                    if target.type in PLAIN and isinstance(inside, str):
                        self.enter(target.type, name, inside)
                elif value is not None and name not in HIDDEN and value.lstrip("-").isdigit():
                    self.enter("int", name, value)
                elif value is not None and name not in HIDDEN:
                    self.enter("", name, value)

    @staticmethod
    def of_usual_values() -> Pool:
        """A pool for any object of a class."""
        pool = Pool([], {})
        for number in USUAL_NUMBERS:
            pool.enter("int", "", number)
        pool.enter("String", "", USUAL_TEXT)
        return pool

    def _enter_array(self, each: HeapObject) -> None:
        """Adds an array of numbers or truth values."""
        values = [value for _, value in each.fields]
        if values and all(isinstance(value, str) for value in values):
            self.enter(each.type, "", f"[{', '.join(map(str, values))}]")

    def enter(self, kind: str, name: str, value: str) -> None:
        """Adds a value."""
        self.found.setdefault(kind, {})[value] = None
        self.named.setdefault((kind, name), {})[value] = None

    def values(self, name: str, t: Type) -> list[Argument]:
        """The values to try for a parameter; empty for types whose values are not tried."""
        if t in (INT, SHORT, LONG, BYTE):
            return list(self._named("int", name)) or ["0"]
        if isinstance(t, (ClassType, ArrayType)):
            kind = str(t)
            plain = list(self._named(kind, name))
            usual = self._usual_arrays(t) if self.is_wide and isinstance(t, ArrayType) else []
            plain += [each for each in usual if each not in plain]
            return [*self.fields(name, t), *plain, "null"] if kind not in PLAIN else [*plain, "null"]
        return [*self.named.get(("", name), {}), *_DEFAULTS.get(str(t), [])]

    def _usual_arrays(self, t: ArrayType) -> list[str]:
        """A few arrays of simple values, the empty one first."""
        values = [] if isinstance(t.element, ArrayType) else self.values("", t.element)
        simple = [each for each in values if isinstance(each, str) and each != "null"][:2]
        negative = [each for each in values if each == "-1"]
        shown = ([*simple[:1]], simple, negative)
        return ["[]", *(f"[{', '.join(some)}]" for some in shown if some)] if simple else []

    def plain(self) -> list[str]:
        """The texts and numbers, those of the objects first."""
        return [value for kind in self.found if kind in _UNMISTAKABLE for value in self.found[kind]]

    def _named(self, kind: str, name: str) -> dict[str, None]:
        """The values of a kind, those of a name first."""
        named, found = self.named.get((kind, name), {}), self.found.get(kind, {})
        return {**named, **found} if self.is_wide else named or found
