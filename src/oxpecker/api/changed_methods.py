"""The methods whose code, contract or callees have changed since a revision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from oxpecker.api.git import changed_lines
from oxpecker.api.loading import Loaded
from oxpecker.oox import typed
from oxpecker.oox.call_graph import call_graph
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo, family_name
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Source


@dataclass(frozen=True, slots=True)
class _Uses:
    """The methods that a method may call or names in its contract, and the classes whose fields it uses."""

    methods: tuple[str, ...]
    classes: frozenset[str]


class ChangedMethods:
    """Finds out which methods a change concerns; what one method uses is found once."""

    def __init__(self, loaded: Loaded, revision: str) -> None:
        self._program = loaded.program
        self._calls = call_graph(loaded.program)
        self._uses: dict[str, _Uses] = {}
        own = {method.info.span.file for method in loaded.own_methods()}
        files = [file for file in own if not file.startswith(BUILT_IN)]
        self._methods, self._families = self._touched(loaded, changed_lines(sorted(files), revision))

    def __contains__(self, method: typed.Method) -> bool:
        """Whether a method, or anything that it calls or reads, has changed."""
        seen = {method.info.key}
        pending = [method.info.key]
        while pending:
            key = pending.pop()
            known = self._program.methods.get(key)
            if key in self._methods or (known is not None and family_name(known.info.owner) in self._families):
                return True
            used = self._used(key)
            if not self._families.isdisjoint(used.classes):
                return True
            pending += [each for each in used.methods if each not in seen]
            seen.update(used.methods)
        return False

    def _touched(self, loaded: Loaded, lines: Mapping[str, frozenset[int] | None]) -> tuple[set[str], set[str]]:
        """The methods that contain changed lines, and the outermost classes that have others."""
        methods: set[str] = set()
        families: set[str] = set()
        for file, changed in lines.items():
            inside = [each for each in loaded.own_methods() if each.info.span.file == file]
            if changed is None:
                methods |= {each.info.key for each in inside}
                continue
            for line in sorted(changed):
                at = [each for each in inside if _first_line(each) <= line <= _last_line(each)]
                methods |= {each.info.key for each in at}
                if not at and _is_code(loaded.sources.get(file), line):
                    families |= {family_name(each.info.owner) for each in inside}
        return methods, families

    def _used(self, key: str) -> _Uses:
        known = self._uses.get(key)
        if known is None:
            known = self._uses[key] = self._found(self._program.methods.get(key))
        return known

    def _found(self, method: typed.Method | None) -> _Uses:
        if method is None:
            return _Uses((), frozenset())
        called: dict[str, None] = {}
        classes: set[str] = set()
        for node in typed.walk(method.roots):
            member = getattr(node, "method", None)
            if isinstance(member, MethodInfo):
                virtual = not member.static and not member.is_constructor
                called.update(dict.fromkeys(each.key for each in (member, *self._bodies(member, virtual))))
            field = getattr(node, "field", None)
            if isinstance(field, FieldInfo):
                classes.add(family_name(field.owner))
        return _Uses(tuple(called), frozenset(classes))

    def _bodies(self, method: MethodInfo, virtual: bool) -> Iterator[MethodInfo]:
        for body in self._calls.bodies(method, virtual):
            yield body.run


def _first_line(method: typed.Method) -> int:
    declaration = method.info.declaration
    return method.info.span.line if declaration is None else min(declaration.span.line, method.info.span.line)


def _last_line(method: typed.Method) -> int:
    return method.info.span.end_line if method.body is None else method.body.span.end_line


def _is_code(source: Source | None, line: int) -> bool:
    """Whether a line may mean something: not if it is empty, an import, or a comment that is no contract."""
    lines = [] if source is None else source.text.splitlines()
    text = lines[line - 1].strip() if 0 < line <= len(lines) else ""
    return bool(text) and not text.startswith(("import ", "package ")) and (not text.startswith("//") or "@" in text)
