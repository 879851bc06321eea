package java.util.concurrent;

import java.util.Collection;
import java.util.List;
import oxpecker.NeverNull;

public interface ExecutorService extends Executor, AutoCloseable {
    void shutdown();

    @NeverNull
    List<Runnable> shutdownNow();

    boolean isShutdown();

    boolean isTerminated();

    boolean awaitTermination(long time, TimeUnit unit) throws InterruptedException;

    @NeverNull
    <T> Future<T> submit(Callable<T> task);

    @NeverNull
    <T> Future<T> submit(Runnable task, T result);

    @NeverNull
    Future<?> submit(Runnable task);

    @NeverNull
    <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException;

    default void close() {
        if (isTerminated()) {
            return;
        }
        shutdown();
        try {
            boolean terminated = false;
            while (!terminated) {
                terminated = awaitTermination(1, TimeUnit.DAYS);
            }
        } catch (InterruptedException e) {
            oxpecker.Oox.unsupported("closing an executor in an interrupted thread");
        }
    }
}
