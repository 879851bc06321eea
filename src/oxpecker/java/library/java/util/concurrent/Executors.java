package java.util.concurrent;

public class Executors {
    private Executors() {
    }

    public static ExecutorService newFixedThreadPool(int threads) {
        return new ThreadPool(threads);
    }

    public static ExecutorService newSingleThreadExecutor() {
        return new ThreadPool(1);
    }

    public static ExecutorService newCachedThreadPool() {
        return new ThreadPool(Integer.MAX_VALUE);
    }

    public static ExecutorService newVirtualThreadPerTaskExecutor() {
        return newThreadPerTaskExecutor(Thread.ofVirtual().factory());
    }

    public static ExecutorService newThreadPerTaskExecutor(ThreadFactory factory) {
        if (factory == null) {
            throw new NullPointerException();
        }
        return new FactoryThreadPool(factory);
    }

    public static <T> Callable<T> callable(Runnable task, T result) {
        if (task == null) {
            throw new NullPointerException();
        }
        return () -> {
            task.run();
            return result;
        };
    }

    public static Callable<Object> callable(Runnable task) {
        return callable(task, null);
    }
}
