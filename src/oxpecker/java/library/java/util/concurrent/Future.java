package java.util.concurrent;

public interface Future<V> {
    boolean cancel(boolean interrupting);

    boolean isCancelled();

    boolean isDone();

    V get() throws InterruptedException, ExecutionException;

    default V resultNow() {
        switch (state()) {
            case SUCCESS:
                return $outcome();
            case FAILED:
                throw new IllegalStateException("Task completed with exception");
            case CANCELLED:
                throw new IllegalStateException("Task was cancelled");
            default:
                throw new IllegalStateException("Task has not completed");
        }
    }

    default Throwable exceptionNow() {
        switch (state()) {
            case SUCCESS:
                throw new IllegalStateException("Task completed with a result");
            case CANCELLED:
                throw new IllegalStateException("Task was cancelled");
            case RUNNING:
                throw new IllegalStateException("Task has not completed");
        }
        try {
            get();
        } catch (ExecutionException e) {
            return e.getCause();
        } catch (InterruptedException e) {
            oxpecker.Oox.unsupported("the outcome of a task in an interrupted thread");
        }
        return null;
    }

    default State state() {
        if (!isDone()) {
            return State.RUNNING;
        }
        if (isCancelled()) {
            return State.CANCELLED;
        }
        try {
            get();
            return State.SUCCESS;
        } catch (ExecutionException e) {
            return State.FAILED;
        } catch (InterruptedException e) {
            oxpecker.Oox.unsupported("the outcome of a task in an interrupted thread");
            return null;
        }
    }

    /** The result of a task that has one. */
    private V $outcome() {
        try {
            return get();
        } catch (ExecutionException | InterruptedException e) {
            oxpecker.Oox.unsupported("the outcome of a task in an interrupted thread");
            return null;
        }
    }

    enum State {
        RUNNING, SUCCESS, FAILED, CANCELLED
    }

    V get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;
}
