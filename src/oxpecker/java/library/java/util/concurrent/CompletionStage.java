package java.util.concurrent;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

public interface CompletionStage<T> {
    <U> CompletionStage<U> thenApply(Function<? super T, ? extends U> function);

    <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> function);

    <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> function, Executor executor);

    CompletionStage<Void> thenAccept(Consumer<? super T> consumer);

    CompletionStage<Void> thenAcceptAsync(Consumer<? super T> consumer);

    CompletionStage<Void> thenAcceptAsync(Consumer<? super T> consumer, Executor executor);

    CompletionStage<Void> thenRun(Runnable task);

    CompletionStage<Void> thenRunAsync(Runnable task);

    CompletionStage<Void> thenRunAsync(Runnable task, Executor executor);

    <U> CompletionStage<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function);

    <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function);

    <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function, Executor executor);

    <U, V> CompletionStage<V> thenCombine(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function);

    <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function);

    <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function, Executor executor);

    <U> CompletionStage<Void> thenAcceptBoth(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> consumer);

    CompletionStage<Void> runAfterBoth(CompletionStage<?> other, Runnable task);

    <U> CompletionStage<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> function);

    CompletionStage<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> consumer);

    CompletionStage<Void> runAfterEither(CompletionStage<?> other, Runnable task);

    CompletionStage<T> exceptionally(Function<Throwable, ? extends T> function);

    <U> CompletionStage<U> handle(BiFunction<? super T, Throwable, ? extends U> function);

    <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function);

    <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function, Executor executor);

    CompletionStage<T> whenComplete(BiConsumer<? super T, ? super Throwable> consumer);

    CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> consumer);

    CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> consumer, Executor executor);

    CompletableFuture<T> toCompletableFuture();
}
