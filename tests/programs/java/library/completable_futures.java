// Completable futures: values and failures go from stage to stage.
// prints: 12
// prints: false true false 7 c7 ba7 7
// prints: null CompletionException(IllegalStateException) | null IllegalStateException() | -1 | ba7 IllegalStateException() true true
// prints: join CompletionException(IllegalStateException)
// prints: get ExecutionException(IllegalStateException) no
// prints: get ExecutionException(IllegalStateException) no
// prints: true true true false true
// prints: cancelled
// prints: CompletionException(CancellationException)
// prints: false 2
// prints: true true true false
// prints: 9 -1
// prints: true
// prints: CompletionException(IllegalArgumentException)
// prints: CompletionException(IllegalArgumentException)
// prints: nullCompletionException(RuntimeException)
// prints: 6
// prints: 12
// prints: 2r2r2b2etrue2w2!6truenull
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Main {
    static String shown(Throwable t) {
        return t == null ? "null" : t.getClass().getSimpleName() + "(" + (t.getCause() == null ? "" : t.getCause().getClass().getSimpleName()) + ")";
    }

    public static void main(String[] args) throws Exception {
        System.out.println(CompletableFuture.supplyAsync(() -> 2).thenApply(x -> x + 1).thenCombine(CompletableFuture.supplyAsync(() -> 4), (a, b) -> a * b).join());
        StringBuilder log = new StringBuilder();
        CompletableFuture<Integer> f = new CompletableFuture<>();
        f.thenAccept(v -> log.append("a").append(v));
        f.thenRun(() -> log.append("b"));
        CompletableFuture<String> s = f.thenCompose(v -> CompletableFuture.completedFuture("c" + v));
        System.out.println(f.isDone() + " " + f.complete(7) + " " + f.complete(8) + " " + f.get() + " " + s.join() + " " + log + " " + f.getNow(1));
        CompletableFuture<Integer> bad = new CompletableFuture<>();
        CompletableFuture<Integer> after = bad.thenApply(x -> x + 1);
        CompletableFuture<String> handled = after.handle((v, x) -> v + " " + shown(x));
        CompletableFuture<String> direct = bad.handle((v, x) -> v + " " + shown(x));
        CompletableFuture<Integer> saved = bad.exceptionally(x -> -1);
        CompletableFuture<Integer> watched = bad.whenComplete((v, x) -> log.append(" ").append(shown(x)));
        bad.completeExceptionally(new IllegalStateException("no"));
        System.out.println(handled.join() + " | " + direct.join() + " | " + saved.join() + " | " + log + " " + bad.isCompletedExceptionally() + " " + watched.isCompletedExceptionally());
        try {
            bad.join();
        } catch (CompletionException e) {
            System.out.println("join " + shown(e));
        }
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println("get " + shown(e) + " " + e.getCause().getMessage());
        }
        try {
            after.get();
        } catch (ExecutionException e) {
            System.out.println("get " + shown(e) + " " + e.getCause().getMessage());
        }
        CompletableFuture<Integer> c = new CompletableFuture<>();
        CompletableFuture<Void> d = c.thenAccept(v -> log.append("never"));
        System.out.println(c.cancel(true) + " " + c.cancel(true) + " " + c.isCancelled() + " " + d.isCancelled() + " " + c.isCompletedExceptionally());
        try {
            c.join();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        try {
            d.join();
        } catch (CompletionException e) {
            System.out.println(shown(e));
        }
        CompletableFuture<Integer> one = new CompletableFuture<>();
        CompletableFuture<Integer> two = new CompletableFuture<>();
        CompletableFuture<Void> all = CompletableFuture.allOf(one, two);
        CompletableFuture<Object> any = CompletableFuture.anyOf(one, two);
        two.complete(2);
        System.out.println(all.isDone() + " " + any.join());
        one.completeExceptionally(new RuntimeException("x"));
        System.out.println(all.isDone() + " " + all.isCompletedExceptionally() + " " + CompletableFuture.allOf().isDone() + " " + CompletableFuture.anyOf().isDone());
        CompletableFuture<Integer> early = new CompletableFuture<>();
        CompletableFuture<Integer> late = early.thenApply(x -> {
            log.append("ran");
            return x;
        });
        late.complete(9);
        early.complete(1);
        System.out.println(late.join() + " " + log.indexOf("ran"));
        System.out.println(CompletableFuture.runAsync(() -> log.append("!")).thenApply(v -> v == null).get());
        CompletableFuture<Integer> thrown = CompletableFuture.supplyAsync(() -> {
            if (log.length() > 0) {
                throw new IllegalArgumentException("bad");
            }
            return 1;
        });
        System.out.println(thrown.handle((v, x) -> shown(x)).join());
        System.out.println(thrown.whenComplete((v, x) -> { throw new RuntimeException("other"); }).handle((v, x) -> shown(x)).join());
        System.out.println(CompletableFuture.completedFuture(1).whenComplete((v, x) -> { throw new RuntimeException("other"); }).handle((v, x) -> v + shown(x)).join());
        System.out.println(CompletableFuture.completedFuture(1).applyToEither(new CompletableFuture<Integer>(), x -> x + 5).join());
        System.out.println(CompletableFuture.completedFuture(1).thenApplyAsync(x -> x + 5).thenComposeAsync(x -> CompletableFuture.supplyAsync(() -> x * 2)).get(1, TimeUnit.DAYS));
        others();
    }

    /** The other ways to go on, and in whose thread. */
    static void others() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        StringBuilder log = new StringBuilder();
        CompletionStage<Integer> stage = CompletableFuture.supplyAsync(() -> 1, pool).thenApplyAsync(x -> x + 1, pool);
        CompletableFuture<Integer> two = stage.toCompletableFuture();
        two.thenAcceptAsync(x -> log.append(x)).thenRunAsync(() -> log.append("r")).join();
        two.thenAcceptAsync(x -> log.append(x), pool).thenRunAsync(() -> log.append("r"), pool).join();
        two.thenCombineAsync(two, (a, b) -> a + b).thenAcceptBoth(two, (a, b) -> log.append(a - b)).join();
        two.thenCombineAsync(two, (a, b) -> a * b, pool).runAfterBoth(two, () -> log.append("b")).join();
        two.acceptEither(new CompletableFuture<>(), x -> log.append(x)).runAfterEither(new CompletableFuture<>(), () -> log.append("e")).join();
        two.handleAsync((x, failure) -> log.append(failure == null)).join();
        two.handleAsync((x, failure) -> log.append(x), pool).join();
        two.whenCompleteAsync((x, failure) -> log.append("w")).whenCompleteAsync((x, failure) -> log.append(x), pool).join();
        two.thenComposeAsync(x -> two, pool).join();
        CompletableFuture.runAsync(() -> log.append("!"), pool).join();
        log.append(new CompletableFuture<Integer>().completeAsync(() -> 6).join());
        log.append(CompletableFuture.failedFuture(new CompletionException("m", null)).isCompletedExceptionally());
        log.append(new CompletionException(new RuntimeException()).getCause().getMessage());
        pool.shutdown();
        System.out.println(log);
    }

    // A variable of type Void holds null.
    // check Main.nothing: valid
    static void nothing(Void nothing, Object any) {
        assert nothing == null && !(any instanceof Void);
    }
}
