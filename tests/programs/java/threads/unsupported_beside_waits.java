import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantReadWriteLock;

// A model that gives up in rare cases is no timed wait: a thread that waits in it for ever is a deadlock.
class Main {
    // check Main.closed: deadlock
    static void closed(boolean opens) {
        ExecutorService executor = Executors.newSingleThreadExecutor();
        CountDownLatch latch = new CountDownLatch(opens ? 0 : 1);
        executor.submit(() -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                return;
            }
        });
        executor.close();
    }

    // check Main.crossed: deadlock
    static void crossed(boolean isFirst) throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        if (isFirst) {
            lock.readLock().unlock();
        }
        lock.writeLock().lockInterruptibly();
    }
}
