// What orders what in Java: volatile fields, atomics and locks order what is done before and after; plain fields do not.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

class Peterson {
    volatile boolean wants0, wants1;
    volatile int turn;
    int inside;

    void enter0() {
        wants0 = true;
        turn = 1;
        while (wants1 && turn == 1) { }
        inside++;
        assert inside == 1;
        inside--;
        wants0 = false;
    }

    void enter1() {
        wants1 = true;
        turn = 0;
        while (wants0 && turn == 0) { }
        inside++;
        assert inside == 1;
        inside--;
        wants1 = false;
    }
}

class PlainPeterson {
    boolean wants0, wants1;
    int turn, inside;

    void enter0() {
        wants0 = true;
        turn = 1;
        while (wants1 && turn == 1) { }       // check Main.plainPeterson with data races: invalid, data race
        inside++;
        assert inside == 1;
        inside--;
        wants0 = false;
    }

    void enter1() {
        wants1 = true;
        turn = 0;
        while (wants0 && turn == 0) { }
        inside++;
        assert inside == 1;
        inside--;
        wants1 = false;
    }
}

class Lazy {
    static volatile Lazy one;
    final int size;

    Lazy() {
        size = 3;
    }

    static Lazy get(Object key) {
        if (one == null) {
            synchronized (key) {
                if (one == null) one = new Lazy();
            }
        }
        return one;
    }
}

class Careless {
    static Careless one;
    int size;

    Careless() {
        size = 3;
    }

    static Careless get(Object key) {
        if (one == null) {                    // check Main.careless with data races: invalid, data race here
            synchronized (key) {
                if (one == null) one = new Careless();
            }
        }
        return one;
    }
}

class Main {
    static int count;

    static void both(Runnable a, Runnable b) throws InterruptedException {
        Thread s = new Thread(a), t = new Thread(b);
        s.start();
        t.start();
        s.join();
        t.join();
    }

    // check Main.peterson with data races: valid
    static void peterson() throws InterruptedException {
        Peterson p = new Peterson();
        both(p::enter0, p::enter1);
    }

    // Right only if memory is sequentially consistent, which Java does not promise.
    // exhaustive: check Main.plainPeterson: valid within bounds
    // check Main.plainPeterson with the java memory model: invalid, exception
    static void plainPeterson() throws InterruptedException {
        PlainPeterson p = new PlainPeterson();
        both(p::enter0, p::enter1);
    }

    // check Main.doubleChecked with data races and statics initial: valid within bounds
    static void doubleChecked() throws InterruptedException {
        Object key = new Object();
        both(() -> { assert Lazy.get(key).size == 3; }, () -> { assert Lazy.get(key).size == 3; });
    }

    // check Main.careless with statics initial: valid within bounds
    static void careless() throws InterruptedException {
        Object key = new Object();
        both(() -> { assert Careless.get(key).size == 3; }, () -> { assert Careless.get(key).size == 3; });
    }

    // check Main.atomicCounter with data races: valid
    static void atomicCounter() throws InterruptedException {
        AtomicInteger c = new AtomicInteger();
        both(c::incrementAndGet, c::incrementAndGet);
        assert c.get() == 2;
    }

    static void twoAtomicSteps() throws InterruptedException {
        AtomicInteger c = new AtomicInteger();
        Runnable r = () -> c.set(c.get() + 1);
        both(r, r);
        assert c.get() == 2;                  // check Main.twoAtomicSteps with data races: invalid, exception here
    }

    // check Main.published with data races: valid
    static void published() throws InterruptedException {
        AtomicBoolean ready = new AtomicBoolean();
        count = 0;
        both(() -> { count = 1; ready.set(true); }, () -> { if (ready.get()) assert count == 1; });
    }

    // check Main.lockedCounter with data races: valid
    static void lockedCounter() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        count = 0;
        Runnable r = () -> {
            lock.lock();
            try {
                count++;
            } finally {
                lock.unlock();
            }
        };
        both(r, r);
        assert count == 2;
    }

    // check Main.inverted: deadlock
    static void inverted() throws InterruptedException {
        ReentrantLock x = new ReentrantLock(), y = new ReentrantLock();
        both(() -> { x.lock(); y.lock(); y.unlock(); x.unlock(); }, () -> { y.lock(); x.lock(); x.unlock(); y.unlock(); });
    }
}
