// A collection is no constant if code changes it through what leads to it in several steps, by elements or objects.
import java.util.*;

class Chain {
    static final class Link { Object item; List<String> names; Link next; }

    private static final List<String> NAMES = new ArrayList<>(List.of("a"));
    private static final List<String> OTHERS = new ArrayList<>(List.of("a"));
    private static final List<String> LATER = new ArrayList<>();
    static Link last;

    static {
        LATER.add("a");
        Link first = new Link(), second = new Link();
        first.next = second;
        first.names = LATER;
        first.next.names = LATER;
        last = second;
    }

    static void clear() {                                             // check Chain.clear: valid
        Link inner = new Link(), outer = new Link();
        inner.item = NAMES;
        outer.next = inner;
        ((List<?>) outer.next.item).clear();
    }

    static void put(Link link, List<String> names) { link.next.names = names; }

    static void clearOthers() {
        Link inner = new Link(), outer = new Link();
        outer.next = inner;
        put(outer, OTHERS);
        inner.names.clear();
    }

    static void clearLater() { if (last.names != null) last.names.clear(); }

    static void names() { assert NAMES.size() == 1; }                 // check Chain.names: invalid
    static void others() { assert OTHERS.size() == 1; }               // check Chain.others: invalid
    static void later() { assert LATER.size() == 1; }                 // check Chain.later: invalid
}

class Rows {
    private static final List<String> NAMES = new ArrayList<>(List.of("a"));
    private static final List<Object> SELF = new ArrayList<>(List.of("a"));

    static void clear() {                                             // check Rows.clear: valid
        Object[][] rows = {{NAMES}};
        ((List<?>) rows[0][0]).clear();
    }

    static void either(boolean inside) {
        List<Object> self = SELF, holder = List.of((Object) self), one = inside ? holder : self;
        if (one.get(0) instanceof List<?> list) list.clear();
    }

    static void names() { assert NAMES.size() == 1; }                 // check Rows.names: invalid
    static void self() { assert SELF.size() == 1; }                   // check Rows.self: invalid
}
