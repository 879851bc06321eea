// Lazy writes: in a program without threads, they are seen at once.
// prints: 7 8 true r
// prints: 3 4 x
import java.util.concurrent.atomic.*;

class Cell {
    static final AtomicIntegerFieldUpdater<Cell> COUNT = AtomicIntegerFieldUpdater.newUpdater(Cell.class, "count");
    static final AtomicLongFieldUpdater<Cell> TOTAL = AtomicLongFieldUpdater.newUpdater(Cell.class, "total");
    static final AtomicReferenceFieldUpdater<Cell, String> NAME =
        AtomicReferenceFieldUpdater.newUpdater(Cell.class, String.class, "name");
    volatile int count;
    volatile long total;
    volatile String name;
}

class Main {
    public static void main(String[] args) {
        AtomicInteger number = new AtomicInteger(5);
        number.lazySet(7);
        AtomicLong large = new AtomicLong();
        large.lazySet(number.get() + 1);
        AtomicBoolean flag = new AtomicBoolean();
        flag.lazySet(true);
        AtomicReference<String> reference = new AtomicReference<>();
        reference.lazySet("r");
        System.out.println(number + " " + large + " " + flag + " " + reference);
        Cell cell = new Cell();
        Cell.COUNT.lazySet(cell, 3);
        Cell.TOTAL.lazySet(cell, 4);
        Cell.NAME.lazySet(cell, "x");
        System.out.println(cell.count + " " + cell.total + " " + cell.name);
    }

    static void seen(AtomicInteger number, int value) {     // check Main.seen: valid
        if (number != null) {
            number.lazySet(value);
            assert number.get() == value;
        }
    }
}
