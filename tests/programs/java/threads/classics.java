// The classics of threads: what is lost, kept, blocked, notified in vain, or thrown in a thread.
class Counter {
    int n;

    void increase() {
        n++;
    }

    synchronized void increaseAlone() {
        n++;
    }
}

class Worker extends Thread {
    final Counter counter;

    Worker(Counter counter) {
        this.counter = counter;
    }

    @Override
    public void run() {
        counter.increase();
    }
}

class Buffer {
    int item;
    boolean full;

    synchronized void put(int x) throws InterruptedException {
        while (full) wait();
        item = x;
        full = true;
        notifyAll();
    }

    synchronized int get() throws InterruptedException {
        while (!full) wait();
        full = false;
        notifyAll();
        return item;
    }

    synchronized int getLookingOnce() throws InterruptedException {
        if (!full) wait();
        assert full;                          // check Main.looksOnce: invalid, exception here
        full = false;
        notifyAll();
        return item;
    }
}

class Lazy {
    static Lazy one;
    static int made;

    Lazy() {
        made++;
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

class Peterson {
    boolean wants0, wants1;
    int turn, inside;

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

class Barrier {
    int missing = 2;

    synchronized void arrive() throws InterruptedException {
        missing--;
        if (missing == 0) notifyAll();
        while (missing > 0) wait();
    }
}

class Main {
    static void both(Thread a, Thread b) throws InterruptedException {
        a.start();
        b.start();
        a.join();
        b.join();
    }

    static void lost() throws InterruptedException {
        Counter c = new Counter();
        both(new Worker(c), new Worker(c));
        assert c.n == 2;                      // check Main.lost: invalid, exception here
    }

    // check Main.kept: valid
    static void kept() throws InterruptedException {
        Counter c = new Counter();
        both(new Thread(() -> c.increaseAlone()), new Thread(c::increaseAlone));
        assert c.n == 2;
    }

    // check Main.inverted: deadlock
    static void inverted() throws InterruptedException {
        Object x = new Object(), y = new Object();
        both(new Thread(() -> { synchronized (x) { synchronized (y) { } } }),
            new Thread(() -> { synchronized (y) { synchronized (x) { } } }));
    }

    // check Main.ordered: valid
    static void ordered() throws InterruptedException {
        Object x = new Object(), y = new Object();
        both(new Thread(() -> { synchronized (x) { synchronized (y) { } } }),
            new Thread(() -> { synchronized (x) { synchronized (y) { } } }));
    }

    static void escapes() throws InterruptedException {
        int[] data = new int[1];
        Thread t = new Thread(() -> {
            data[data.length] = 1;            // check Main.escapes: invalid, exception here
        });
        t.start();
        t.join();
    }

    // check Main.buffered: valid
    static void buffered(int v) throws InterruptedException {
        Buffer b = new Buffer();
        Thread t = new Thread(() -> {
            try {
                b.put(v);
                b.put(v + 1);
            } catch (InterruptedException e) {
            }
        });
        t.start();
        int one = b.get(), two = b.get();
        t.join();
        assert one == v && two == v + 1;
    }

    static void takesOnce(Buffer b) {
        try {
            b.getLookingOnce();
        } catch (InterruptedException e) {
        }
    }

    static void looksOnce() throws InterruptedException {
        Buffer b = new Buffer();
        Thread t = new Thread(() -> takesOnce(b)), u = new Thread(() -> takesOnce(b));
        t.start();
        u.start();
        b.put(1);
        b.put(2);
    }

    // check Main.notifiedInVain: deadlock
    static void notifiedInVain() throws InterruptedException {
        Object key = new Object();
        Thread t = new Thread(() -> {
            synchronized (key) {
                try {
                    key.wait();
                } catch (InterruptedException e) {
                }
            }
        });
        t.start();
        synchronized (key) {
            key.notify();
        }
        t.join();
    }

    // Right only if memory is sequentially consistent: elsewhere its fields must be volatile.
    // exhaustive: check Main.peterson: valid within bounds
    static void peterson() throws InterruptedException {
        Peterson p = new Peterson();
        both(new Thread(p::enter0), new Thread(p::enter1));
    }

    // check Main.doubleChecked with statics initial: valid within bounds
    static void doubleChecked() throws InterruptedException {
        Object key = new Object();
        both(new Thread(() -> Lazy.get(key)), new Thread(() -> Lazy.get(key)));
        assert Lazy.made == 1;
    }

    // check Main.met: valid
    static void met() throws InterruptedException {
        Barrier b = new Barrier();
        Thread t = new Thread(() -> {
            try {
                b.arrive();
            } catch (InterruptedException e) {
            }
        });
        t.start();
        b.arrive();
        t.join();
    }
}
