// Executors of static fields where code shuts down one of them.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Stopped {
    static final ExecutorService POOL = Executors.newFixedThreadPool(2);
    static final ExecutorService VIRTUAL = Executors.newVirtualThreadPerTaskExecutor();

    static int twice(int x) throws Exception {
        return POOL.submit(() -> 2 * x).get();  // check Stopped.twice: unknown, unsupported an executor that other code may have shut down here
    }

    static int virtual(int x) throws Exception {
        return VIRTUAL.submit(() -> 2 * x).get();  // check Stopped.virtual: unknown, unsupported an executor with a factory of threads that other code may have used here
    }

    static void stop() {
        POOL.shutdown();
    }
}
