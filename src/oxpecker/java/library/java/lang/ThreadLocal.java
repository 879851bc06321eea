package java.lang;

import java.util.ArrayList;
import java.util.function.Supplier;

public class ThreadLocal<T> {
    private final ArrayList<Thread> threads = new ArrayList<>();
    private final ArrayList<T> values = new ArrayList<>();
    private Supplier<? extends T> first;

    public ThreadLocal() {
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        ThreadLocal<S> made = new ThreadLocal<>();
        made.first = java.util.Objects.requireNonNull(supplier);
        return made;
    }

    protected T initialValue() {
        return first == null ? null : first.get();
    }

    public T get() {
        Thread current = Thread.currentThread();
        int place = threads.indexOf(current);
        if (place >= 0) {
            return values.get(place);
        }
        T value = initialValue();
        set(value);
        return value;
    }

    public synchronized void set(T value) {
        int place = threads.indexOf(Thread.currentThread());
        if (place >= 0) {
            values.set(place, value);
        } else {
            threads.add(Thread.currentThread());
            values.add(value);
        }
    }

    public synchronized void remove() {
        int place = threads.indexOf(Thread.currentThread());
        if (place >= 0) {
            threads.remove(place);
            values.remove(place);
        }
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return oxpecker.Oox.unsupported("an input of ThreadLocal");
    }
}
