// Executors of static fields: the tasks that other code gave to them have ended.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class Shared {
    static final ExecutorService POOL = Executors.newFixedThreadPool(2);
    private static ExecutorService single = Executors.newSingleThreadExecutor();
    static final ExecutorService VIRTUAL = Executors.newVirtualThreadPerTaskExecutor();
    private static int hits;

    //@ ensures \result == 2 * x;
    static int twice(int x) throws Exception {          // check Shared.twice: valid
        return POOL.submit(() -> 2 * x).get();
    }

    //@ ensures \result == 3;                            // check Shared.wrong: invalid, ensures here
    static int wrong(int x) throws Exception {
        return POOL.submit(() -> 2 * x).get();
    }

    static int divided(int x) throws Exception {        // check Shared.divided: valid
        return single.submit(() -> 1 / x).get();
    }

    static int virtual(int x) throws Exception {        // check Shared.virtual: valid
        return VIRTUAL.submit(() -> x + 1).get();
    }

    static void failing(int x) throws Exception {
        Future<Integer> future = POOL.submit(() -> x);
        assert future.get() != 7;                       // check Shared.failing: invalid, exception here
    }

    static void hit() {                                 // check Shared.hit: valid
        POOL.execute(() -> hits = 1);
        hits();
    }

    private static void hits() {
    }

    static boolean isDown() {                           // check Shared.isDown: valid
        boolean down = POOL.isShutdown() || POOL.isTerminated();
        assert !down;
        return down;
    }
}
