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
class ThreadPool implements ExecutorService {
    private final int most;
    private final Current current = new Current();
    private volatile boolean shutdown;

    /** Where a pool keeps its work. */
    private static final class Current {
        volatile Work work;

        /** The tasks that other code gave to a pool have ended. */
        boolean $constructed() {
            return work == null;
        }
    }

    /** The tasks of a pool and its threads. */
    private static final class Work {
        final ArrayDeque<Runnable> waiting = new ArrayDeque<>();
        /** How many threads have been started before tasks had to wait. */
        int started;
        /** Whether a task ever had to wait. */
        volatile boolean queued;
        /** The threads that were started; only where threads are interrupted. */
        Worker workers;
        /** Closed once for each thread that works. */
        final Gate working;
        /** Closed once for each task that has not ended. */
        final Gate unfinished;
        /** Open after the shutdown. */
        final Gate closing;

        Work(ThreadPool pool, boolean shutdown) {
            this.working = new Gate(pool, 0);
            this.unfinished = new Gate(pool, 0);
            this.closing = new Gate(pool, shutdown ? 0 : 1);
        }
    }

    private static final class Worker {
        final Thread thread;
        final Worker next;

        Worker(Thread thread, Worker next) {
            this.thread = thread;
            this.next = next;
        }
    }

    ThreadPool(int most) {
        if (most <= 0) {
            throw new IllegalArgumentException();
        }
        this.most = most;
        this.current.work = new Work(this, false);
    }

    /** Of a pool that other code has used, the work begins with the first use. */
    private Work work() {
        Work known = current.work;
        return known == null ? begun() : known;
    }

    private synchronized Work begun() {
        if (current.work == null) {
            current.work = new Work(this, shutdown);
        }
        return current.work;
    }

    public void execute(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        Work work = work();
        Thread worker;
        synchronized (this) {
            if (shutdown) {
                throw new RejectedExecutionException();
            }
            Oox.closeGate(work.unfinished);
            Runnable first = task;
            if (work.started < most) {
                work.started++;
                Oox.closeGate(work.working);
            } else {
                work.waiting.add(task);
                work.queued = true;
                first = take(work);
            }
            worker = first == null ? null : worker(work, first);
        }
        if (worker != null) {
            worker.start();
        }
    }

    /** The thread that begins with a task; it is known before it starts, so that nobody misses it who interrupts all. */
    private Thread worker(Work work, Runnable first) {
        Thread thread = thread(() -> run(work, first));
        if (Interrupts.possible()) {
            work.workers = new Worker(thread, work.workers);
        }
        return thread;
    }

    Thread thread(Runnable tasks) {
        return new Thread(tasks);
    }

    /** A task that waits, if another thread may work. */
    private Runnable take(Work work) {
        if (work.working.missing() == most || work.waiting.isEmpty()) {
            return null;
        }
        Oox.closeGate(work.working);
        return work.waiting.poll();
    }

    private void run(Work work, Runnable first) {
        Runnable task = first;
        while (task != null) {
            task.run();
            Oox.openGate(work.unfinished);
            Oox.openGate(work.working);
            task = next(work);
        }
    }

    private Runnable next(Work work) {
        if (!work.queued) {
            return null;
        }
        synchronized (this) {
            return take(work);
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
        Work work = work();
        if (!shutdown) {
            shutdown = true;
            Oox.openGate(work.closing);
        }
    }

    public synchronized List<Runnable> shutdownNow() {
        shutdown();
        Work work = work();
        List<Runnable> rest = new ArrayList<>(work.waiting);
        work.waiting.clear();
        for (Runnable each : rest) {
            Oox.openGate(work.unfinished);
        }
        if (work.working.missing() > 0) {
            for (Worker each = work.workers; each != null; each = each.next) {
                each.thread.interrupt();
            }
        }
        return rest;
    }

    public boolean isShutdown() {
        return shutdown;
    }

    public boolean isTerminated() {
        return shutdown && work().unfinished.missing() == 0;
    }

    /** Waits until all tasks have ended. */
    public void close() {
        shutdown();
        try {
            Interrupts.awaitUnlessOpen(work().unfinished);
        } catch (InterruptedException e) {
            Oox.unsupported("closing an executor in an interrupted thread");
        }
    }

    /** Waits until all tasks have ended or, at any moment, the time is over. */
    public boolean awaitTermination(long time, TimeUnit unit) throws InterruptedException {
        Work work = work();
        if (Oox.nondetBoolean() && (work.closing.isShut() || work.unfinished.isShut())) {
            Interrupts.check();
            return false;
        }
        Interrupts.awaitUnlessOpen(work.closing);
        Interrupts.awaitUnlessOpen(work.unfinished);
        return true;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        if (shutdown) {
            Oox.unsupported("an executor that other code may have shut down");
        }
        return most > 0 && current != null;
    }
}
