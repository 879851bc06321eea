// Waits with a limit of time end by themselves: they are no deadlock, and others may come in before they end.
// check Main.alone: valid
// check Main.joined: valid
// check Main.endless: deadlock
// check Main.entered: invalid, exception
// check Main.kept: invalid, exception
// check Main.told: valid
// check Main.noLimit: deadlock
// check Main.joinedWithoutLimit: deadlock
// check Main.twice: unknown
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

class Main {
    static final Object lock = new Object();
    static boolean ready, changed, told;

    static void alone() throws InterruptedException {
        synchronized (lock) {
            lock.wait(100);
        }
    }

    static void endless() throws InterruptedException {
        Object own = new Object();
        synchronized (own) {
            own.wait();
        }
    }

    static void joined() throws InterruptedException {
        Thread waiting = new Thread(() -> {
            try {
                new CountDownLatch(1).await(5, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
            }
        });
        waiting.start();
        waiting.join();
    }

    // The other thread is told in the end, but what it has done before may be seen if the time is over earlier.
    static void entered() throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (lock) {
                changed = ready;
            }
            synchronized (lock) {
                changed = false;
                lock.notifyAll();
            }
        });
        synchronized (lock) {
            ready = true;
            changed = false;
            other.start();
            lock.wait(100);
            assert !changed;
        }
    }

    // Zero is no limit.
    static void noLimit() throws InterruptedException {
        Object own = new Object();
        synchronized (own) {
            own.wait(0);
        }
    }

    static void joinedWithoutLimit() throws InterruptedException {
        Thread[] self = new Thread[1];
        self[0] = new Thread(() -> {
            try {
                self[0].join(0);
            } catch (InterruptedException e) {
            }
        });
        self[0].start();
        self[0].join(0);
    }

    static void twice() throws InterruptedException {
        synchronized (lock) {
            synchronized (lock) {
                lock.wait(100);
            }
        }
    }

    static void kept() {
        try {
            lock.wait(100);
        } catch (InterruptedException e) {
        }
    }

    static void told() throws InterruptedException {
        told = false;
        Thread other = new Thread(() -> {
            synchronized (lock) {
                told = true;
                lock.notifyAll();
            }
        });
        synchronized (lock) {
            other.start();
            lock.wait(100);
        }
        other.join();
        assert told;
    }
}
