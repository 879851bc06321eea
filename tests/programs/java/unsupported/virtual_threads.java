// Virtual threads as texts, and outcomes that an interrupted thread asks for.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

class Main {
    static String text() {
        return Thread.ofVirtual().unstarted(() -> { }).toString();  // check Main.text: unknown, unsupported a virtual thread as text here
    }

    static void close() {
        ExecutorService executor = Executors.newFixedThreadPool(1);
        Thread main = Thread.currentThread();
        executor.execute(() -> main.interrupt());
        executor.close();               // check Main.close: unknown, unsupported closing an executor in an interrupted thread here
    }

    // A future of one's own that is done, and whose result an interrupted thread does not get.
    static class Own implements Future<Integer> {
        public boolean cancel(boolean interrupting) {
            return false;
        }

        public boolean isCancelled() {
            return false;
        }

        public boolean isDone() {
            return true;
        }

        public Integer get() throws InterruptedException, ExecutionException {
            throw new InterruptedException();
        }

        public Integer get(long time, TimeUnit unit) throws InterruptedException, ExecutionException {
            return get();
        }
    }

    static Object state() {
        return new Own().state();       // check Main.state: unknown, unsupported the outcome of a task in an interrupted thread here
    }

    static class Kept extends Own {
        public Integer get() {
            return 3;
        }
    }

    static class Lost extends Own {
        public Integer get() throws ExecutionException {
            throw new ExecutionException(new RuntimeException("lost"));
        }
    }

    static boolean both() {             // check Main.both: valid
        assert new Kept().state() == Future.State.SUCCESS && new Kept().resultNow() == 3;
        assert new Lost().state() == Future.State.FAILED && new Lost().exceptionNow().getMessage().equals("lost");
        return true;
    }
}
