package java.util.concurrent;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import oxpecker.NeverNull;

public interface CompletionStage<T> {
    @NeverNull
    <U> CompletionStage<U> thenApply(Function<? super T, ? extends U> function);

    @NeverNull
    <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> function);

    @NeverNull
    <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> function, Executor executor);

    @NeverNull
    CompletionStage<Void> thenAccept(Consumer<? super T> consumer);

    @NeverNull
    CompletionStage<Void> thenAcceptAsync(Consumer<? super T> consumer);

    @NeverNull
    CompletionStage<Void> thenAcceptAsync(Consumer<? super T> consumer, Executor executor);

    @NeverNull
    CompletionStage<Void> thenRun(Runnable task);

    @NeverNull
    CompletionStage<Void> thenRunAsync(Runnable task);

    @NeverNull
    CompletionStage<Void> thenRunAsync(Runnable task, Executor executor);

    @NeverNull
    <U> CompletionStage<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function);

    @NeverNull
    <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function);

    @NeverNull
    <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function, Executor executor);

    @NeverNull
    <U, V> CompletionStage<V> thenCombine(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function);

    @NeverNull
    <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function);

    @NeverNull
    <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function, Executor executor);

    @NeverNull
    <U> CompletionStage<Void> thenAcceptBoth(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> consumer);

    @NeverNull
    CompletionStage<Void> runAfterBoth(CompletionStage<?> other, Runnable task);

    @NeverNull
    <U> CompletionStage<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> function);

    @NeverNull
    CompletionStage<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> consumer);

    @NeverNull
    CompletionStage<Void> runAfterEither(CompletionStage<?> other, Runnable task);

    @NeverNull
    CompletionStage<T> exceptionally(Function<Throwable, ? extends T> function);

    @NeverNull
    <U> CompletionStage<U> handle(BiFunction<? super T, Throwable, ? extends U> function);

    @NeverNull
    <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function);

    @NeverNull
    <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function, Executor executor);

    @NeverNull
    CompletionStage<T> whenComplete(BiConsumer<? super T, ? super Throwable> consumer);

    @NeverNull
    CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> consumer);

    @NeverNull
    CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> consumer, Executor executor);

    @NeverNull
    CompletableFuture<T> toCompletableFuture();
}
