// Completable futures that threads complete, in all orders.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

class Main {
    static int x;

    // check Main.combined: valid
    static void combined() {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 3);
        assert a.thenCombine(b, (p, q) -> p * q).join() == 6;
    }

    static void racy() {
        x = 0;
        CompletableFuture<Void> a = CompletableFuture.runAsync(() -> x++);
        CompletableFuture<Void> b = CompletableFuture.runAsync(() -> x++);
        CompletableFuture.allOf(a, b).join();
        assert x == 2;                  // check Main.racy: invalid, exception here
    }

    // check Main.chained: valid
    static void chained() {
        x = 0;
        CompletableFuture.runAsync(() -> x++).thenRun(() -> x++).join();
        assert x == 2;
    }

    // check Main.never: deadlock
    static void never() {
        new CompletableFuture<Integer>().join();
    }

    static void anyOfTwo() {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 3);
        assert CompletableFuture.anyOf(a, b).join().equals(2);      // check Main.anyOfTwo: invalid, exception here
    }

    // check Main.recovered: valid
    static void recovered(int n) {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 10 / n);
        int result = a.exceptionally(failure -> {
            assert failure instanceof CompletionException && failure.getCause() instanceof ArithmeticException;
            return 0;
        }).join();
        assert result <= 10;
    }

    static void unhandled(int n) {
        CompletableFuture.supplyAsync(() -> 10 / n).join();         // check Main.unhandled: invalid, exception here
    }

    // Nobody waits for it: it may run late, or never.
    static void forgotten() {
        x = 0;
        CompletableFuture.runAsync(() -> x = 1);
        assert x == 1;                  // check Main.forgotten: invalid, exception here
    }

    // check Main.first: valid
    static void first() {
        CompletableFuture<Integer> result = new CompletableFuture<>();
        CompletableFuture.runAsync(() -> result.complete(1));
        CompletableFuture.runAsync(() -> result.complete(2));
        int value = result.join();
        assert (value == 1 || value == 2) && value == result.join();
    }

    // The action may run in the thread that completes the stage, or in the one that adds it, but once.
    // check Main.once: valid
    static void once() {
        int[] ran = new int[1];
        CompletableFuture<Integer> stage = new CompletableFuture<>();
        Thread other = new Thread(() -> stage.complete(4));
        other.start();
        int value = stage.thenApply(each -> each + ++ran[0]).join();
        assert value == 5 && ran[0] == 1;
    }

    // check Main.together: valid
    static void together() throws Exception {
        int[] done = new int[3];
        CompletableFuture<Void> a = CompletableFuture.runAsync(() -> done[0] = 1);
        CompletableFuture<Void> b = CompletableFuture.runAsync(() -> done[1] = 2);
        CompletableFuture<Void> c = CompletableFuture.runAsync(() -> done[2] = 3);
        CompletableFuture.allOf(a, CompletableFuture.allOf(b, c)).get();
        assert done[0] + done[1] + done[2] == 6;
    }

    // check Main.togetherThen: valid
    static void togetherThen() {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 3);
        assert CompletableFuture.allOf(a, b).thenApply(none -> a.join() * b.join()).join() == 6;
    }

    static void inCaller() {
        Thread[] ran = new Thread[1];
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 3);
        a.thenAcceptBoth(b, (p, q) -> ran[0] = Thread.currentThread()).join();
        assert ran[0] != Thread.currentThread();    // check Main.inCaller: invalid, exception here
    }

    static void notInCaller() {
        Thread[] ran = new Thread[1];
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 3);
        CompletableFuture.allOf(a, b).thenRun(() -> ran[0] = Thread.currentThread()).join();
        assert ran[0] == Thread.currentThread();    // check Main.notInCaller: invalid, exception here
    }

    static void fasterOne() {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 3);
        assert a.applyToEither(b, p -> p).join() == 2;      // check Main.fasterOne: invalid, exception here
    }

    // Who waits for all of them goes on when somebody completes the whole.
    // check Main.completedByHand: valid
    static void completedByHand() throws InterruptedException {
        CompletableFuture<Integer> part = new CompletableFuture<>();
        CompletableFuture<Void> all = CompletableFuture.allOf(part);
        Thread other = new Thread(() -> all.complete(null));
        other.start();
        all.join();
        assert all.isDone() && !part.isDone() && !all.cancel(true) && !all.isCancelled();
    }

    // check Main.partByPart: valid
    static void partByPart(boolean fails) {
        CompletableFuture<Integer> part = new CompletableFuture<>();
        CompletableFuture<Void> all = CompletableFuture.allOf(CompletableFuture.completedFuture(1), part);
        assert !all.isDone();
        boolean first = fails ? part.completeExceptionally(new RuntimeException()) : part.complete(2);
        assert first && all.isDone() && all.isCompletedExceptionally() == fails && !all.complete(null);
    }

    // check Main.missing: deadlock
    static void missing() {
        CompletableFuture.allOf(CompletableFuture.completedFuture(1), new CompletableFuture<Integer>()).join();
    }
}
