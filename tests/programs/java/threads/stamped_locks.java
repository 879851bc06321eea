// Stamped locks that threads share, and one that is an input.
import java.util.concurrent.locks.StampedLock;

class Main {
    private final StampedLock lock = new StampedLock();
    private int x;
    private int y;

    void move() {
        long stamp = lock.writeLock();
        x++;
        y++;
        lock.unlockWrite(stamp);
    }

    /** The difference of x and y as it was at one moment. */
    int difference() {
        long stamp = lock.tryOptimisticRead();
        int difference = x - y;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            difference = x - y;
            lock.unlockRead(stamp);
        }
        return difference;
    }

    int unchecked() {
        lock.tryOptimisticRead();
        return x - y;
    }

    // An optimistic read of a plain field is a data race, though a validated one is harmless.
    // check Main.consistent: valid within bounds
    static void consistent() throws InterruptedException {
        Main point = new Main();
        Thread mover = new Thread(point::move);
        mover.start();
        assert point.difference() == 0;
        mover.join();
        assert point.x == 1 && point.y == 1;
    }

    static void careless() {
        Main point = new Main();
        new Thread(point::move).start();
        assert point.unchecked() == 0;      // check Main.careless: invalid, exception here
    }

    // check Main.movers: valid
    static void movers() throws InterruptedException {
        Main point = new Main();
        Thread mover = new Thread(point::move);
        mover.start();
        point.move();
        mover.join();
        assert point.x == 2 && point.y == 2;
    }

    // It is not reentrant.
    // check Main.twice: deadlock
    static void twice() {
        StampedLock lock = new StampedLock();
        lock.writeLock();
        lock.readLock();
    }

    // Two readers that both want to write: neither can.
    // check Main.upgrades: valid
    static void upgrades() {
        StampedLock lock = new StampedLock();
        long one = lock.readLock();
        long two = lock.readLock();
        assert lock.tryConvertToWriteLock(one) == 0;
        lock.unlockRead(two);
        assert StampedLock.isWriteLockStamp(lock.tryConvertToWriteLock(one));
    }

    // Another thread may have the lock of an object that is an input.
    static void given(Main point) {
        long stamp = point == null ? 1 : point.lock.tryWriteLock();
        assert stamp != 0;                  // check Main.given: invalid, exception here
    }

    // check Main.blocking: valid
    static void blocking(Main point) {
        if (point != null) {
            long stamp = point.lock.writeLock();
            assert point.lock.validate(stamp) && point.lock.isWriteLocked();
            point.lock.unlock(stamp);
        }
    }
}
