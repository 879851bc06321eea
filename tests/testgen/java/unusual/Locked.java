import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Objects for threads among the inputs: a test creates them by their constructors. */
public class Locked {
    private final Lock lock = new ReentrantLock();
    private final ReadWriteLock both = new ReentrantReadWriteLock();
    private final Semaphore seats = new Semaphore(2);
    private int count;

    public int count() {
        both.readLock().lock();
        try {
            return count;
        } finally {
            both.readLock().unlock();
        }
    }

    public void raise(int least) {
        lock.lock();
        try {
            if (count < least) {
                count = least;
            }
        } finally {
            lock.unlock();
        }
    }

    public boolean sit() {
        return seats.tryAcquire();
    }

    public static boolean isNearlyDone(CountDownLatch left) {
        return left.getCount() == 1;
    }
}
