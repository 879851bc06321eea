package java.lang.ref;

import oxpecker.Oox;

/** Refers to an object that may be collected at any time when nothing else refers to it. */
public abstract class Reference<T> {
    private T referent;

    Reference(T referent, ReferenceQueue<? super T> queue) {
        this.referent = referent;
    }

    /** Whether something else refers to the object is not known, so it may be gone. */
    public T get() {
        if (referent != null && Oox.nondetBoolean()) {
            referent = null;
        }
        return referent;
    }

    public final boolean refersTo(T object) {
        return get() == object;
    }

    public void clear() {
        referent = null;
    }

    public boolean enqueue() {
        clear();
        return Oox.nondetBoolean();
    }

    public static void reachabilityFence(Object object) {
    }

    /** The references that are tried for an input of this type, beside those of the program. */
    static void $open(WeakReference<Object> weak) {
    }
}
