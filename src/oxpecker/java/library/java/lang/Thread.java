package java.lang;

import java.util.concurrent.ThreadFactory;
import oxpecker.Gate;
import oxpecker.Interrupts;
import oxpecker.Monitor;
import oxpecker.Oox;

/** Threads run in any order. An exception that leaves one ends the program, so that it is seen. */
public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static int numbers;
    private static Thread main;
    /** The first of the threads that were made. */
    private static volatile Thread oldest;
    private static Thread youngest;

    private Runnable target;
    private String name;
    private int priority = NORM_PRIORITY;
    private boolean daemon;
    private boolean started;
    private boolean ended;
    /** Whether other code has made it: then it may end whenever it likes. */
    private boolean $given;
    /** Whether the program at hand has started it. */
    private boolean $here;
    /** Whether it is a virtual one: a daemon of a priority that cannot be changed. */
    private boolean virtual;
    /** Chosen when somebody asks for it. */
    private long id;
    /** The thread that was made next. */
    private volatile Thread younger;
    /** Open when the thread has ended; null before it is started. */
    private volatile Gate end;
    /** Open when the thread has been interrupted; only where some code of the program interrupts threads. */
    private final Gate interruption = Interrupts.possible() ? new Gate(this, 1) : null;
    /** Held by the thread as long as it runs: so a thread that holds it knows that it is this one. */
    private final Monitor token = new Monitor(this);

    public enum State {
        NEW, RUNNABLE, BLOCKED, WAITING, TIMED_WAITING, TERMINATED
    }

    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread thread, Throwable exception);
    }

    public Thread() {
        this(null, nextName());
    }

    public Thread(Runnable target) {
        this(target, nextName());
    }

    public Thread(String name) {
        this(null, name);
    }

    public Thread(Runnable target, String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        this.target = target;
        this.name = name;
        enlist(this);
    }

    Thread(Runnable target, String name, boolean virtual) {
        this(target, name);
        this.virtual = virtual;
        this.daemon = virtual;
    }

    /** A thread as a builder asks for it; without a name, a virtual one has none and another the next. */
    static Thread $built(Runnable target, String name, boolean virtual) {
        java.util.Objects.requireNonNull(target);
        return new Thread(target, name != null ? name : virtual ? "" : nextName(), virtual);
    }

    public static Thread startVirtualThread(Runnable task) {
        Thread thread = $built(task, null, true);
        thread.start();
        return thread;
    }

    public static Builder.OfPlatform ofPlatform() {
        return new PlatformThreadBuilder();
    }

    public static Builder.OfVirtual ofVirtual() {
        return new VirtualThreadBuilder();
    }

    public final boolean isVirtual() {
        return virtual;
    }

    public interface Builder {
        Builder name(String name);

        Builder name(String prefix, long start);

        Thread unstarted(Runnable task);

        Thread start(Runnable task);

        ThreadFactory factory();

        interface OfPlatform extends Builder {
            OfPlatform name(String name);

            OfPlatform name(String prefix, long start);

            OfPlatform daemon(boolean on);

            default OfPlatform daemon() {
                return daemon(true);
            }

            OfPlatform priority(int priority);
        }

        interface OfVirtual extends Builder {
            OfVirtual name(String name);

            OfVirtual name(String prefix, long start);
        }
    }

    /** The first thread, which holds no token. */
    private Thread(boolean started) {
        this.started = started;
        this.name = "main";
    }

    private static synchronized String nextName() {
        return "Thread-" + numbers++;
    }

    public void run() {
        if (target != null) {
            target.run();
        }
    }

    public synchronized void start() {
        if (started) {
            throw new IllegalThreadStateException();
        }
        started = true;
        $here = true;
        end = new Gate(this, 1);
        Oox.fork(this);
    }

    private static synchronized void enlist(Thread thread) {
        if (oldest == null) {
            oldest = thread;
        } else {
            youngest.younger = thread;
        }
        youngest = thread;
    }

    /** What the new thread does. */
    final void $begin() {
        try {
            synchronized (token) {
                if (daemon) {
                    attend();
                } else {
                    run();
                }
            }
        } finally {
            synchronized (this) {
                ended = true;
                notifyAll();
            }
            Oox.openGate(end);
        }
    }

    /** What a daemon does: the program does not wait for it. */
    private void attend() {
        run();
    }

    /** Waits until the thread has ended; one that other code has started may end meanwhile. */
    public final void join() throws InterruptedException {
        if (end != null) {
            Interrupts.awaitUnlessOpen(end);
        } else if ($given && started) {
            ended = true;
        } else if (started) {
            Oox.unsupported("waiting for the end of the first thread");
        }
    }

    /** Waits until the thread ends or, at any moment, the time is over. */
    public final void join(long milliseconds) throws InterruptedException {
        if (milliseconds < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (milliseconds == 0) {
            join();
        } else {
            joinForSomeTime();
        }
    }

    private void joinForSomeTime() throws InterruptedException {
        if (Interrupts.possible() && isAlive()) {
            Interrupts.check();
        }
        boolean isFirst = end == null && started && !$given;
        if (!isFirst && Oox.nondetBoolean()) {
            join();
        }
    }

    public final synchronized boolean isAlive() {
        if ($given && !$here && started && !ended) {
            ended = Oox.nondetBoolean();
        }
        return started && !ended;
    }

    public synchronized State getState() {
        if (!started) {
            return State.NEW;
        }
        if (!isAlive()) {
            return State.TERMINATED;
        }
        // Who asks about itself runs.
        return currentThread() == this ? State.RUNNABLE : Oox.unsupported("the state of a thread that runs");
    }

    /**
     * The one whose token this thread holds; without any it is the first. Those that were made before it come before
     * it, so that its search does not depend on when others are made.
     */
    public static Thread currentThread() {
        for (Thread thread = oldest; thread != null; thread = thread.younger) {
            if (thread.isCurrent()) {
                return thread;
            }
        }
        if (main == null) {
            main = new Thread(true);
        }
        return main;
    }

    private boolean isCurrent() {
        try {
            Oox.notifyOne(token);
            return true;
        } catch (IllegalMonitorStateException exception) {
            return false;
        }
    }

    public static void sleep(long milliseconds) throws InterruptedException {
        if (milliseconds < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (Interrupts.possible() && interrupted()) {
            throw new InterruptedException("sleep interrupted");
        }
    }

    public static void sleep(long milliseconds, int nanoseconds) throws InterruptedException {
        if (milliseconds < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanoseconds < 0 || nanoseconds > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        sleep(milliseconds);
    }

    /** Waiting at an open gate is no wait, and only who holds the lock may wait. */
    public static boolean holdsLock(Object object) {
        if (object == null) {
            throw new NullPointerException();
        }
        try {
            Oox.await(object, new Gate(object, 0));
            return false;
        } catch (IllegalMonitorStateException other) {
            return false;
        } catch (IllegalStateException open) {
            return true;
        }
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    /** Only the thread itself forgets that it was interrupted. */
    public void interrupt() {
        if ($given) {
            Oox.unsupported("interrupting a thread that is an input");
        }
        synchronized (interruption) {
            if (!isInterrupted()) {
                Oox.openGate(interruption);
            }
        }
    }

    public boolean isInterrupted() {
        if ($given) {
            return Oox.nondetBoolean();
        }
        return Interrupts.possible() && interruption.missing() == 0;
    }

    public static boolean interrupted() {
        if (!Interrupts.possible()) {
            return false;
        }
        Gate interruption = $interruption();
        if (interruption.missing() > 0) {
            return false;
        }
        Oox.closeGate(interruption);
        return true;
    }

    /** Open when the current thread has been interrupted. */
    public static Gate $interruption() {
        return currentThread().interruption;
    }

    public final String getName() {
        return name;
    }

    public final void setName(String name) {
        this.name = name;
    }

    public final int getPriority() {
        return priority;
    }

    public final void setPriority(int priority) {
        if (priority > MAX_PRIORITY || priority < MIN_PRIORITY) {
            throw new IllegalArgumentException();
        }
        this.priority = virtual ? NORM_PRIORITY : priority;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final void setDaemon(boolean daemon) {
        if (virtual && !daemon) {
            throw new IllegalArgumentException("'false' not legal for virtual threads");
        }
        if (isAlive()) {
            throw new IllegalThreadStateException();
        }
        this.daemon = daemon;
    }

    /** Any positive number that no other thread has; the first thread has the first one. */
    public long getId() {
        return identified(this);
    }

    public final long threadId() {
        return identified(this);
    }

    private static synchronized long identified(Thread asked) {
        if (asked == main) {
            return 1;
        }
        if (asked.id == 0) {
            long chosen = Oox.nondetLong();
            Oox.assume(chosen > 1);
            for (Thread thread = oldest; thread != null; thread = thread.younger) {
                Oox.assume(thread.id != chosen);
            }
            asked.id = chosen;
        }
        return asked.id;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        Oox.unsupported("handlers for uncaught exceptions");
    }

    public String toString() {
        if (virtual) {
            Oox.unsupported("a virtual thread as text");
        }
        return "Thread[" + name + "," + priority + ",main]";
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        boolean named = name != null && MIN_PRIORITY <= priority && priority <= MAX_PRIORITY && id >= 0;
        boolean whole = token != null && (interruption != null) == Interrupts.possible();
        return named && whole && (started || !ended) && $given && !$here && end == null;
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
