package java.lang;

import java.util.Objects;
import java.util.concurrent.ThreadFactory;

/** Builds virtual threads. */
final class VirtualThreadBuilder implements Thread.Builder.OfVirtual {
    private String name;
    /** The number of the next thread; negative if the name is to be used as it is. */
    private long next = -1;

    public Thread.Builder.OfVirtual name(String name) {
        this.name = Objects.requireNonNull(name);
        this.next = -1;
        return this;
    }

    public Thread.Builder.OfVirtual name(String prefix, long start) {
        Objects.requireNonNull(prefix);
        if (start < 0) {
            throw new IllegalArgumentException("'start' is negative");
        }
        this.name = prefix;
        this.next = start;
        return this;
    }

    public Thread unstarted(Runnable task) {
        Objects.requireNonNull(task);
        Thread thread = Thread.$built(task, next < 0 ? name : name + next, true);
        next = next < 0 ? next : next + 1;
        return thread;
    }

    public Thread start(Runnable task) {
        Thread thread = unstarted(task);
        thread.start();
        return thread;
    }

    public ThreadFactory factory() {
        VirtualThreadBuilder maker = new VirtualThreadBuilder();
        maker.name = name;
        maker.next = next;
        return task -> {
            synchronized (maker) {
                return maker.unstarted(task);
            }
        };
    }
}
