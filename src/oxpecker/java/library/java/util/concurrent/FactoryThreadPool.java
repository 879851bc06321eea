package java.util.concurrent;

import oxpecker.Oox;

/** A pool whose threads a factory makes, as many as there are tasks. */
final class FactoryThreadPool extends ThreadPool {
    private final ThreadFactory factory;

    FactoryThreadPool(ThreadFactory factory) {
        super(Integer.MAX_VALUE);
        this.factory = factory;
    }

    Thread thread(Runnable tasks) {
        return factory.newThread(tasks);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return Oox.unsupported("an executor with a factory of threads that other code may have used");
    }
}
