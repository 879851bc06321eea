// What threads see of each other's writes, if memory is not sequentially consistent (JLS 17.4 and 17.5).

class Main {
    static int x;
    static int y;
    static int seen;
    static int other;
    static volatile int flag;
    static Pair pair;
    static volatile Pair safe;
    static int[] array;

    static class Pair {
        final int first;
        int second;
        final int[] parts;

        Pair(int n) {
            first = n;
            second = n;
            int[] made = {n};
            parts = made;
        }
    }

    static void both(Runnable one, Runnable two) throws InterruptedException {
        Thread a = new Thread(one);
        Thread b = new Thread(two);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    static void reset() {
        x = 0;
        y = 0;
        flag = 0;
        seen = -1;
        other = -1;
        pair = null;
        safe = null;
    }

    // check Main.storeBuffering: valid within bounds
    // check Main.storeBuffering with the java memory model: invalid, exception
    static void storeBuffering() throws InterruptedException {
        reset();
        both(() -> { x = 1; seen = y; }, () -> { y = 1; other = x; });
        assert seen == 1 || other == 1;
    }

    // check Main.messagePassing with the java memory model: invalid, exception
    static void messagePassing() throws InterruptedException {
        reset();
        both(() -> { x = 1; y = 1; }, () -> { if (y == 1) { seen = x; } });
        assert seen != 0;
    }

    // check Main.byFlag with the java memory model: valid
    static void byFlag() throws InterruptedException {
        reset();
        both(() -> { x = 1; flag = 1; }, () -> { if (flag == 1) { seen = x; } });
        assert seen != 0;
    }

    // check Main.byLock with the java memory model: valid
    static void byLock() throws InterruptedException {
        reset();
        Object lock = new Object();
        both(() -> { synchronized (lock) { x = 1; y = 1; } },
             () -> { synchronized (lock) { if (y == 1) { seen = x; } } });
        assert seen != 0;
    }

    // Nobody orders the two writes, so that each of the threads may come last for one of the fields.
    // check Main.bothWrite with the java memory model: invalid, exception
    static void bothWrite() throws InterruptedException {
        reset();
        both(() -> { x = 1; y = 2; }, () -> { y = 1; x = 2; });
        assert x != 1 || y != 1;
    }

    // Elements are places of their own.
    // check Main.elements with the java memory model: invalid, exception
    static void elements() throws InterruptedException {
        reset();
        int[] a = new int[2];
        both(() -> { a[0] = 1; a[1] = 1; }, () -> { if (a[1] == 1) { seen = a[0]; } });
        assert seen != 0;
    }

    // check Main.secondOfPair with the java memory model: invalid, exception
    static void secondOfPair() throws InterruptedException {
        reset();
        both(() -> { pair = new Pair(1); }, () -> { Pair p = pair; if (p != null) { seen = p.second; } });
        assert seen != 0;
    }

    // Whoever gets the object sees its final fields, and what they led to when the constructor ended.
    // check Main.firstOfPair with the java memory model: valid within bounds
    static void firstOfPair() throws InterruptedException {
        reset();
        both(() -> { pair = new Pair(1); }, () -> { Pair p = pair; if (p != null) { seen = p.first * p.parts[0]; } });
        assert seen != 0;
    }

    // But not what is beside them.
    // check Main.besideFinal with the java memory model: invalid, exception
    static void besideFinal() throws InterruptedException {
        reset();
        both(() -> { pair = new Pair(1); },
             () -> { Pair p = pair; if (p != null && p.first == 1) { seen = p.second; } });
        assert seen != 0;
    }

    // check Main.safelyPublished with the java memory model: valid
    static void safelyPublished() throws InterruptedException {
        reset();
        both(() -> { safe = new Pair(1); }, () -> { Pair p = safe; if (p != null) { seen = p.second; } });
        assert seen != 0;
    }

    // Two reads of a field are two looks: the second may miss what the first has seen.
    // check Main.readTwice with the java memory model: invalid, exception
    static void readTwice() throws InterruptedException {
        reset();
        both(() -> { pair = new Pair(1); }, () -> { if (pair != null) { seen = pair.first; } });
    }

    // check Main.startAndJoin with the java memory model: valid
    static void startAndJoin() throws InterruptedException {
        reset();
        x = 1;
        Thread t = new Thread(() -> { x = x + 1; });
        t.start();
        t.join();
        assert x == 2;
    }
}
