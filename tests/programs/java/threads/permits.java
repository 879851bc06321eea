import java.util.concurrent.*;

/** Waiting for a permit, or at a barrier, is one step. */
class Permits {
    static int sum;

    // check Permits.exclusive: valid
    static void exclusive() throws InterruptedException {
        Semaphore one = new Semaphore(1);
        sum = 0;
        Thread a = new Thread(() -> add(one));
        Thread b = new Thread(() -> add(one));
        Thread c = new Thread(() -> add(one));
        a.start();
        b.start();
        c.start();
        a.join();
        b.join();
        c.join();
        assert sum == 3;
    }

    static void add(Semaphore permits) {
        permits.acquireUninterruptibly();
        sum = sum + 1;
        permits.release();
    }

    // check Permits.shared: invalid
    static void shared() throws InterruptedException {
        Semaphore two = new Semaphore(2);
        sum = 0;
        Thread a = new Thread(() -> add(two));
        a.start();
        add(two);
        a.join();
        assert sum == 2;
    }

    // check Permits.signalled: valid
    static void signalled() throws InterruptedException {
        Semaphore done = new Semaphore(0);
        int[] cells = new int[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            new Thread(() -> { cells[k] = 1; done.release(); }).start();
        }
        done.acquire(3);
        assert cells[0] + cells[1] + cells[2] == 3;
    }

    // check Permits.spare: valid
    static void spare() throws InterruptedException {
        Semaphore permits = new Semaphore(1);
        for (int i = 0; i < 3; i++) {
            new Thread(permits::release).start();
        }
        permits.acquire();
    }

    // check Permits.enough: valid
    static void enough() {
        Semaphore permits = new Semaphore(2);
        for (int i = 0; i < 2; i++) {
            new Thread(() -> add(permits, new int[1])).start();
        }
    }

    static void add(Semaphore permits, int[] own) {
        permits.acquireUninterruptibly();
        own[0]++;
        permits.release();
    }

    // The permit may be there before the cell is written.
    // check Permits.other: invalid
    static void other() throws InterruptedException {
        Semaphore permits = new Semaphore(1);
        int[] cell = new int[1];
        Thread thread = new Thread(() -> { cell[0] = 1; permits.release(); });
        thread.start();
        permits.acquire();
        assert cell[0] == 1;
    }

    // check Permits.meeting: valid
    static void meeting() throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(2);
        int[] cells = new int[2];
        Thread a = new Thread(() -> meet(barrier, cells, 0));
        a.start();
        meet(barrier, cells, 1);
        a.join();
    }

    static void meet(CyclicBarrier barrier, int[] cells, int mine) {
        try {
            cells[mine] = 1;
            barrier.await();
            assert cells[1 - mine] == 1;
            int index = barrier.await();
            assert index == 0 || index == 1;
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }

    // check Permits.anyNumber: valid
    static void anyNumber(int n) throws InterruptedException {
        if (n == Integer.MAX_VALUE) {
            return;
        }
        Semaphore permits = new Semaphore(n);
        permits.release();
        if (n >= 0) {
            permits.acquire();
        }
        assert permits.availablePermits() == (n >= 0 ? n : n + 1);
    }

    // check Permits.negative: invalid
    static void negative() throws InterruptedException {
        new Semaphore(1).acquire(-1);
    }
}
