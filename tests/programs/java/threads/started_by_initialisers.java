// Threads that initialisers start: before the call they may have got anywhere, so only runs that start them are followed.

class Counter {
    static int n = 0;
    static final Thread WORKER = started();

    private static Thread started() {
        Thread worker = new Thread(() -> { n = n + 1; });
        worker.start();
        return worker;
    }

    static int size() {                     // check Counter.size: unknown, unsupported a thread that the initialiser of Counter started before the call here
        return n;
    }

    static int waited() throws InterruptedException {   // check Counter.waited: unknown, unsupported a thread that the initialiser of Counter started before the call here
        WORKER.join();
        return n;
    }

    static void set() {
        n = 5;
        assert n == 5;                      // check Counter.set: invalid, exception here
    }
}

class Uses {
    static void first(int x) {
        if (x == 3) {
            assert Counter.size() == 0;     // check Uses.first: invalid, exception here
        }
    }

    static int apart(int x) {               // check Uses.apart: valid
        return x == 3 ? 4 : x;
    }
}

class Log {
    static final StringBuilder TEXT = new StringBuilder();
    static final int[] LENGTHS = {1, 2};

    static {
        Thread writer = new Thread(() -> LENGTHS[0] = 3);
        writer.setDaemon(true);
        writer.start();
    }

    static void length() {
        assert LENGTHS[0] == 1;             // check Log.length: invalid, exception here
    }

    static int second() {                   // check Log.second: unknown, unsupported a thread that the initialiser of Log started before the call here
        return LENGTHS[1];
    }
}
