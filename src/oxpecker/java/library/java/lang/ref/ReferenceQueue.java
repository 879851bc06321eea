package java.lang.ref;

import oxpecker.Oox;

/** Which references are in it depends on the collector. */
public class ReferenceQueue<T> {
    public ReferenceQueue() {
    }

    public Reference<? extends T> poll() {
        if (Oox.nondetBoolean()) {
            Oox.unsupported("a reference that the collector has put into a queue");
        }
        return null;
    }
}
