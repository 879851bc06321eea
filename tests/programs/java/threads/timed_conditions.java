// Waits for a condition with a limit of time: signalled or not, what others do meanwhile is seen.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    static final class Box {
        final ReentrantLock lock = new ReentrantLock();
        final Condition filled = lock.newCondition();
        int item;
        boolean full;

        void put(int x) {
            lock.lock();
            try {
                item = x;
                full = true;
                filled.signal();
            } finally {
                lock.unlock();
            }
        }

        boolean isFilledInTime() throws InterruptedException {
            lock.lock();
            try {
                while (!full) {
                    if (!filled.await(1, TimeUnit.SECONDS)) {
                        return false;
                    }
                }
                return true;
            } finally {
                lock.unlock();
            }
        }

        boolean isFilledSoon(long time) throws InterruptedException {
            lock.lock();
            try {
                long left = time;
                while (!full && left > 0) {
                    left = filled.awaitNanos(left);
                }
                return full;
            } finally {
                lock.unlock();
            }
        }

        int taken() {
            lock.lock();
            try {
                while (!full) {
                    filled.awaitUninterruptibly();
                }
                return item;
            } finally {
                lock.unlock();
            }
        }
    }

    static Box filledByAnother() {
        Box box = new Box();
        Thread other = new Thread(() -> box.put(3));
        other.setDaemon(true);
        other.start();
        return box;
    }

    // check Main.alone: valid
    static void alone() throws InterruptedException {
        assert !new Box().isFilledInTime();
    }

    static void late() throws InterruptedException {
        assert filledByAnother().isFilledInTime();              // check Main.late: invalid, exception here
    }

    // check Main.inTimeOrNot: valid
    static void inTimeOrNot() throws InterruptedException {
        Box box = filledByAnother();
        assert !box.isFilledInTime() || box.item == 3;
    }

    // check Main.soonOrNot: valid
    static void soonOrNot() throws InterruptedException {
        Box box = filledByAnother();
        assert !box.isFilledSoon(1000) || box.item == 3;
    }

    // check Main.patient: valid
    static void patient() {
        assert filledByAnother().taken() == 3;
    }

    // check Main.forever: deadlock
    static void forever() {
        new Box().taken();
    }

    // Another thread interrupts, and the wait goes on.
    // check Main.interrupted: valid
    static void interrupted() throws InterruptedException {
        Box box = new Box();
        Thread waiting = new Thread(box::taken);
        waiting.start();
        waiting.interrupt();
        box.put(1);
        waiting.join();
    }

    // The value that others change while the lock is left.
    static void changedMeanwhile() throws InterruptedException {
        Box box = filledByAnother();
        box.lock.lock();
        boolean before = box.full;
        box.filled.await(1, TimeUnit.SECONDS);
        assert box.full == before;                              // check Main.changedMeanwhile: invalid, exception here
    }

    // check Main.timeLeft: valid
    static void timeLeft() throws InterruptedException {
        Box box = new Box();
        box.lock.lock();
        assert box.filled.awaitNanos(5) <= 0;
    }

    static void withoutLock() throws InterruptedException {
        new Box().filled.await(1, TimeUnit.SECONDS);            // check Main.withoutLock: invalid, exception here
    }
}
