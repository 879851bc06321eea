package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import oxpecker.Gate;
import oxpecker.Interrupts;
import oxpecker.Oox;

/**
 * Tasks begin in the order in which they came, at most so many run at once. A thread ends when no task is waiting, and
 * another is started for the next one, so that threads that wait forever because nobody shuts the pool down are not seen.
 */
final class ThreadPool implements ExecutorService {
    private final int most;
    /** Makes the threads; null for usual ones. */
    private final ThreadFactory factory;
    private final ArrayDeque<Runnable> waiting = new ArrayDeque<>();
    /** How many threads have been started before tasks had to wait. */
    private int started;
    /** Whether a task ever had to wait. */
    private volatile boolean queued;
    private volatile boolean shutdown;
    /** The threads that were started; only where threads are interrupted. */
    private Worker workers;
    /** Closed once for each thread that works. */
    private final Gate working = new Gate(this, 0);
    /** Closed once for each task that has not ended. */
    private final Gate unfinished = new Gate(this, 0);
    /** Open after the shutdown. */
    private final Gate closing = new Gate(this, 1);

    private static final class Worker {
        final Thread thread;
        final Worker next;

        Worker(Thread thread, Worker next) {
            this.thread = thread;
            this.next = next;
        }
    }

    ThreadPool(int most) {
        this(most, null);
    }

    ThreadPool(int most, ThreadFactory factory) {
        this.most = most;
        this.factory = factory;
    }

    public void execute(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        Thread worker;
        synchronized (this) {
            if (shutdown) {
                throw new RejectedExecutionException();
            }
            Oox.closeGate(unfinished);
            Runnable first = task;
            if (started < most) {
                started++;
                Oox.closeGate(working);
            } else {
                waiting.add(task);
                queued = true;
                first = take();
            }
            worker = first == null ? null : worker(first);
        }
        if (worker != null) {
            worker.start();
        }
    }

    /** The thread that begins with a task; it is known before it starts, so that nobody misses it who interrupts all. */
    private Thread worker(Runnable first) {
        Thread thread = factory == null ? new Thread(() -> work(first)) : factory.newThread(() -> work(first));
        if (Interrupts.possible()) {
            workers = new Worker(thread, workers);
        }
        return thread;
    }

    /** A task that waits, if another thread may work. */
    private Runnable take() {
        if (working.missing() == most || waiting.isEmpty()) {
            return null;
        }
        Oox.closeGate(working);
        return waiting.poll();
    }

    private void work(Runnable first) {
        Runnable task = first;
        while (task != null) {
            task.run();
            Oox.openGate(unfinished);
            Oox.openGate(working);
            task = next();
        }
    }

    private Runnable next() {
        if (!queued) {
            return null;
        }
        synchronized (this) {
            return take();
        }
    }

    public <T> Future<T> submit(Callable<T> task) {
        FutureTask<T> future = new FutureTask<>(task);
        execute(future);
        return future;
    }

    public <T> Future<T> submit(Runnable task, T result) {
        FutureTask<T> future = new FutureTask<>(task, result);
        execute(future);
        return future;
    }

    public Future<?> submit(Runnable task) {
        return submit(task, null);
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
        List<Future<T>> futures = new ArrayList<>();
        for (Callable<T> task : tasks) {
            FutureTask<T> future = new FutureTask<>(task);
            futures.add(future);
            execute(future);
        }
        for (Future<T> future : futures) {
            try {
                future.get();
            } catch (ExecutionException | CancellationException ignored) {
                continue;
            }
        }
        return futures;
    }

    public synchronized void shutdown() {
        if (!shutdown) {
            shutdown = true;
            Oox.openGate(closing);
        }
    }

    public synchronized List<Runnable> shutdownNow() {
        shutdown();
        List<Runnable> rest = new ArrayList<>(waiting);
        waiting.clear();
        for (Runnable each : rest) {
            Oox.openGate(unfinished);
        }
        if (working.missing() > 0) {
            for (Worker each = workers; each != null; each = each.next) {
                each.thread.interrupt();
            }
        }
        return rest;
    }

    public boolean isShutdown() {
        return shutdown;
    }

    public boolean isTerminated() {
        return shutdown && unfinished.missing() == 0;
    }

    /** Waits until all tasks have ended. */
    public void close() {
        shutdown();
        try {
            Interrupts.awaitUnlessOpen(unfinished);
        } catch (InterruptedException e) {
            Oox.unsupported("closing an executor in an interrupted thread");
        }
    }

    /** Waits until all tasks have ended or, at any moment, the time is over. */
    public boolean awaitTermination(long time, TimeUnit unit) throws InterruptedException {
        if (Oox.nondetBoolean() && (closing.isShut() || unfinished.isShut())) {
            Interrupts.check();
            return false;
        }
        Interrupts.awaitUnlessOpen(closing);
        Interrupts.awaitUnlessOpen(unfinished);
        return true;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return Oox.unsupported("an executor that other code may have used");
    }
}
