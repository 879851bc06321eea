package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import oxpecker.Interrupts;
import oxpecker.Monitor;
import oxpecker.Oox;
import oxpecker.Tells;

/** Who gets a lock that several wait for is not said, fair or not. */
public class ReentrantLock implements Lock, java.io.Serializable {
    private final Monitor monitor = new Monitor(this);
    /** How often the owner is in; only the owner changes it. */
    private int holds;
    /** Whether other code had the lock before: then another thread may be in. */
    private boolean $given;

    public ReentrantLock() {
    }

    public ReentrantLock(boolean fair) {
    }

    public void lock() {
        Oox.enter(monitor);
        holds++;
    }

    public void lockInterruptibly() throws InterruptedException {
        Interrupts.check();
        if (!Interrupts.possible()) {
            lock();
        } else if (!tryLock()) {
            lockOrThrow();
        }
    }

    /** Another thread is in: either it leaves, or this one is interrupted, and another path is about that. */
    private void lockOrThrow() throws InterruptedException {
        if (Oox.nondetBoolean()) {
            lock();
        } else {
            Oox.awaitGate(Thread.$interruption());
            Interrupts.check();
        }
    }

    public boolean tryLock() {
        if ($given && holds == 0 && Oox.nondetBoolean()) {
            return false;
        }
        try {
            Oox.tryEnter(monitor);
        } catch (IllegalMonitorStateException exception) {
            return false;
        }
        holds++;
        return true;
    }

    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
        Interrupts.check();
        if (Oox.nondetBoolean()) {
            return tryLock();
        }
        lockInterruptibly();
        return true;
    }

    public void unlock() {
        check();
        holds--;
        Oox.leave(monitor);
    }

    private void check() {
        if (count() == 0) {
            throw new IllegalMonitorStateException();
        }
    }

    public boolean isLocked() {
        if ($given && holds == 0) {
            return Oox.nondetBoolean();
        }
        try {
            Oox.tryEnter(monitor);
        } catch (IllegalMonitorStateException exception) {
            return true;
        }
        boolean own = holds > 0;
        Oox.leave(monitor);
        return own;
    }

    public boolean isHeldByCurrentThread() {
        return getHoldCount() > 0;
    }

    @Tells("holds")
    public int getHoldCount() {
        return $given && holds == 0 ? Oox.unsupported("who holds a lock that is an input") : count();
    }

    private int count() {
        try {
            Oox.tryEnter(monitor);
        } catch (IllegalMonitorStateException exception) {
            return 0;
        }
        int count = holds;
        Oox.leave(monitor);
        return count;
    }

    public Condition newCondition() {
        return new Waiting();
    }

    private static final class Left {
        final int ticket;
        final Left next;

        Left(int ticket, Left next) {
            this.ticket = ticket;
            this.next = next;
        }
    }

    /** Those who wait are served in the order in which they came. */
    private class Waiting implements Condition {
        private int came;
        private int served;
        /** Those who were interrupted before they were signalled. */
        private Left left;

        public void await() throws InterruptedException {
            check();
            int saved = holds;
            int ticket = came;
            came++;
            holds = 0;
            try {
                while (ticket >= served) {
                    Interrupts.await(monitor);
                }
            } catch (InterruptedException interrupted) {
                leave(ticket, interrupted);
            } finally {
                holds = saved;
            }
        }

        public void awaitUninterruptibly() {
            check();
            int saved = holds;
            int ticket = came;
            came++;
            holds = 0;
            while (ticket >= served) {
                Oox.await(monitor);
            }
            holds = saved;
        }

        public boolean await(long time, TimeUnit unit) throws InterruptedException {
            unit.toNanos(time);
            return awaitForSomeTime();
        }

        /** How long a wait takes is not known. */
        public long awaitNanos(long nanoseconds) throws InterruptedException {
            boolean signalled = awaitForSomeTime();
            long rest = Oox.nondetLong();
            Oox.assume(rest <= nanoseconds && (signalled || rest <= 0));
            return rest;
        }

        /** Whether it is signalled before the time is over. */
        private boolean awaitForSomeTime() throws InterruptedException {
            Interrupts.check();
            check();
            if (!Oox.nondetBoolean()) {
                letOthersIn();
                return false;
            }
            int saved = holds;
            int ticket = came;
            came++;
            holds = 0;
            try {
                while (ticket >= served) {
                    if (Interrupts.possible()) {
                        Oox.await(monitor, Thread.$interruption());
                    } else {
                        Oox.await(monitor);
                    }
                }
            } catch (IllegalStateException interrupted) {
                leave(ticket, Interrupts.interrupted());
            } finally {
                holds = saved;
            }
            return true;
        }

        /** Others may come in before the time is over. Whoever is interrupted later need not find out here. */
        private void letOthersIn() throws InterruptedException {
            int saved = holds;
            holds = 0;
            for (int i = 0; i < saved; i++) {
                Oox.leave(monitor);
            }
            for (int i = 0; i < saved; i++) {
                Oox.enter(monitor);
            }
            holds = saved;
            if (Interrupts.possible() && Oox.nondetBoolean()) {
                Interrupts.check();
            }
        }

        /** Whoever was signalled before it was interrupted goes on, and is interrupted afterwards. */
        private void leave(int ticket, InterruptedException interrupted) throws InterruptedException {
            if (ticket < served) {
                Oox.openGate(Thread.$interruption());
            } else {
                left = new Left(ticket, left);
                throw interrupted;
            }
        }

        private boolean hasLeft(int ticket) {
            for (Left each = left; each != null; each = each.next) {
                if (each.ticket == ticket) {
                    return true;
                }
            }
            return false;
        }

        public void signal() {
            wake(1);
        }

        public void signalAll() {
            wake(Integer.MAX_VALUE);
        }

        private void wake(int count) {
            check();
            if (left == null) {
                served += Math.min(count, came - served);
            } else {
                for (int i = count; i > 0 && served < came; served++) {
                    i -= hasLeft(served) ? 0 : 1;
                }
            }
            Oox.notifyAll(monitor);
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return monitor != null && holds == 0 && $given;
    }
}
