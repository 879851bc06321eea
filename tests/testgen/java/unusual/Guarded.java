import java.util.concurrent.locks.ReentrantLock;

/** A counter whose state a lock guards. */
class Guarded {
    private final ReentrantLock lock = new ReentrantLock();
    private int count;

    int increment() {
        lock.lock();
        try {
            count++;
            return count;
        } finally {
            lock.unlock();
        }
    }

    boolean decrement() {
        lock.lock();
        try {
            if (count == 0) {
                return false;
            }
            count--;
            return true;
        } finally {
            lock.unlock();
        }
    }
}
