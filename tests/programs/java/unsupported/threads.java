// Interruption, handlers, and what threads are asked that no schedule answers.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

class Threads {
    static void interrupted(Thread given) {
        if (given != null) {
            given.interrupt();              // check Threads.interrupted: unknown, unsupported interrupting a thread that is an input here
        }
    }

    static int completed(CompletableFuture<Integer> future) {
        return future == null ? 0 : future.join();  // check Threads.completed: unknown, unsupported an input of CompletableFuture here
    }

    static void cancelled(FutureTask<Integer> task) {
        if (task != null) {
            task.cancel(true);              // check Threads.cancelled: unknown, unsupported cancelling a task that is an input and runs here
        }
    }

    static int arriving(Phaser phaser) {
        return phaser == null ? 0 : phaser.arrive();  // check Threads.arriving: unknown, unsupported an input of Phaser here
    }

    static void tiered() {
        new Phaser(new Phaser(1), 1).arrive();  // check Threads.tiered: unknown, unsupported a Phaser with a parent here
    }

    static int readers(StampedLock lock) {
        return lock == null ? 0 : lock.getReadLockCount();  // check Threads.readers: unknown, unsupported who holds a lock that is an input here
    }

    static void crowded() {
        StampedLock lock = new StampedLock();
        for (int i = 0; i < 127; i++) {
            lock.readLock();                    // check Threads.crowded: unknown, unsupported more than 126 readers of a StampedLock here
        }
    }

    static void waits() throws InterruptedException {
        Thread.currentThread().interrupt();
        new ReentrantReadWriteLock().readLock().lockInterruptibly();    // check Threads.waits: unknown, unsupported interrupting a thread that may wait for a lock for reading or writing here
    }

    static Object state() {
        Thread thread = new Thread(() -> { });
        thread.start();
        return thread.getState();           // check Threads.state: unknown, unsupported the state of a thread that runs here
    }

    static void handled(int x) {
        Thread thread = new Thread(() -> { });
        thread.setUncaughtExceptionHandler((where, what) -> { });   // check Threads.handled: unknown, unsupported handlers for uncaught exceptions here
    }

    static boolean writes(int x) {
        return x == 7 && new ReentrantReadWriteLock().writeLock().tryLock();    // check Threads.writes: unknown, unsupported 'tryLock' for writing here
    }

    static boolean reads() throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread other = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        });
        other.start();
        boolean read = lock.readLock().tryLock();       // check Threads.reads: unknown, unsupported 'tryLock' for reading while another thread is in the lock here
        if (read) {
            lock.readLock().unlock();
        }
        other.join();
        return read;
    }

    static Object condition(int x) {
        return x == 7 ? new ReentrantReadWriteLock().writeLock().newCondition() : null; // check Threads.condition: unknown, unsupported conditions of a lock for writing here
    }

    static int apart(int x) {               // check Threads.apart: valid
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        int seen = x;
        lock.readLock().unlock();
        return x != seen ? (int) Thread.currentThread().getId() : seen;
    }
}
