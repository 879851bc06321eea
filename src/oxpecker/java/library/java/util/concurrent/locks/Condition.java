package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import oxpecker.Interrupts;
import oxpecker.Oox;

/** Of a condition that others have created, only they know whether anybody signals it: who waits at it waits for them. */
public interface Condition {
    default void await() throws InterruptedException {
        synchronized (this) {
            wait();
        }
    }

    default void awaitUninterruptibly() {
        synchronized (this) {
            Oox.await(this);
        }
    }

    default long awaitNanos(long nanoseconds) throws InterruptedException {
        boolean signalled = await(nanoseconds, TimeUnit.NANOSECONDS);
        long rest = Oox.nondetLong();
        Oox.assume(rest <= nanoseconds && (signalled || rest <= 0));
        return rest;
    }

    default boolean await(long time, TimeUnit unit) throws InterruptedException {
        unit.toNanos(time);
        Interrupts.check();
        return Oox.nondetBoolean();
    }

    default void signal() {
    }

    default void signalAll() {
    }
}
