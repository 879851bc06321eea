"""The generated code that copies an input for the old version, and compares what both versions leave."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from oxpecker.differential.joint import COPY
from oxpecker.differential.library_code import BUILDERS, LISTS, MAPS, OPTIONALS, SETS
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy
from oxpecker.oox.types import ANY, ArrayType, ClassType, Primitive, StringType, Type

IMMUTABLE = (
    *("String", "Integer", "Long", "Short", "Byte", "Character", "Boolean", "Double", "Float"),
    *("BigInteger", "BigDecimal", "UUID", "Class"),
    *("LocalDate", "LocalTime", "LocalDateTime", "Duration", "Instant", "Pattern", "Locale"),
)
"""Library classes without state that changes: both versions may have the same object, and `equals` compares."""
_SOLE = ("Object", "Record")
"""Superclasses without fields."""


@dataclass(frozen=True, slots=True)
class ClassPair:
    """A class of the old version, and its counterpart; both are the same for a class that has not changed."""

    old: ClassInfo
    new: ClassInfo

    @property
    def is_enum(self) -> bool:
        """Whether its objects are constants."""
        return self.new.superclass is not None and self.new.superclass.name == "Enum"

    @property
    def is_plain(self) -> bool:
        """Whether objects consist of fields of the program alone, the same in both versions."""
        own = [each for each in self.new.lineage() if each.name not in _SOLE]
        old = [each for each in self.old.lineage() if each.name not in _SOLE]
        is_library = any(each.declaration.span.file.startswith("library") for each in own)
        fields = [{each.name for each in info.layout if not _hidden(each)} for info in (self.old, self.new)]
        return len(own) == len(old) and not is_library and fields[0] == fields[1] and not self.is_enum

    @property
    def fields(self) -> list[tuple[FieldInfo, FieldInfo]]:
        """The fields that both versions have."""
        old = {each.name: each for each in self.old.layout if not _hidden(each)}
        return [(old[each.name], each) for each in self.new.layout if each.name in old]


def _hidden(field: FieldInfo) -> bool:
    return field.owner == "Object"


@dataclass(frozen=True, slots=True)
class HeapCode:
    """Writes the functions for the classes and arrays of a program, most specific ones first."""

    hierarchy: Hierarchy
    pairs: Sequence[ClassPair]
    arrays: Sequence[tuple[Type, Type]]
    """The element types of arrays, in the old and in the new version."""
    library: Collection[str]
    """The library classes whose objects are copied and compared."""
    touched: Collection[tuple[str, str]]
    """The fields that code of either version may use, by class and name of the new version; others cannot matter."""
    twins: Sequence[str]
    """The classes of the old version, of which no input is."""
    assigns: bool
    """Whether code of either version may change objects; otherwise both may have the same library objects."""

    def shared(self) -> str:
        """The functions that all drivers use."""
        return "\n".join([self._simple(), self._same_ending()])

    def text(self, number: int) -> str:
        """The functions of one driver."""
        return numbered("\n".join([self._copy(), self._same()]), number)

    def _known(self, names: Sequence[str]) -> list[str]:
        return [each for each in names if each in self.hierarchy.classes]

    def _held(self, names: Sequence[str]) -> list[str]:
        return [each for each in names if each in self.library]

    def _fields(self, pair: ClassPair) -> list[tuple[FieldInfo, FieldInfo]]:
        return [(old, new) for old, new in pair.fields if (new.owner, new.name) in self.touched]

    # --- copies --------------------------------------------------------------------------------------------

    def _copy(self) -> str:
        lines = ["static Object copy(Object x, $Copies seen) {", "  if (x == null) { return null; }"]
        lines += [f"  if (x instanceof {each}) {{ return x; }}" for each in self._known(IMMUTABLE)]
        lines += [f"  if (x instanceof {each}) {{ return x; }}" for each in self._unknown()]
        lines += [f"  assume !(x instanceof {each});" for each in (*self.twins, COPY, "$Copies", "$Diff")]
        lines += ["  Object known := seen.find(x);", "  if (known != null) { return known; }"]
        for pair in self.pairs:
            lines += self._copied_constants(pair) if pair.is_enum else self._copied_object(pair)
        for name in self._held(LISTS):
            body = "c.add($Diff.copy(it.next(), seen));"
            lines += self._collection(name, f"Iterator it := (({name}) x).iterator();", body)
        for name in self._held(SETS):
            body = "c.add($Diff.copy(it.next(), seen));"
            lines += self._collection(name, f"Iterator it := (({name}) x).iterator();", body)
        for name in self._held(MAPS):
            walk = f"Iterator it := (({name}) x).keySet().iterator();"
            body = f"Object k := it.next(); c.put($Diff.copy(k, seen), $Diff.copy((({name}) x).get(k), seen));"
            lines += self._collection(name, walk, body)
        for name in self._held(BUILDERS):
            lines.append(f"  if (x instanceof {name}) {{ {name} c := new {name}((({name}) x).toString());")
            lines.append("    seen.add(x, c); return c; }")
        for old, new in self.arrays:
            lines += self._copied_array(old, new)
        if not self.assigns:
            return "\n".join([*lines, "  return x;", "}"])
        lines += ["  if ($Diff.isSimple(x)) { return x; }"]
        lines += [
            '  unsupported("a copy of an object of a library class that has no rule for it");',
            "  return null;",
            "}",
        ]
        return "\n".join(lines)

    def _unknown(self) -> list[str]:
        """The classes of unknown objects without state, such as functions."""
        every = self.hierarchy.classes.values()
        return [
            each.name for each in every if each.name.endswith(ANY) and not [f for f in each.layout if not _hidden(f)]
        ]

    def _collection(self, name: str, walk: str, body: str) -> list[str]:
        return [
            f"  if (x instanceof {name}) {{ {name} c := new {name}(); seen.add(x, c);",
            f"    {walk} while (it.hasNext()) {{ {body} }} return c; }}",
        ]

    def _copied_constants(self, pair: ClassPair) -> list[str]:
        names = [each for each in pair.new.static_fields if each in pair.old.static_fields]
        mine = [each for each in names if pair.new.static_fields[each].type == ClassType(pair.new.name)]
        return [f"  if (x == {pair.new.name}.{each}) {{ return {pair.old.name}.{each}; }}" for each in mine]

    def _copied_object(self, pair: ClassPair) -> list[str]:
        old, new = pair.old.name, pair.new.name
        if pair.new.abstract or not pair.is_plain:
            return []
        lines = [f"  if (x instanceof {new}) {{ {new} o := ({new}) x; {old} c := new {old}(({COPY}) null);"]
        lines.append("    seen.add(x, c);")
        lines += [f"    {_place('c', a)} := {_converted(_place('o', b), a.type)};" for a, b in self._fields(pair)]
        return [*lines, "    return c; }"]

    def _copied_array(self, old: Type, new: Type) -> list[str]:
        value = _converted("a[i]", old)
        return [
            f"  if (x instanceof {new}[]) {{ {new}[] a := ({new}[]) x; {old}[] c := {_new_array(old)}; seen.add(x, c);",
            f"    int i := 0; while (i < #a) {{ c[i] := {value}; i := i + 1; }} return c; }}",
        ]

    # --- comparison ----------------------------------------------------------------------------------------

    def _same(self) -> str:
        lines = ["static bool same(Object x, Object y, $Copies seen) {"]
        lines += ["  if (x == null || y == null) { return x == null && y == null; }"]
        lines += [f"  if (x instanceof {each}) {{ return x.equals(y); }}" for each in self._known(IMMUTABLE)]
        lines += ["  Object known := seen.find(x);", "  if (known != null) { return known == y; }"]
        lines += ["  if (seen.holds(y)) { return false; }", "  seen.add(x, y);"]
        for pair in self.pairs:
            lines += self._same_constants(pair) if pair.is_enum else self._same_object(pair)
        for name in self._held(("List", "Deque")):
            walk = f"Iterator i := (({name}) x).iterator(); Iterator j := (({name}) y).iterator();"
            lines.append(f"  if (x instanceof {name}) {{ if (!(y instanceof {name})) {{ return false; }}")
            lines.append(f"    {walk} while (i.hasNext()) {{ if (!j.hasNext()) {{ return false; }}")
            lines.append("      if (!$Diff.same(i.next(), j.next(), seen)) { return false; } } return !j.hasNext(); }")
        if "Set" in self.library:
            lines.append("  if (x instanceof Set) { return x.equals(y); }")
        if "Map" in self.library:
            lines += self._same_maps()
        lines += [
            f"  if (x instanceof {each}) {{ return y instanceof {each} && x.toString().equals(y.toString()); }}"
            for each in self._held(BUILDERS)
        ]
        lines += [
            f"  if (x instanceof {each}) {{ return y instanceof {each} && x.equals(y); }}"
            for each in self._held(OPTIONALS)
        ]
        for old, new in self.arrays:
            lines += self._same_arrays(old, new)
        lines.append("  if (x == y) { return true; }")
        lines += ["  if ($Diff.isSimple(x)) { return $Diff.isSimple(y); }"]
        lines += [
            '  unsupported("a comparison of objects of a library class that has no rule for it");',
            "  return false;",
            "}",
        ]
        return "\n".join(lines)

    def _same_maps(self) -> list[str]:
        return [
            "  if (x instanceof Map) { if (!(y instanceof Map)) { return false; }",
            "    Map m := (Map) x; Map n := (Map) y; if (m.size() != n.size()) { return false; }",
            "    Iterator i := m.keySet().iterator(); while (i.hasNext()) { Object k := i.next();",
            "      if (!n.containsKey(k)) { return false; }",
            "      if (!$Diff.same(m.get(k), n.get(k), seen)) { return false; } } return true; }",
        ]

    def _same_constants(self, pair: ClassPair) -> list[str]:
        old, new = pair.old.name, pair.new.name
        test = f"(({old}) y).name().equals((({new}) x).name())"
        return [f"  if (x instanceof {new}) {{ return y instanceof {old} && {test}; }}"]

    def _same_object(self, pair: ClassPair) -> list[str]:
        old, new = pair.old.name, pair.new.name
        if pair.new.abstract or not pair.is_plain:
            return []
        lines = [f"  if (x instanceof {new}) {{ if (!(y instanceof {old})) {{ return false; }}"]
        lines.append(f"    {new} o := ({new}) x; {old} c := ({old}) y;")
        tests = [compared(_place("o", b), _place("c", a), b.type) for a, b in self._fields(pair)]
        lines += [f"    if (!({each})) {{ return false; }}" for each in tests]
        return [*lines, "    return true; }"]

    def _same_arrays(self, old: Type, new: Type) -> list[str]:
        return [
            f"  if (x instanceof {new}[]) {{ if (!(y instanceof {old}[])) {{ return false; }}",
            f"    {new}[] a := ({new}[]) x; {old}[] c := ({old}[]) y; if (#a != #c) {{ return false; }}",
            f"    int i := 0; while (i < #a) {{ if (!({compared('a[i]', 'c[i]', new)})) {{ return false; }}",
            "      i := i + 1; }",
            "    return true; }",
        ]

    def _simple(self) -> str:
        """Whether an object is of class Object itself: of no other class, and no array."""
        every = self.hierarchy.classes.values()
        others = [each.name for each in every if each.superclass is not None and each.superclass.name == "Object"]
        names = [*(each for each in others if not each.startswith("$Diff")), *_ARRAYS]
        tests = [f"  if (x instanceof {each}) {{ return false; }}" for each in names]
        return "\n".join(["static bool isSimple(Object x) {", *tests, "  return true;", "}"])

    def _same_ending(self) -> str:
        """Compares exceptions by their classes; classes that correspond have the same number."""
        partner = {pair.old.name: pair.new.name for pair in self.pairs}
        classes = sorted(self.hierarchy.concrete_subclasses("Throwable"), key=lambda each: -len(each.ancestors))
        numbers = {each.name: number for number, each in enumerate(classes)}
        tests = [
            f"  if (x instanceof {each.name}) {{ return {numbers.get(partner.get(each.name, each.name), -1)}; }}"
            for each in classes
        ]
        kind = ["static int kind(Throwable x) {", *tests, "  return -2;", "}"]
        lines = ["static bool sameEnding(Throwable x, Throwable y) {"]
        lines += ["  if (x == null || y == null) { return x == null && y == null; }"]
        return "\n".join([*kind, *lines, "  return $Diff.kind(x) == $Diff.kind(y);", "}"])


_ARRAYS = ("bool[]", "byte[]", "short[]", "char[]", "int[]", "long[]", "float[]", "double[]", "Object[]")


def _place(variable: str, field: FieldInfo) -> str:
    """A field of an object, in the class that declares it: a subclass may hide it."""
    return f"(({field.owner}) {variable}).{field.name}"


def _converted(text: str, t: Type) -> str:
    """A value for the old version."""
    return text if isinstance(t, (Primitive, StringType)) else f"({t}) $Diff.copy({text}, seen)"


def compared(new: str, old: str, t: Type) -> str:
    """Whether values of both versions are the same."""
    if isinstance(t, Primitive) and t.name in ("float", "double"):
        return f"bits({new}) == bits({old})"
    return f"{new} == {old}" if isinstance(t, (Primitive, StringType)) else f"$Diff.same({new}, {old}, seen)"


def _new_array(element: Type) -> str:
    depth = 0
    while isinstance(element, ArrayType):
        element, depth = element.element, depth + 1
    return f"new {element}[#a]{'[]' * depth}"


def numbered(text: str, number: int) -> str:
    """The code of a driver that uses functions of its own."""
    return re.sub(
        r"(?<=Object )copy(?=\()|(?<=bool )same(?=\()|(?<=\$Diff\.)(copy|same)(?=\()", rf"\g<0>{number}", text
    )


COPIES = f"""
class {COPY} {{ Object from; Object to; {COPY} next; }}
class $Copies {{
  {COPY} first;
  Object find(Object x) {{
    {COPY} each := this.first;
    while (each != null) {{ if (each.from == x) {{ return each.to; }} each := each.next; }}
    return null;
  }}
  bool holds(Object y) {{
    {COPY} each := this.first;
    while (each != null) {{ if (each.to == y) {{ return true; }} each := each.next; }}
    return false;
  }}
  void add(Object x, Object y) {{
    {COPY} added := new {COPY}(); added.from := x; added.to := y; added.next := this.first; this.first := added;
  }}
}}
"""
