// Several static fields lead to one object, which code changes.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

class Link {
    int value;
    Link next;

    Link(int value) {
        this.value = value;
    }

    void change(Link link) {
        value++;
        next = link;
    }
}

class Links extends ArrayList<Link> {
    int extra;

    void change() {
        extra++;
    }
}

class Both {
    static final Link FIRST = new Link(1), SECOND = FIRST;
    static Link current = FIRST;
    static final Link[] ARRAY = {FIRST, new Link(2)}, SAME_ARRAY = ARRAY;
    static final int[] CELLS = {1, 2}, SAME_CELLS = CELLS;
    static final List<Link> LIST = new ArrayList<>(List.of(FIRST)), SAME_LIST = LIST;
    static final Map<String, Link> MAP = new HashMap<>();
    static final Links LINKS = new Links(), SAME_LINKS = LINKS;
    static final AtomicInteger COUNT = new AtomicInteger(), SAME_COUNT = COUNT;

    static {
        MAP.put("a", FIRST);
    }

    static void change() {
        CELLS[0]++;
        ARRAY[0] = new Link(3);
        LIST.add(FIRST);
        MAP.put("b", FIRST);
        current = new Link(3);
        LINKS.add(FIRST);
        COUNT.incrementAndGet();
    }

    // check Both.second: invalid, exception
    static void second(Link link) {
        assert link == null || link != SECOND || link.value != 3 || FIRST.next == null || FIRST.next.value != 7;
    }

    // check Both.isCurrent: invalid, exception
    static void isCurrent(Link link) {
        assert link == null || current != link || link.value != 3 || FIRST.value != 4;
    }

    // check Both.array: invalid, exception
    static void array(Link[] links) {
        assert links == null || SAME_ARRAY != links || links[0] == null || links[0].value != 4;
    }

    // check Both.cells: invalid, exception
    static void cells(int[] cells) {
        assert SAME_CELLS != cells || cells[0] != 7;
    }

    // check Both.list: invalid, exception
    static void list(List<Link> links) {
        assert SAME_LIST != links || links.size() != 1 || links.get(0) != SECOND || SECOND.value != 9;
    }

    // check Both.mapped: invalid, exception
    static void mapped(Link link) {
        assert link == null || link != MAP.get("a") || link.value != 5;
    }

    // check Both.extended: invalid, exception
    static void extended(Links links) {
        assert links != SAME_LINKS || links.extra != 3 || links.size() != 1;
    }

    // check Both.counted: invalid, exception
    static void counted(AtomicInteger count) {
        assert count != SAME_COUNT || count.get() != 3;
    }

    // check Both.cycle: invalid, exception
    static void cycle(Link link) {
        assert link == null || current != SECOND || link != current || link.next != link;
    }

    // check Both.follows: invalid, exception
    static void follows(Link link) {
        assert link == null || link == FIRST || link.next != SAME_ARRAY[1] || ARRAY[1] == null;
    }
}
