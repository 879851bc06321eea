/** A loop that spins until a field is written is one wait. */
class Spinning {
    static volatile boolean go;
    static volatile int turn;
    static int sum;

    // check Spinning.signalled: valid
    static void signalled() throws InterruptedException {
        go = false;
        int[] seen = new int[3];
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            threads[i] = new Thread(() -> {
                while (!go) { }
                seen[k] = 1;
            });
            threads[i].start();
        }
        go = true;
        for (Thread each : threads) {
            each.join();
        }
        assert seen[0] + seen[1] + seen[2] == 3;
    }

    static java.util.concurrent.atomic.AtomicBoolean gate;

    // Each round of the loop reads a field and then the value of what it holds.
    // check Spinning.polled: valid
    static void polled() throws InterruptedException {
        gate = new java.util.concurrent.atomic.AtomicBoolean();
        int[] seen = new int[3];
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            threads[i] = new Thread(() -> {
                while (!gate.get()) { }
                seen[k] = 1;
            });
            threads[i].start();
        }
        gate.set(true);
        for (Thread each : threads) {
            each.join();
        }
        assert seen[0] + seen[1] + seen[2] == 3;
    }

    // check Spinning.turns: valid
    static void turns() throws InterruptedException {
        turn = 0;
        sum = 0;
        Thread first = new Thread(() -> inTurn(0));
        Thread second = new Thread(() -> inTurn(1));
        Thread third = new Thread(() -> inTurn(2));
        third.start();
        second.start();
        first.start();
        first.join();
        second.join();
        third.join();
        assert sum == 5;
    }

    static void inTurn(int mine) {
        while (turn != mine) {
            Thread.onSpinWait();
        }
        sum = 3 * sum + mine;
        turn = mine + 1;
    }

    // The flag is up for a moment only, which the other may miss: it then spins forever.
    // check Spinning.glimpse: invalid, exception
    static void glimpse() throws InterruptedException {
        go = false;
        Thread other = new Thread(() -> {
            while (!go) {
                Thread.yield();
            }
            assert go;
        });
        other.start();
        go = true;
        go = false;
        other.join();
    }

    // check Spinning.never: unknown
    static void never() {
        go = false;
        new Thread(() -> turn = 1).start();
        while (!go) { }
    }
}
