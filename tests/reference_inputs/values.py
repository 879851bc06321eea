"""Declared types of inputs, classes that programs declare, and Java expressions for values of each type."""

from __future__ import annotations

CLASSES: dict[str, str] = {
    "Tinted": "interface Tinted { default int tint() { return 1; } }",
    "Dye": "record Dye(int n) implements Tinted { public int tint() { return n; } }",
    "Color": (
        "enum Color implements Tinted { RED, GREEN { int weight() { return 2; } }, BLUE;\n"
        "        int weight() { return 1; } }"
    ),
    "Pair": "record Pair(Object part, int n) { }",
    "Thing": (
        "static class Thing { int n; Thing(int n) { this.n = n; }\n"
        "        public boolean equals(Object o) { return o instanceof Thing && ((Thing) o).n == n; }\n"
        "        public int hashCode() { return n; } }"
    ),
    "Special": (
        'static class Special extends Thing { Special(int n) { super(n); } public String toString() { return "s"; }\n'
        "        public boolean equals(Object o) { return o instanceof Special && super.equals(o); } }"
    ),
    "Box": (
        "static class Box<T> { T value; Box(T value) { this.value = value; } T get() { return value; }\n"
        "        boolean has(Object o) { return value != null && value.equals(o); } }"
    ),
    "Shape": "interface Shape { int area(); default boolean big() { return area() > 10; } }",
    "Square": "record Square(int side) implements Shape { public int area() { return side * side; } }",
    "Ranked": (
        "static final class Ranked implements Comparable<Ranked> { final int rank;\n"
        "        Ranked(int rank) { this.rank = rank; }\n"
        "        public int compareTo(Ranked other) { return rank - other.rank; } }"
    ),
    "Chain": (
        "static class Chain { Chain next; Object held;\n"
        "        Chain(Chain next, Object held) { this.next = next; this.held = held; } }"
    ),
    "Shelf": (
        "static class Shelf { private final java.util.List<Object> items = new java.util.ArrayList<>();\n"
        "        private final int[] changes = new int[1]; private Mark mark = new Mark();\n"
        "        Shelf(Object... given) { for (Object each : given) items.add(each); }\n"
        "        int size() { return items.size(); } int changes() { return changes[0]; }\n"
        "        int marks() { return mark.n; }\n"
        "        boolean add(Object o) { changes[0]++; mark.n++; return items.add(o); }\n"
        "        void renew() { mark = new Mark(); } boolean has(Object o) { return items.contains(o); }\n"
        "        boolean shares(Shelf other) { return items == other.items || mark == other.mark; }\n"
        "        static void move(int[] from, Shelf to) { from[0]++; to.changes[0] = 0; }\n"
        "        void reset() { move(changes, this); } }"
    ),
    "Mark": "static class Mark { int n; }",
    "Failure": (
        "static class Failure extends RuntimeException { final int code;\n"
        "        Failure(int code) { this.code = code; } }"
    ),
    "Named": 'interface Named { default String name() { return "n"; } }',
    "Titled": 'interface Titled extends Named { default String name() { return "t"; } }',
    "Person": "static class Person implements Named, Titled { }",
    "Holder": (
        "static class Holder { int base; Holder(int base) { this.base = base; }\n"
        "        class Part { int more = base + 1; int sum() { return more + base; } } }"
    ),
    "Abstract": (
        "static abstract class Abstract { static int made; protected final int id; Abstract(int id) { this.id = id; }\n"
        "        abstract int twice(); boolean even() { return twice() % 2 == 0; } }"
    ),
    "Concrete": (
        "static class Concrete extends Abstract { Concrete(int id) { super(id); }\n"
        "        int twice() { return 2 * id; } }"
    ),
}
"""Classes that stand in a program where it names them."""

NEEDS = {"Special": ("Thing",), "Square": ("Shape",), "Titled": ("Named",), "Person": ("Named", "Titled")}
NEEDS |= {"Shelf": ("Mark",), "Concrete": ("Abstract",), "Abstract": ("Concrete",), "Named": ("Titled", "Person")}
NEEDS |= {"Color": ("Tinted",), "Dye": ("Tinted",), "Tinted": ("Color", "Dye")}

_OBJECTS = [
    "null",
    "new Object()",
    '""',
    '"a"',
    'new String("a")',
    '"A"',
    "1",
    "1000",
    "Integer.valueOf(-1)",
    "'a'",
    "1L",
    "1.5",
    "true",
    "new int[] {1}",
    "new Integer[] {1}",
    "new Object[] {null}",
    'new String[] {"a"}',
    "new Thing(1)",
    "new Special(1)",
    "new Pair(null, 1)",
    "new Pair(1, 0)",
    "Color.GREEN",
    "new ArrayList<Object>()",
    "new RuntimeException()",
    "new StringBuilder()",
]

GENERIC = ("T", "T[]")
"""The types that are type variables of the method, or made of them."""

VALUES: dict[str, list[str]] = {
    "int": ["0", "1", "-1", "2", "3", "97", "127", "128", "1000", "Integer.MAX_VALUE", "Integer.MIN_VALUE"],
    "boolean": ["true", "false"],
    "char": ["'a'", "'A'", "'0'", "'\\0'", "'z'"],
    "Object": _OBJECTS,
    "Integer": ["null", "0", "1", "-1", "5", "127", "128", "1000", "Integer.MIN_VALUE"],
    "Long": ["null", "0L", "1L", "-1L", "128L", "4294967296L"],
    "Character": ["null", "'a'", "'Z'", "'5'", "(char) 200"],
    "Boolean": ["null", "true", "false", "new Boolean(true)"],
    "Number": [
        "null",
        "1",
        "0",
        "1000",
        "1L",
        "4294967296L",
        "1.5",
        "1.0",
        "2.5f",
        "Double.NaN",
        "(byte) 1",
        "(short) 300",
    ],
    "String": ["null", '""', '"a"', 'new String("a")', '"A"', '"ab"', '" "', '"b"', '"Aa"', '"BB"', '"7"'],
    "CharSequence": ["null", '""', '"a"', 'new StringBuilder("a")', '"ab"', "new StringBuilder()"],
    "Comparable<String>": ["null", '"a"', '""', '"b"'],
    "Color": ["null", "Color.RED", "Color.GREEN", "Color.BLUE"],
    "Tinted": ["null", "Color.RED", "Color.GREEN", "new Dye(1)", "new Dye(0)"],
    "Pair": [
        "null",
        "new Pair(null, 0)",
        "new Pair(null, 1)",
        'new Pair("a", 1)',
        "new Pair(1, 1)",
        "new Pair(new Pair(1, 2), 3)",
    ],
    "Thing": ["null", "new Thing(0)", "new Thing(1)", "new Special(1)", "new Special(5)", "new Thing(97)"],
    "Box<Integer>": ["null", "new Box<Integer>(null)", "new Box<Integer>(1)", "new Box<Integer>(1000)"],
    "Box<Object>": [
        "null",
        "new Box<Object>(null)",
        'new Box<Object>("a")',
        "new Box<Object>(1)",
        "new Box<Object>(new Thing(1))",
    ],
    "Shape": ["null", "new Square(1)", "new Square(4)", "new Square(46341)", "() -> 11", "() -> -1"],
    "Ranked": ["null", "new Ranked(0)", "new Ranked(1)", "new Ranked(Integer.MIN_VALUE)"],
    "Shelf": ["null", "new Shelf()", "new Shelf(1)", 'new Shelf("a", null)'],
    "Chain": ["null", "new Chain(null, null)", 'new Chain(null, "a")', "new Chain(new Chain(null, 1), 1)"],
    "Named": ["null", "new Person()"],
    "Holder": ["null", "new Holder(0)", "new Holder(1)", "new Holder(Integer.MAX_VALUE)"],
    "Holder.Part": ["null", "new Holder(1).new Part()", "new Holder(-1).new Part()"],
    "Abstract": ["null", "new Concrete(0)", "new Concrete(Integer.MAX_VALUE)", "new Concrete(-3)"],
    "Function<Integer, Integer>": ["null", "x -> x", "x -> null", "x -> 1000", "x -> x + 1"],
    "Supplier<Object>": ["null", "() -> null", "() -> 1", "Object::new"],
    "Predicate<Object>": ["null", "x -> x == null", "x -> true", "x -> x instanceof String"],
    "Comparator<Integer>": ["null", "Integer::compare", "(x, y) -> Integer.compare(y, x)"],
    "Iterable<Integer>": ["null", "new ArrayList<Integer>()", "new ArrayList<Integer>(Arrays.asList(1, 2))"],
    "Optional<String>": ["null", "Optional.empty()", 'Optional.of("a")', 'Optional.of("")'],
    "Locale": ["null", "Locale.US", "Locale.ROOT"],
    "java.util.concurrent.TimeUnit": [
        "null",
        "java.util.concurrent.TimeUnit.DAYS",
        "java.util.concurrent.TimeUnit.SECONDS",
    ],
    "EnumMap<Color, Integer>": [
        "null",
        "new EnumMap<Color, Integer>(Color.class)",
        "new EnumMap<Color, Integer>(Map.of(Color.RED, 1))",
        "new EnumMap<Color, Integer>(Map.of(Color.RED, 1, Color.BLUE, 2))",
    ],
    "LinkedHashMap<String, Integer>": [
        "null",
        "new LinkedHashMap<String, Integer>()",
        'new LinkedHashMap<String, Integer>(Map.of("a", 1))',
    ],
    "StringBuilder": ["null", "new StringBuilder()", 'new StringBuilder("a")', 'new StringBuilder("ab")'],
    "RuntimeException": [
        "null",
        "new RuntimeException()",
        'new IllegalArgumentException("a")',
        "new ArithmeticException()",
    ],
    "List<? extends Number>": [
        "null",
        "new ArrayList<Integer>(Arrays.asList(1))",
        "new ArrayList<Double>(Arrays.asList(1.5))",
        "new ArrayList<Number>(Arrays.asList((Number) null))",
    ],
    "T": _OBJECTS,
    "T[]": ["null", "new Object[0]", "new Object[] {null}", 'new String[] {"a"}', "new Integer[] {1, 1}"],
    "int[]": ["null", "new int[0]", "new int[] {0}", "new int[] {1, 2}", "new int[] {3, 3}", "new int[] {-1}"],
    "Object[]": [
        "null",
        "new Object[0]",
        "new Object[] {null}",
        'new Object[] {"a"}',
        'new String[] {"a"}',
        "new Integer[] {1}",
        "new Object[] {1, 1}",
    ],
    "Number[]": [
        "null",
        "new Number[0]",
        "new Number[] {1}",
        "new Double[] {1.5}",
        "new Integer[] {null}",
        "new Number[] {1, 2L}",
    ],
    "String[]": ["null", "new String[0]", "new String[] {null}", 'new String[] {"a"}', 'new String[] {"a", "b"}'],
    "Thing[]": [
        "null",
        "new Thing[0]",
        "new Thing[] {new Thing(1)}",
        "new Special[] {new Special(1)}",
        "new Special[] {null}",
    ],
    "List<Integer>": [
        "null",
        "new ArrayList<Integer>()",
        "new ArrayList<Integer>(Arrays.asList(1))",
        "new ArrayList<Integer>(Arrays.asList((Integer) null))",
        "new ArrayList<Integer>(Arrays.asList(1000, 1000))",
        "new LinkedList<Integer>(Arrays.asList(1, 2))",
    ],
    "List<Object>": [
        "null",
        "new ArrayList<Object>()",
        'new ArrayList<Object>(Arrays.asList("a"))',
        "new ArrayList<Object>(Arrays.asList((Object) null))",
        "new ArrayList<Object>(Arrays.asList(1, new Thing(1)))",
    ],
    "Set<String>": [
        "null",
        "new HashSet<String>()",
        'new HashSet<String>(Arrays.asList("a"))',
        "new HashSet<String>(Arrays.asList((String) null))",
        'new TreeSet<String>(Arrays.asList("a", "b"))',
    ],
    "Map<String, Integer>": [
        "null",
        "new HashMap<String, Integer>()",
        'new HashMap<String, Integer>(Collections.singletonMap("a", 1))',
        'new HashMap<String, Integer>(Collections.singletonMap("a", null))',
        'new HashMap<String, Integer>(Collections.singletonMap("", 1000))',
    ],
}
"""Small values of each declared type, as Java writes them; every other one is there twice, as another object."""
