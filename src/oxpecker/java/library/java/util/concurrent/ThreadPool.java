package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import oxpecker.Oox;

/**
 * Tasks begin in the order in which they came, at most so many run at once. A thread ends when no task is waiting, and
 * another is started for the next one, so that threads that wait forever because nobody shuts the pool down are not seen.
 */
final class ThreadPool implements ExecutorService {
    private final int most;
    private final ArrayDeque<Runnable> waiting = new ArrayDeque<>();
    private int active;
    private boolean shutdown;

    ThreadPool(int most) {
        this.most = most;
    }

    public void execute(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        synchronized (this) {
            if (shutdown) {
                throw new RejectedExecutionException();
            }
            if (active == most) {
                waiting.add(task);
                return;
            }
            active++;
        }
        new Thread(() -> work(task)).start();
    }

    private void work(Runnable first) {
        Runnable task = first;
        while (task != null) {
            task.run();
            task = next();
        }
    }

    private synchronized Runnable next() {
        Runnable task = waiting.poll();
        if (task == null) {
            active--;
            notifyAll();
        }
        return task;
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
        shutdown = true;
    }

    public synchronized List<Runnable> shutdownNow() {
        shutdown = true;
        List<Runnable> rest = new ArrayList<>(waiting);
        waiting.clear();
        if (active > 0) {
            Oox.unsupported("interrupting a thread");
        }
        return rest;
    }

    public synchronized boolean isShutdown() {
        return shutdown;
    }

    public synchronized boolean isTerminated() {
        return shutdown && active == 0;
    }

    /** Waits until all tasks have ended or, at any moment, the time is over. */
    public synchronized boolean awaitTermination(long time, TimeUnit unit) throws InterruptedException {
        while (!isTerminated()) {
            if (Oox.nondetBoolean()) {
                return false;
            }
            wait();
        }
        return true;
    }
}
