package java.lang;

import java.util.Objects;
import java.util.concurrent.ThreadFactory;

/** Builds platform threads. */
final class PlatformThreadBuilder implements Thread.Builder.OfPlatform {
    private String name;
    /** The number of the next thread; negative if the name is to be used as it is. */
    private long next = -1;
    private boolean daemon;
    private int priority = Thread.NORM_PRIORITY;

    public Thread.Builder.OfPlatform name(String name) {
        this.name = Objects.requireNonNull(name);
        this.next = -1;
        return this;
    }

    public Thread.Builder.OfPlatform name(String prefix, long start) {
        Objects.requireNonNull(prefix);
        if (start < 0) {
            throw new IllegalArgumentException("'start' is negative");
        }
        this.name = prefix;
        this.next = start;
        return this;
    }

    public Thread.Builder.OfPlatform daemon(boolean on) {
        this.daemon = on;
        return this;
    }

    public Thread.Builder.OfPlatform priority(int priority) {
        if (priority < Thread.MIN_PRIORITY || priority > Thread.MAX_PRIORITY) {
            throw new IllegalArgumentException();
        }
        this.priority = priority;
        return this;
    }

    public Thread unstarted(Runnable task) {
        Objects.requireNonNull(task);
        Thread thread = Thread.$built(task, next < 0 ? name : name + next, false);
        next = next < 0 ? next : next + 1;
        thread.setDaemon(daemon);
        thread.setPriority(priority);
        return thread;
    }

    public Thread start(Runnable task) {
        Thread thread = unstarted(task);
        thread.start();
        return thread;
    }

    public ThreadFactory factory() {
        PlatformThreadBuilder maker = new PlatformThreadBuilder();
        maker.name = name;
        maker.next = next;
        maker.daemon = daemon;
        maker.priority = priority;
        return task -> {
            synchronized (maker) {
                return maker.unstarted(task);
            }
        };
    }
}
