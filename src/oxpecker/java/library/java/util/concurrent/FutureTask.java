package java.util.concurrent;

import oxpecker.Gate;
import oxpecker.Interrupts;
import oxpecker.Oox;

public class FutureTask<V> implements RunnableFuture<V> {
    private static final int NEW = 0;
    private static final int RUNNING = 1;
    private static final int DONE = 2;
    private static final int FAILED = 3;
    private static final int CANCELLED = 4;

    private final Callable<V> task;
    /** Open when there is an outcome. */
    private final Gate done;
    /** Whether other code has made it: then it may be in any state, and threads are told when that changes. */
    private boolean $given;
    private int state;
    /** The thread that runs the task; only where threads are interrupted. */
    private Thread runner;
    private V result;
    private Throwable failure;

    public FutureTask(Callable<V> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        this.task = task;
        this.done = new Gate(this, 1);
    }

    public FutureTask(Runnable task, V result) {
        this(Executors.callable(task, result));
    }

    private synchronized boolean begin() {
        if (state != NEW) {
            return false;
        }
        state = RUNNING;
        runner = Interrupts.possible() ? Thread.currentThread() : null;
        return true;
    }

    private synchronized void end(int how, V result, Throwable failure) {
        if (state == RUNNING) {
            this.result = result;
            this.failure = failure;
            state = how;
            announce();
        }
    }

    private void announce() {
        if ($given) {
            notifyAll();
        } else {
            Oox.openGate(done);
        }
    }

    public void run() {
        if (!begin()) {
            return;
        }
        V given;
        try {
            given = task.call();
        } catch (Throwable thrown) {
            end(FAILED, null, thrown);
            return;
        }
        end(DONE, given, null);
    }

    public synchronized boolean cancel(boolean interrupting) {
        if (state != NEW && state != RUNNING) {
            return false;
        }
        if (state == RUNNING && interrupting) {
            interruptRunner();
        }
        state = CANCELLED;
        announce();
        return true;
    }

    private void interruptRunner() {
        if (runner == null) {
            Oox.unsupported("cancelling a task that is an input and runs");
        }
        runner.interrupt();
    }

    public synchronized boolean isCancelled() {
        return state == CANCELLED;
    }

    public synchronized boolean isDone() {
        return state != NEW && state != RUNNING;
    }

    public V get() throws InterruptedException, ExecutionException {
        if ($given) {
            return getGiven();
        }
        Interrupts.awaitUnlessOpen(done);
        return outcome();
    }

    private synchronized V getGiven() throws InterruptedException, ExecutionException {
        while (state == NEW || state == RUNNING) {
            wait();
        }
        return outcome();
    }

    /** Waits until there is a result or, at any moment, the time is over. */
    public V get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (Oox.nondetBoolean() && ($given ? !isDone() : done.isShut())) {
            Interrupts.check();
            throw new TimeoutException();
        }
        return get();
    }

    public synchronized State state() {
        if (state == NEW || state == RUNNING) {
            return State.RUNNING;
        }
        return state == DONE ? State.SUCCESS : state == FAILED ? State.FAILED : State.CANCELLED;
    }

    public V resultNow() {
        switch (state()) {
            case SUCCESS:
                return result;
            case FAILED:
                throw new IllegalStateException("Task completed with exception");
            case CANCELLED:
                throw new IllegalStateException("Task was cancelled");
            default:
                throw new IllegalStateException("Task has not completed");
        }
    }

    public Throwable exceptionNow() {
        switch (state()) {
            case SUCCESS:
                throw new IllegalStateException("Task completed with a result");
            case FAILED:
                return failure;
            case CANCELLED:
                throw new IllegalStateException("Task was cancelled");
            default:
                throw new IllegalStateException("Task has not completed");
        }
    }

    private V outcome() throws ExecutionException {
        if (state == CANCELLED) {
            throw new CancellationException();
        }
        if (state == FAILED) {
            throw new ExecutionException(failure);
        }
        return result;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return $given && task != null && NEW <= state && state <= CANCELLED && (failure != null) == (state == FAILED)
            && runner == null;
    }
}
