"""What the driver needs of Java's library: models are translated only as far as code uses them."""

from __future__ import annotations

from collections.abc import Collection

from oxpecker.oox.source import Source

LISTS = ("ArrayList", "LinkedList", "Vector", "ArrayDeque")
SETS = ("HashSet", "LinkedHashSet")
MAPS = ("HashMap", "LinkedHashMap")
BUILDERS = ("StringBuilder", "StringBuffer")
OPTIONALS = ("Optional", "OptionalInt", "OptionalLong", "OptionalDouble")
COLLECTIONS = frozenset({*LISTS, *SETS, *MAPS, *BUILDERS, *OPTIONALS, "List", "Deque", "Set", "Map"})
"""Library classes whose objects are copied and compared by their contents."""


def uses(names: Collection[str], mark: str) -> Source:
    """A Java class that calls the methods of library classes by which the driver copies and compares objects."""
    lines: list[str] = []
    for name in sorted(names):
        full = f"java.util.{name}"
        walk = "java.util.Iterator<Object> i = x.iterator(); i.hasNext(); i.next();"
        if name in LISTS or name in SETS:
            lines.append(f"static void use({full}<Object> x) {{ x = new {full}<Object>(); x.add(null); {walk} }}")
        elif name in MAPS:
            keys = "java.util.Iterator<Object> i = x.keySet().iterator(); i.hasNext(); x.get(i.next());"
            lines.append(
                f"static void use({full}<Object, Object> x) "
                f"{{ x = new {full}<Object, Object>(); x.put(null, null); {keys} }}"
            )
        elif name in BUILDERS:
            lines.append(f'static void use({name} x) {{ x = new {name}(""); x.toString().equals(x.toString()); }}')
        elif name in OPTIONALS:
            argument = "<Object>" if name == "Optional" else ""
            lines.append(f"static void use({full}{argument} x) {{ x.equals(x); }}")
        elif name == "Map":
            keys = "java.util.Iterator<Object> i = x.keySet().iterator(); i.hasNext(); x.get(i.next());"
            lines.append(f"static void use({full}<Object, Object> x) {{ x.size(); x.containsKey(null); {keys} }}")
        elif name == "Set":
            lines.append(f"static void use({full}<Object> x) {{ x.equals(x); }}")
        else:
            lines.append(f"static void use({full}<Object> x) {{ {walk} }}")
    body = "\n".join(["static boolean use(Object x) { return x.equals(x); }", *lines])
    return Source(f"{mark}/uses.java", f"class Uses{mark} {{\n{body}\n}}\n")
