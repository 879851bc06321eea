package java.util.concurrent;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import oxpecker.Gate;
import oxpecker.Interrupts;
import oxpecker.Oox;

/**
 * What depends on a stage runs in the thread that completes it, or in the caller where it is complete already. Tasks
 * without an executor run in daemon threads of their own, as many as there are tasks.
 */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    /** Open when it is complete. */
    private final Gate done = new Gate(this, 1);
    private boolean completed;
    private T result;
    private Throwable failure;
    /** What runs when it is complete, the last one first. */
    private Dependent dependents;
    /** The stages that this one is complete after, or null. Who waits for it waits for them, so nothing is registered. */
    private final CompletableFuture<?>[] parts;
    /** Whether something depends on it, so that its parts tell it when they are complete. */
    private boolean registered;
    /** Opened when somebody completes this stage with parts, or one inside it, before its parts are complete. */
    private final Gate overtaken;
    /** The stages that this stage with parts is itself a part of. */
    private Whole wholes;

    private static final class Whole {
        final CompletableFuture<?> stage;
        final Whole next;

        Whole(CompletableFuture<?> stage, Whole next) {
            this.stage = stage;
            this.next = next;
        }
    }

    private static final class Dependent {
        final Runnable action;
        final Dependent next;

        Dependent(Runnable action, Dependent next) {
            this.action = action;
            this.next = next;
        }
    }

    /** Says what becomes of the next stage when this one has a value or a failure. */
    private interface Step<T, U> {
        void run(T value, Throwable failure, CompletableFuture<U> next);
    }

    public CompletableFuture() {
        this.parts = null;
        this.overtaken = null;
    }

    private CompletableFuture(CompletableFuture<?>[] parts) {
        this.parts = parts;
        this.overtaken = new Gate(this, 1);
        for (CompletableFuture<?> each : parts) {
            if (each.parts != null) {
                each.joinWhole(this);
            }
        }
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return supply(null, supplier);
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        check(executor);
        return supply(executor, supplier);
    }

    public static CompletableFuture<Void> runAsync(Runnable task) {
        check(task);
        return supply(null, nothing(task));
    }

    public static CompletableFuture<Void> runAsync(Runnable task, Executor executor) {
        check(task);
        check(executor);
        return supply(executor, nothing(task));
    }

    private static Supplier<Void> nothing(Runnable task) {
        return () -> {
            task.run();
            return null;
        };
    }

    private static <U> CompletableFuture<U> supply(Executor executor, Supplier<U> supplier) {
        check(supplier);
        CompletableFuture<U> future = new CompletableFuture<>();
        start(executor, () -> {
            if (future.done.missing() > 0) {
                try {
                    future.settle(supplier.get(), null);
                } catch (Throwable thrown) {
                    future.settle(null, wrapped(thrown));
                }
            }
        });
        return future;
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> future = new CompletableFuture<>();
        future.settle(value, null);
        return future;
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable failure) {
        check(failure);
        CompletableFuture<U> future = new CompletableFuture<>();
        future.settle(null, failure);
        return future;
    }

    private static void check(Object argument) {
        if (argument == null) {
            throw new NullPointerException();
        }
    }

    /** Starts a task; without an executor, in a thread of its own. */
    private static void start(Executor executor, Runnable task) {
        if (executor != null) {
            executor.execute(task);
            return;
        }
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
    }

    private static Throwable wrapped(Throwable thrown) {
        return thrown instanceof CompletionException ? thrown : new CompletionException(thrown);
    }

    // --- completion ----------------------------------------------------------------------------------------

    private boolean settle(T value, Throwable failure) {
        Dependent waiting;
        synchronized (this) {
            if (completed) {
                return false;
            }
            completed = true;
            this.result = value;
            this.failure = failure;
            waiting = dependents;
            dependents = null;
            Oox.openGate(done);
        }
        for (Dependent each = waiting; each != null; each = each.next) {
            each.action.run();
        }
        return true;
    }

    /** Completes this for somebody who does not wait for its parts. */
    private boolean settleAtOnce(T value, Throwable failure) {
        look();
        boolean settled = settle(value, failure);
        if (settled && parts != null) {
            overtake();
        }
        return settled;
    }

    /** Completes this as another one is, which is complete. */
    private void relay(CompletableFuture<? extends T> other) {
        settle(other.result, other.failure == null ? null : wrapped(other.failure));
    }

    /** Runs something when it is complete. Parts are told afterwards: if they are complete, they run it at once. */
    private void after(Runnable action) {
        if (depend(action)) {
            register();
        } else {
            action.run();
        }
    }

    /** Whether the action will run when this is completed, because it is not complete yet. */
    private boolean depend(Runnable action) {
        synchronized (this) {
            if (completed) {
                return false;
            }
            dependents = new Dependent(action, dependents);
            return true;
        }
    }

    private <U> CompletableFuture<U> then(Step<T, U> step) {
        CompletableFuture<U> next = new CompletableFuture<>();
        after(() -> take(step, next));
        return next;
    }

    private <U> CompletableFuture<U> thenIn(Executor executor, Step<T, U> step) {
        CompletableFuture<U> next = new CompletableFuture<>();
        after(() -> start(executor, () -> take(step, next)));
        return next;
    }

    /** Takes a step unless somebody has completed the next stage. */
    private <U> void take(Step<T, U> step, CompletableFuture<U> next) {
        if (next.done.missing() == 0) {
            return;
        }
        try {
            step.run(result, failure, next);
        } catch (Throwable thrown) {
            next.settle(null, wrapped(thrown));
        }
    }

    public boolean complete(T value) {
        return settleAtOnce(value, null);
    }

    public boolean completeExceptionally(Throwable failure) {
        check(failure);
        return settleAtOnce(null, failure);
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        check(supplier);
        start(null, () -> {
            look();
            if (done.missing() > 0) {
                try {
                    settleAtOnce(supplier.get(), null);
                } catch (Throwable thrown) {
                    settleAtOnce(null, wrapped(thrown));
                }
            }
        });
        return this;
    }

    public boolean cancel(boolean interrupting) {
        return settleAtOnce(null, new CancellationException()) || isCancelled();
    }

    public boolean isDone() {
        return state() != State.RUNNING;
    }

    public boolean isCancelled() {
        return state() == State.CANCELLED;
    }

    public boolean isCompletedExceptionally() {
        State state = state();
        return state == State.FAILED || state == State.CANCELLED;
    }

    public State state() {
        look();
        synchronized (this) {
            if (!completed) {
                return State.RUNNING;
            }
            if (failure == null) {
                return State.SUCCESS;
            }
            return failure instanceof CancellationException ? State.CANCELLED : State.FAILED;
        }
    }

    public T resultNow() {
        if (state() != State.SUCCESS) {
            throw new IllegalStateException();
        }
        return result;
    }

    public Throwable exceptionNow() {
        if (state() != State.FAILED) {
            throw new IllegalStateException();
        }
        return failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
    }

    public T join() {
        awaitParts();
        Oox.awaitGate(done);
        return joined();
    }

    private T joined() {
        if (failure == null) {
            return result;
        }
        if (failure instanceof CancellationException) {
            throw (CancellationException) failure;
        }
        throw (CompletionException) wrapped(failure);
    }

    public T getNow(T otherwise) {
        return isDone() ? joined() : otherwise;
    }

    public T get() throws InterruptedException, ExecutionException {
        if (Interrupts.possible()) {
            register();
        } else {
            awaitParts();
        }
        Interrupts.awaitUnlessOpen(done);
        if (failure == null) {
            return result;
        }
        if (failure instanceof CancellationException) {
            throw (CancellationException) failure;
        }
        boolean inside = failure instanceof CompletionException && failure.getCause() != null;
        throw new ExecutionException(inside ? failure.getCause() : failure);
    }

    /** Waits until it is complete or, at any moment, the time is over. */
    public T get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        look();
        if (Oox.nondetBoolean() && done.isShut()) {
            Interrupts.check();
            throw new TimeoutException();
        }
        return get();
    }

    // --- stages --------------------------------------------------------------------------------------------

    private static <T, U> Step<T, U> applying(Function<? super T, ? extends U> function) {
        check(function);
        return (value, failure, next) -> {
            if (failure != null) {
                next.settle(null, wrapped(failure));
            } else {
                next.settle(function.apply(value), null);
            }
        };
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> function) {
        return then(applying(function));
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function) {
        return thenIn(null, applying(function));
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function, Executor executor) {
        check(executor);
        return thenIn(executor, applying(function));
    }

    private static <T> Step<T, Void> accepting(Consumer<? super T> consumer) {
        check(consumer);
        return applying(value -> {
            consumer.accept(value);
            return null;
        });
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> consumer) {
        return then(accepting(consumer));
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> consumer) {
        return thenIn(null, accepting(consumer));
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> consumer, Executor executor) {
        check(executor);
        return thenIn(executor, accepting(consumer));
    }

    private static <T> Step<T, Void> running(Runnable task) {
        check(task);
        return applying(value -> {
            task.run();
            return null;
        });
    }

    public CompletableFuture<Void> thenRun(Runnable task) {
        return then(running(task));
    }

    public CompletableFuture<Void> thenRunAsync(Runnable task) {
        return thenIn(null, running(task));
    }

    public CompletableFuture<Void> thenRunAsync(Runnable task, Executor executor) {
        check(executor);
        return thenIn(executor, running(task));
    }

    private static <T, U> Step<T, U> composing(Function<? super T, ? extends CompletionStage<U>> function) {
        check(function);
        return (value, failure, next) -> {
            if (failure != null) {
                next.settle(null, wrapped(failure));
            } else {
                CompletableFuture<U> inner = function.apply(value).toCompletableFuture();
                inner.after(() -> next.relay(inner));
            }
        };
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function) {
        return then(composing(function));
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function) {
        return thenIn(null, composing(function));
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function, Executor executor) {
        check(executor);
        return thenIn(executor, composing(function));
    }

    private static <T, U> Step<T, U> handling(BiFunction<? super T, Throwable, ? extends U> function) {
        check(function);
        return (value, failure, next) -> next.settle(function.apply(value, failure), null);
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> function) {
        return then(handling(function));
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function) {
        return thenIn(null, handling(function));
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function, Executor executor) {
        check(executor);
        return thenIn(executor, handling(function));
    }

    private static <T> Step<T, T> watching(BiConsumer<? super T, ? super Throwable> consumer) {
        check(consumer);
        return (value, failure, next) -> {
            Throwable thrown = null;
            try {
                consumer.accept(value, failure);
            } catch (Throwable exception) {
                thrown = exception;
            }
            Throwable first = failure != null ? failure : thrown;
            next.settle(first == null ? value : null, first == null ? null : wrapped(first));
        };
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> consumer) {
        return then(watching(consumer));
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> consumer) {
        return thenIn(null, watching(consumer));
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> consumer, Executor executor) {
        check(executor);
        return thenIn(executor, watching(consumer));
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> function) {
        check(function);
        return then((value, failure, next) -> {
            if (failure != null) {
                next.settle(function.apply(failure), null);
            } else {
                next.settle(value, null);
            }
        });
    }

    // --- two stages or more --------------------------------------------------------------------------------

    /**
     * Completes a stage when this and another one are complete; the failure of the first one counts. What depends on the
     * stage is there already, so no thread completes it while that is added.
     */
    private <U> void settleWith(CompletableFuture<U> other, CompletableFuture<T> both) {
        after(() -> other.after(() -> {
            Throwable thrown = failure != null ? failure : other.failure;
            both.settle(thrown == null ? result : null, thrown == null ? null : wrapped(thrown));
        }));
    }

    public <U, V> CompletableFuture<V> thenCombine(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        return combined(null, false, other, function);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        return combined(null, true, other, function);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function,
            Executor executor) {
        check(executor);
        return combined(executor, true, other, function);
    }

    private <U, V> CompletableFuture<V> combined(
            Executor executor,
            boolean async,
            CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function) {
        check(function);
        CompletableFuture<? extends U> second = other.toCompletableFuture();
        Step<T, V> step = applying(value -> function.apply(value, second.result));
        CompletableFuture<T> both = new CompletableFuture<>();
        CompletableFuture<V> next = async ? both.thenIn(executor, step) : both.then(step);
        settleWith(second, both);
        return next;
    }

    public <U> CompletableFuture<Void> thenAcceptBoth(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> consumer) {
        check(consumer);
        return thenCombine(other, (one, two) -> {
            consumer.accept(one, two);
            return null;
        });
    }

    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable task) {
        check(task);
        CompletableFuture<T> both = new CompletableFuture<>();
        CompletableFuture<Void> next = both.thenRun(task);
        settleWith(other.toCompletableFuture(), both);
        return next;
    }

    /** Completes a stage as the first of two is. What depends on the stage is there already. */
    private void settleAfterEither(CompletionStage<? extends T> other, CompletableFuture<T> either) {
        CompletableFuture<? extends T> second = other.toCompletableFuture();
        after(() -> either.relay(this));
        second.after(() -> either.relay(second));
    }

    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> function) {
        check(function);
        CompletableFuture<T> either = new CompletableFuture<>();
        CompletableFuture<U> next = either.thenApply(function);
        settleAfterEither(other, either);
        return next;
    }

    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> consumer) {
        check(consumer);
        CompletableFuture<T> either = new CompletableFuture<>();
        CompletableFuture<Void> next = either.thenAccept(consumer);
        settleAfterEither(other, either);
        return next;
    }

    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable task) {
        check(task);
        return anyOf(this, other.toCompletableFuture()).thenRun(task);
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... futures) {
        return new CompletableFuture<>(copied(futures));
    }

    private static CompletableFuture<?>[] copied(CompletableFuture<?>[] futures) {
        CompletableFuture<?>[] all = new CompletableFuture<?>[futures.length];
        for (int i = 0; i < all.length; i++) {
            check(futures[i]);
            all[i] = futures[i];
        }
        return all;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... futures) {
        CompletableFuture<Object> future = new CompletableFuture<>();
        for (CompletableFuture<?> each : copied(futures)) {
            each.after(() -> future.relay(each));
        }
        return future;
    }

    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    // --- a stage with parts --------------------------------------------------------------------------------

    /** Lets the parts complete this stage, for what depends on it. */
    private void register() {
        if (parts == null) {
            return;
        }
        synchronized (this) {
            if (registered) {
                return;
            }
            registered = true;
        }
        settleAfter(0);
    }

    private void settleAfter(int first) {
        if (first < parts.length) {
            parts[first].after(() -> settleAfter(first + 1));
        } else {
            settleByParts();
        }
    }

    private void joinWhole(CompletableFuture<?> whole) {
        synchronized (this) {
            wholes = new Whole(whole, wholes);
        }
    }

    /** Tells those who wait for the parts of this stage that it is complete already. */
    private void overtake() {
        Whole first;
        synchronized (this) {
            first = wholes;
        }
        Oox.openGate(overtaken);
        for (Whole each = first; each != null; each = each.next) {
            each.stage.overtake();
        }
    }

    /** Waits until all parts are complete, or registers where somebody has completed a stage before its parts. */
    private void awaitParts() {
        if (parts == null) {
            return;
        }
        try {
            awaitParts(overtaken);
        } catch (IllegalStateException settled) {
            register();
        }
    }

    private void awaitParts(Gate overtaken) {
        for (CompletableFuture<?> each : parts) {
            if (each.parts == null) {
                Oox.awaitGate(each.done, overtaken);
            } else if (each.done.missing() > 0) {
                each.awaitParts(overtaken);
            }
        }
        settleByParts();
    }

    /** Completes this stage if all parts are complete. */
    private void look() {
        if (parts == null) {
            return;
        }
        for (CompletableFuture<?> each : parts) {
            each.look();
            if (each.done.missing() > 0) {
                return;
            }
        }
        settleByParts();
    }

    /** The failure of the first part that failed counts. */
    private void settleByParts() {
        Throwable thrown = null;
        for (int i = 0; i < parts.length && thrown == null; i++) {
            thrown = parts[i].failure;
        }
        settle(null, thrown == null ? null : wrapped(thrown));
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return Oox.unsupported("an input of CompletableFuture");
    }
}
