"""Types whose objects are library objects that hold no others, such as strings and numbers."""

from __future__ import annotations

from oxpecker.oox.analysis.escape import is_followed
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import ANY, ClassType, Type


class PlainTypes:
    """Which types are plain, each computed on first use."""

    def __init__(self, hierarchy: Hierarchy) -> None:
        self.hierarchy = hierarchy
        self._plain: dict[Type, bool] = {}

    def is_plain(self, t: Type) -> bool:
        """Whether all objects of a type are library objects that hold no others."""
        if t not in self._plain:
            self._plain[t] = False  # while it is not known: a class may refer to itself
            self._plain[t] = self._holds_nothing(t)
        return self._plain[t]

    def _holds_nothing(self, t: Type) -> bool:
        classes = self.hierarchy.concrete_subclasses(t.name) if isinstance(t, ClassType) else ()
        lineages = [info for cls in classes for info in cls.lineage()]
        return bool(classes) and all(self.is_library(info.name) and not self.is_holder(info) for info in lineages)

    def is_holder(self, cls: ClassInfo) -> bool:
        """Whether a class is a library model whose objects hold others, except plain ones."""
        held = (each.declared for each in cls.fields.values() if is_followed(each.declared))
        return self.is_library(cls.name) and not all(map(self.is_plain, held))

    def is_library(self, name: str) -> bool:
        """Whether the code of a class is a library model; that of an unknown implementation is not."""
        return not name.endswith(ANY) and self.hierarchy[name].declaration.span.file.startswith(BUILT_IN)
