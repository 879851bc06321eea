"""The code around made-up classes: what they show their objects to, and what others do with these.

Of some of it nobody knows what it does (`runs.whole_text`): `Far` is native, and `Hook` has no class that is known.
"""

from __future__ import annotations

STRANGERS = (
    "class Box { Object item; Box next; Box() { } Box(Object item) { this.item = item; } }",
    "class Carrier extends RuntimeException { Object item; }",
    "interface Hook { void take(Object o); Object give(Object o); int[] row(); }",
    "//= class Stranger implements Hook { public void take(Object o) { Drive.met(o); Drive.open(o); } "
    "public Object give(Object o) { return null; } public int[] row() { return Drive.shared; } }",
    "class Far {",
    "    static native void take(Object o); //= static void take(Object o) { Drive.met(o); Drive.open(o); }",
    "    static native Object give(Object o); //= static Object give(Object o) { return null; }",
    "    static native int[] row(); //= static int[] row() { return Drive.shared; }",
    "    static native void change(int[][] all); //= static void change(int[][] all) { all[0] = null; }",
    "}",
)
PLUGGED = (
    "//= plug(new Stranger(), () -> null, o -> met(o)); "
    "BiConsumer<Object, Object> taking = (one, two) -> { met(one); spoil(one); }; "
    "hide((BinaryOperator<Object>) (one, two) -> null, taking);"
)

DRIVER = (
    "static List<Object> seen = new ArrayList<>();",
    "static Object last;",
    "static Object nothing;",
    "static boolean yes = true;",
    "static int[] shared = new int[3];",
    "static Object[] room = new Object[1];",
    "static Map<Object, Object> map = new LinkedHashMap<>();",
    "static Runnable later;",
    "static int count;",
    "static String text;",
    "static Box box = new Box();",
    "static final Carrier carrier = new Carrier();",
    "static Hook hook;",
    "static Supplier<Object> supplier;",
    "static Consumer<Object> consumer;",
    "static void plug(Hook h, Supplier<Object> s, Consumer<Object> c) { hook = h; supplier = s; consumer = c; }",
    "static Object thing;",
    "static Object other;",
    "static void hide(Object one, Object two) { thing = one; other = two; }",
    "static void usual(Object o) {",
    "    BiConsumer<Object, Object> taking = (one, two) -> { Objects.requireNonNull(one); };",
    "    taking.accept(o, o);",
    '    BinaryOperator<Object> giving = (one, two) -> "usual";',
    "    giving.apply(o, o);",
    "}",
    "static void met(Object o) { seen.add(o); }",
    "static void keep(int... all) { last = all; }",
    "static void wait(Thread t) { try { t.join(); } catch (InterruptedException e) { } }",
    "static void fail(int n) { if (n > 1) throw new IllegalStateException(); }",
    "static void fall() { throw carrier; }",
    "static void lend(Box b) { b.next = box; }",
    "static void show(Box b) { met(b.item); open(b.item); }",
    "static void open(Object o) { if (o instanceof Box b) { met(b.item); } }",
    "static Box someBox() { return box; }",
    "static Box boxed(Object o) { Box b = new Box(); b.item = o; return b; }",
    "static int[] fresh() { return new int[3]; }",
    "static int[] longer() { return new int[7]; }",
    "static int[] row() { return shared; }",
    "static void change(int[][] all) { all[0] = new int[9]; }",
    "static Outer some() {",
    "    for (int i = seen.size() - 1; i >= 0; i--) { if (seen.get(i) instanceof Outer o) return o; }",
    "    return null;",
    "}",
    '@SuppressWarnings("unchecked")',
    "static void spoil(Object o) {",
    "    if (o instanceof List) { ((List<Object>) o).add(null); }",
    "    if (o instanceof Map) { ((Map<Object, Object>) o).put(null, null); }",
    "    if (o instanceof Map.Entry) { ((Map.Entry<Object, Object>) o).setValue(null); }",
    "}",
    "static void use(Object o, int deep) {",
    "    if (deep == 0) return;",
    "    spoil(o);",
    "    if (o instanceof Set) { for (Object e : (Set<?>) o) { use(e, deep - 1); } }",
    "    if (o instanceof Object[] all) {",
    "        for (int i = 0; i < all.length; i++) { use(all[i], deep - 1); all[i] = null; }",
    "    }",
    "}",
)
