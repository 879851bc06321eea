// Updaters of volatile fields, which the program names by class and name.
// prints: true false false 7 9 11 12 21 22 21 21 43 43 99 99
// prints: true false false 7 9 11 12 21 22 21 21 43 43 99 99
// prints: true false trueabaaccdecdecdefgcdefg
// prints: 3 3
// prints: no object
import java.util.concurrent.atomic.*;

class Node<T> {
    static final String NAME = "next";
    @SuppressWarnings("rawtypes")
    static final AtomicReferenceFieldUpdater<Node, Node> NEXT = AtomicReferenceFieldUpdater.newUpdater(Node.class, Node.class, NAME);
    @SuppressWarnings("rawtypes")
    static final AtomicReferenceFieldUpdater<Node, Object> ITEM = AtomicReferenceFieldUpdater.newUpdater(Node.class, Object.class, "item");
    volatile Node<T> next;
    volatile T item;
}

class Counter {
    private static final AtomicIntegerFieldUpdater<Counter> COUNT = AtomicIntegerFieldUpdater.newUpdater(Counter.class, "count");
    static final AtomicLongFieldUpdater<Counter> TOTAL = AtomicLongFieldUpdater.newUpdater(Counter.class, "total");
    private volatile int count;
    volatile long total;
    int plain;

    int take() {
        return COUNT.incrementAndGet(this);
    }

    int count() {
        return count;
    }

    static String all(Counter c) {
        AtomicIntegerFieldUpdater<Counter> u = COUNT;
        u.set(c, 5);
        u.set(c, u.get(c) + 1);
        return u.compareAndSet(c, 6, 7) + " " + u.compareAndSet(c, 6, 8) + " " + u.weakCompareAndSet(c, 1, 2) + " " + u.getAndSet(c, 9) + " " + u.getAndAdd(c, 2) + " " + u.getAndIncrement(c) + " " + u.getAndDecrement(c) + " " + u.addAndGet(c, 10) + " " + u.incrementAndGet(c) + " " + u.decrementAndGet(c) + " " + u.getAndUpdate(c, x -> x * 2) + " " + u.updateAndGet(c, x -> x + 1) + " " + u.getAndAccumulate(c, 3, Math::max) + " " + u.accumulateAndGet(c, 99, Math::max) + " " + c.count;
    }
}

class Fixed extends AtomicIntegerFieldUpdater<String> {
    public boolean compareAndSet(String object, int expected, int next) {
        return expected == object.length();
    }

    public boolean weakCompareAndSet(String object, int expected, int next) {
        return false;
    }

    public void set(String object, int value) {
    }

    public void lazySet(String object, int value) {
    }

    public int get(String object) {
        return object.length();
    }
}

abstract class Long extends AtomicLongFieldUpdater<String> {
}

abstract class Any extends AtomicReferenceFieldUpdater<String, String> {
}

class Main {
    public static void main(String[] args) {
        Counter c = new Counter();
        System.out.println(Counter.all(c));
        AtomicLongFieldUpdater<Counter> u = Counter.TOTAL;
        u.set(c, 5);
        u.set(c, u.get(c) + 1);
        System.out.println(u.compareAndSet(c, 6, 7) + " " + u.compareAndSet(c, 6, 8) + " " + u.weakCompareAndSet(c, 1, 2) + " " + u.getAndSet(c, 9) + " " + u.getAndAdd(c, 2) + " " + u.getAndIncrement(c) + " " + u.getAndDecrement(c) + " " + u.addAndGet(c, 10) + " " + u.incrementAndGet(c) + " " + u.decrementAndGet(c) + " " + u.getAndUpdate(c, x -> x * 2) + " " + u.updateAndGet(c, x -> x + 1) + " " + u.getAndAccumulate(c, 3, Math::max) + " " + u.accumulateAndGet(c, 99, Math::max) + " " + c.total);
        Node<String> first = new Node<>();
        Node<String> second = new Node<>();
        AtomicReferenceFieldUpdater<Node, Object> item = Node.ITEM;
        item.set(first, "a");
        item.set(second, "b");
        System.out.println(Node.NEXT.compareAndSet(first, null, second) + " " + Node.NEXT.weakCompareAndSet(first, null, first) + " " + (first.next == second) + first.item + second.item + item.get(first) + item.getAndSet(first, "c") + item.getAndUpdate(first, x -> x + "d") + item.updateAndGet(first, x -> x + "e") + item.getAndAccumulate(first, "f", (x, y) -> x + "" + y) + item.accumulateAndGet(first, "g", (x, y) -> x + "" + y) + first.item);
        AtomicIntegerFieldUpdater<String> fixed = new Fixed();
        System.out.println(fixed.getAndIncrement("abc") + " " + fixed.getAndSet("abc", 4));
        try {
            u.get(null);
        } catch (ClassCastException e) {
            System.out.println("no object");
        }
    }

    static void counted(Counter c) {      // check Main.counted: valid
        if (c != null && c.count() < 100) {
            int before = c.count();
            int after = c.take();
            assert after == before + 1 && c.count() == after;
        }
    }

    static int won;

    static void once() throws InterruptedException {
        Counter c = new Counter();
        won = 0;
        Thread other = new Thread(() -> {
            if (Counter.TOTAL.compareAndSet(c, 0, 1)) {
                won++;
            }
        });
        other.start();
        if (Counter.TOTAL.compareAndSet(c, 0, 1)) {
            won++;
        }
        other.join();
        assert won == 1;      // check Main.once: valid
    }
}
