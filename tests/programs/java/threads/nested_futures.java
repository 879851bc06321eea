// Stages that wait for other stages, which wait for others again; somebody may complete them first.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

class Nested {
    // check Nested.nested: valid
    static void nested() {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> c = CompletableFuture.supplyAsync(() -> 3);
        CompletableFuture<Void> ab = CompletableFuture.allOf(a, b);
        CompletableFuture.allOf(ab, c).join();
        assert ab.isDone();
        assert a.join() + b.join() + c.join() == 6;
    }

    // check Nested.deeper: valid
    static void deeper() {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> c = CompletableFuture.supplyAsync(() -> {
            throw new RuntimeException();
        });
        CompletableFuture<Void> inner = CompletableFuture.allOf(CompletableFuture.allOf(a), b);
        CompletableFuture<Void> all = CompletableFuture.allOf(inner, c);
        try {
            all.join();
            assert false;
        } catch (CompletionException e) {
            assert all.isCompletedExceptionally();
        }
    }

    // check Nested.overtaken: valid
    static void overtaken() {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<Integer> c = CompletableFuture.supplyAsync(() -> 3);
        CompletableFuture<Void> inner = CompletableFuture.allOf(a);
        CompletableFuture<Void> all = CompletableFuture.allOf(inner, c);
        new Thread(() -> inner.complete(null)).start();
        all.join();
        assert !a.isDone() && c.isDone();
    }

    // check Nested.completedBefore: valid
    static void completedBefore() {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<Void> inner = CompletableFuture.allOf(a);
        inner.complete(null);
        CompletableFuture<Void> all = CompletableFuture.allOf(inner);
        all.join();
        assert all.isDone();
    }

    // check Nested.outermost: valid
    static void outermost() {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<Void> inner = CompletableFuture.allOf(a);
        CompletableFuture<Void> all = CompletableFuture.allOf(inner);
        new Thread(() -> all.complete(null)).start();
        all.join();
        assert !inner.isDone();
    }

    // check Nested.stuck: deadlock
    static void stuck() {
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<Void> inner = CompletableFuture.allOf(a);
        CompletableFuture.allOf(inner).join();
    }

    static int ran;

    // check Nested.depends: valid
    static void depends() {
        ran = 0;
        CompletableFuture<Integer> a = new CompletableFuture<>();
        CompletableFuture<Void> inner = CompletableFuture.allOf(a);
        CompletableFuture<Void> all = CompletableFuture.allOf(inner);
        all.thenRun(() -> ran++);
        assert ran == 0;
        a.complete(1);
        assert ran == 1 && all.isDone() && inner.isDone();
    }
}
