"""Methods that are the same in both versions, with everything that they use."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oxpecker.oox import syntax, typed
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo, family_name
from oxpecker.oox.printer import print_member
from oxpecker.oox.source import BUILT_IN
from oxpecker.oox.types import ClassType


class Unchanged:
    """Compares the code of methods by its text in the program with both versions."""

    def __init__(
        self, program: typed.Program, original: Callable[[str], str], other: Callable[[str, bool], bool]
    ) -> None:
        """`original` gives a text with the names of the new version.

        `other` tells whether a class belongs only to the other version than the old one (True) or the new one. Calls
        through interfaces of the library seem to reach both versions, but objects of the other one are never there.
        """
        self._program = program
        self._calls = CallGraph(program)
        self._original = original
        self._other = other
        self._classes: dict[str, str] = {}
        self._reached: dict[tuple[str, bool], frozenset[tuple[str, str]]] = {}

    def __call__(self, old: MethodInfo, new: MethodInfo) -> bool:
        """Whether nothing has changed that runs of a method can depend on."""
        return self._code(old, True) == self._code(new, False)

    def _code(self, method: MethodInfo, is_old: bool) -> frozenset[tuple[str, str]]:
        """The methods that runs may execute and the classes that they may use, each with its text."""
        known = self._reached.get((method.key, is_old))
        if known is None:
            reached = self._calls.below(method)
            below = [each for each in reached if self._is_own(each.owner) and not self._other(each.owner, is_old)]
            found = {(self._original(each.key), self._text(each)) for each in below}
            families = {family_name(each.owner) for each in below} | self._named(below, is_old)
            found |= {(self._original(each), self._class(each)) for each in families}
            known = self._reached[method.key, is_old] = frozenset(found)
        return known

    def _named(self, methods: Sequence[MethodInfo], is_old: bool) -> set[str]:
        """The outermost classes whose fields code uses, or that it names in types: constants and headers matter."""
        known = self._program.methods
        roots = [root for each in methods if each.key in known for root in known[each.key].roots]
        names: set[str] = set()
        for node in typed.walk(roots):
            field, t = getattr(node, "field", None), getattr(node, "type", None)
            if isinstance(field, FieldInfo):
                names.add(field.owner)
            if isinstance(t, ClassType):
                names.add(t.name)
        return {family_name(each) for each in names if self._is_own(each) and not self._other(each, is_old)}

    def _is_own(self, name: str) -> bool:
        info = self._program.hierarchy.get(name)
        return info is not None and not info.declaration.span.file.startswith(BUILT_IN)

    def _text(self, method: MethodInfo) -> str:
        declaration = method.declaration
        return "" if declaration is None else self._original(print_member(declaration))

    def _class(self, family: str) -> str:
        """Everything in a class and those inside that is not a method: headers, fields, initialisers, invariants."""
        known = self._classes.get(family)
        if known is None:
            texts = []
            for info in self._program.hierarchy.classes.values():
                if family_name(info.name) != family or "$lambda" in info.name:
                    continue
                declared = info.declaration
                above = [each.name for each in (declared.superclass, *declared.interfaces) if each is not None]
                parts = [print_member(each) for each in declared.members if not isinstance(each, _CODE)]
                texts.append(" ".join([info.name, *above, *parts]))
            known = self._classes[family] = self._original("\n".join(sorted(texts)))
        return known


_CODE = (syntax.Method, syntax.Constructor)
