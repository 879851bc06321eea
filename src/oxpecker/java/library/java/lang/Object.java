package java.lang;

import oxpecker.AddsNothing;
import oxpecker.Interrupts;
import oxpecker.Oox;
import oxpecker.Query;

public class Object {
    /** What `hashCode` gives for this object, once it has been asked; 0 before. */
    private int $identity;

    public Object() {
    }

    @Query
    @AddsNothing
    public boolean equals(Object other) {
        return Oox.identical(this, other);
    }

    @Query
    @AddsNothing
    public int hashCode() {
        return identity$of(this);
    }

    /** The identity hash code: any positive number, and from then on always that. */
    public static int identity$of(Object object) {
        if (object.$identity == 0) {
            int chosen = Oox.nondetInt() & 0x7fffffff;
            object.$identity = chosen == 0 ? 1 : chosen;
        }
        return object.$identity;
    }

    /** Whether a hash code is the one that stands for an object's identity. */
    public static boolean identity$is(Object object, int hash) {
        return object != null && object.$identity != 0 && object.$identity == hash;
    }

    @AddsNothing
    @Query
    public String toString() {
        return getClass().getName() + "@" + Integer.toHexString(hashCode());
    }

    public final Class<?> getClass() {
        return Oox.unsupported("'getClass'");
    }

    protected Object clone() throws CloneNotSupportedException {
        if (!(this instanceof Cloneable)) {
            throw new CloneNotSupportedException(getClass().getName());
        }
        return $copy();
    }

    /** Classes of the program override it with a shallow copy. */
    Object $copy() {
        return Oox.unsupported("'clone' of a class below one of the library");
    }

    public final void wait() throws InterruptedException {
        Interrupts.await(this);
    }

    public final void wait(long milliseconds) throws InterruptedException {
        if (milliseconds < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (milliseconds == 0) {
            Interrupts.await(this);
        } else {
            waitForSomeTime();
        }
    }

    /** Others may come in before the time is over. */
    private void waitForSomeTime() throws InterruptedException {
        if (!Oox.nondetBoolean()) {
            Oox.leave(this);
            Oox.enter(this);
            Interrupts.check();
        } else if (!Interrupts.possible()) {
            Oox.await(this);
        } else {
            try {
                Oox.await(this, Thread.$interruption());
            } catch (IllegalStateException interrupted) {
                throw Interrupts.interrupted();
            }
        }
    }

    public final void notify() {
        Oox.notifyOne(this);
    }

    public final void notifyAll() {
        Oox.notifyAll(this);
    }

    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(String text, Integer number) {
    }
}
