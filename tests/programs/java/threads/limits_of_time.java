// Waits with a limit of time end by themselves: they are no deadlock, and others may come in before they end.
// check Main.alone: unknown
// check Main.joined: valid
// check Main.endless: deadlock
// check Main.entered: invalid, exception
// check Main.kept: invalid, exception
// check Main.told: valid
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
        synchronized (lock) {
            lock.wait();
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
