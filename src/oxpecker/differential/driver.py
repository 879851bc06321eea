"""The driver of a pair of methods: it runs the old one, then the new one, on equal inputs, and compares."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from oxpecker.differential.heap_code import IMMUTABLE, compared, numbered
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.types import VOID, ArrayType, ClassType, Primitive, StringType, Type, written

OWNER = "$Diff"
"""The class of all drivers."""


@dataclass(frozen=True, slots=True)
class Driver:
    """What the driver of one pair needs to know."""

    number: int
    old: MethodInfo
    new: MethodInfo
    has_precondition: tuple[bool, bool]
    """Of the old and of the new method."""
    invariants: Collection[str]
    """The classes with invariants, of both versions."""
    shared: Collection[str]
    """The types, as text, whose objects both versions may get: neither of them changes such an object."""
    statics: Sequence[tuple[FieldInfo, FieldInfo]]
    """The static fields of both versions that are not final."""

    @property
    def name(self) -> str:
        """The name of the driver's method."""
        return f"d{self.number}"

    @property
    def inputs(self) -> list[str]:
        """The names of the driver's parameters, the receiver first."""
        own = [f"p{index}" for index in range(len(self.new.parameters))]
        return own if self._has_no_receiver else ["self", *own]

    @property
    def _has_no_receiver(self) -> bool:
        return self.new.static or self.new.is_constructor

    def text(self) -> str:
        """The method."""
        parameters = [f"{written(t)} p{index}" for index, t in enumerate(self.new.parameter_types)]
        if not self._has_no_receiver:
            parameters.insert(0, f"{self.new.owner}! self")
        lines = [f"static void {self.name}({', '.join(parameters)}) {{"]
        lines += ['  $Diff.oldOutput := ""; $Diff.newOutput := "";']
        lines += ["  $Copies seen := new $Copies();", *self._assumptions("new"), *self._copies()]
        lines += self._assumptions("old")
        lines += [f"  {a.owner}.{a.name} := {self._value(f'{b.owner}.{b.name}', a.type)};" for a, b in self.statics]
        lines += self._run("old", self.old) + self._run("new", self.new)
        return numbered("\n".join([*lines, *self._comparison(), "}"]), self.number)

    def _names(self, version: str) -> list[str]:
        return [f"{'q' if version == 'old' else 'p'}{index}" for index in range(len(self.new.parameters))]

    def _copies(self) -> list[str]:
        lines = (
            []
            if self._has_no_receiver
            else [f"  {self.old.owner} old := {self._value('self', ClassType(self.old.owner))};"]
        )
        pairs = zip(self.old.parameter_types, self._names("old"), self._names("new"), strict=True)
        return lines + [f"  {t} {mine} := {self._value(given, t)};" for t, mine, given in pairs]

    def _value(self, given: str, t: Type) -> str:
        if isinstance(t, (Primitive, StringType)) or self._is_shared(t):
            return given
        return f"({t}) $Diff.copy({given}, seen)"

    def _is_shared(self, t: Type) -> bool:
        return str(t) in self.shared or (isinstance(t, ClassType) and t.name in IMMUTABLE)

    def _assumptions(self, version: str) -> list[str]:
        method, has = (self.old, self.has_precondition[0]) if version == "old" else (self.new, self.has_precondition[1])
        receiver = "old" if version == "old" else "self"
        names, lines = self._names(version), []
        held = [*([] if self._has_no_receiver else [(ClassType(method.owner), receiver)])]
        held += [(t, n) for t, n in zip(method.parameter_types, names, strict=True) if isinstance(t, ClassType)]
        for number, (t, name) in enumerate(held):
            if t.name in self.invariants:
                flag = f"${version}{number}"
                lines.append(f"  bool {flag} := {name} == null; if (!{flag}) {{ {flag} := {name}.$invariant(); }}")
                lines.append(f"  assume {flag};")
        if has:
            target = method.owner if self._has_no_receiver else receiver
            lines.append(f"  bool ${version} := {target}.$pre{self.number}({', '.join(names)}); assume ${version};")
        return lines

    def _run(self, version: str, method: MethodInfo) -> list[str]:
        arguments = ", ".join(self._names(version))
        receiver = method.owner if method.static else ("old" if version == "old" else "self")
        call = f"new {method.owner}({arguments})" if method.is_constructor else f"{receiver}.{method.name}({arguments})"
        lines = [f"  Throwable {version}Thrown := null;"]
        result = self._result(method)
        if result != VOID:
            lines.append(f"  {result} {version}Result;")
            call = f"{version}Result := {call}"
        return [*lines, f"  try {{ {call}; }} catch (Throwable e) {{ {version}Thrown := e; }}"]

    def _result(self, method: MethodInfo) -> Type:
        return ClassType(method.owner) if method.is_constructor else method.return_type

    def _comparison(self) -> list[str]:
        lines = ["  bool sameEnding := $Diff.sameEnding(newThrown, oldThrown);", "  assert sameEnding;"]
        lines += ["  seen := new $Copies();", "  assert $Diff.newOutput == $Diff.oldOutput;"]
        places: list[tuple[str, str, Type]] = (
            [] if self._has_no_receiver else [("self", "old", ClassType(self.new.owner))]
        )
        places += list(zip(self._names("new"), self._names("old"), self.new.parameter_types, strict=True))
        observed = [each for each in places if self._is_observed(each[2])]
        observed += [(f"{b.owner}.{b.name}", f"{a.owner}.{a.name}", b.type) for a, b in self.statics]
        t = self._result(self.new)
        if t != VOID:
            lines.append("  if (newThrown == null) {")
            test = compared("newResult", "oldResult", t)
            lines += [f"    bool sameResult := {test};", "    assert sameResult;", "  }"]
        for number, (new, old, kind) in enumerate(observed):
            lines += [f"  bool same{number} := {compared(new, old, kind)};", f"  assert same{number};"]
        return lines

    def _is_observed(self, t: Type) -> bool:
        """Whether a run may change what is behind a value of the type."""
        return isinstance(t, (ClassType, ArrayType)) and not self._is_shared(t)
