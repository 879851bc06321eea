// Virtual threads, builders of threads, executors that are closed, and the state of futures.
// prints: [] true true 5 NEW
// prints: 'false' not legal for virtual threads
// prints: n false true 3 w-5 w-6 w-7 w-8
// prints: 42 3 7
// prints: RUNNING Task has not completed / Task has not completed
// prints: SUCCESS 3 Task completed with a result
// prints: FAILED java.lang.Exception: x Task completed with exception
// prints: CANCELLED Task was cancelled / Task was cancelled
// prints: RUNNING SUCCESS 4 FAILED java.lang.Exception: y FAILED java.lang.Exception: y CANCELLED null
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

class Main {
    static String thrown(Runnable code) {
        try {
            code.run();
            return "nothing";
        } catch (RuntimeException e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread virtual = Thread.ofVirtual().unstarted(() -> { });
        System.out.println("[" + virtual.getName() + "] " + virtual.isVirtual() + " " + virtual.isDaemon() + " " + virtual.getPriority() + " " + virtual.getState());
        System.out.println(thrown(() -> virtual.setDaemon(false)));
        assert virtual.threadId() != Thread.currentThread().threadId();
        Thread.Builder.OfPlatform builder = Thread.ofPlatform().name("w-", 5);
        Thread named = Thread.ofPlatform().name("n").daemon(true).priority(3).unstarted(() -> { });
        System.out.print(named.getName() + " " + named.isVirtual() + " " + named.isDaemon() + " " + named.getPriority() + " ");
        System.out.print(builder.unstarted(() -> { }).getName() + " " + builder.unstarted(() -> { }).getName() + " ");
        ThreadFactory factory = builder.factory();
        System.out.println(factory.newThread(() -> { }).getName() + " " + factory.newThread(() -> { }).getName());
        assert Thread.ofPlatform().daemon().unstarted(() -> { }).isDaemon();
        Thread.Builder.OfVirtual virtuals = Thread.ofVirtual().name("v-", 0);
        assert virtuals.unstarted(() -> { }).getName().equals("v-0") && virtuals.name("x").unstarted(() -> { }).getName().equals("x");
        Thread.Builder any = Thread.ofVirtual();
        assert any.name("a").factory().newThread(() -> { }).isVirtual() && any.name("a", 1).unstarted(() -> { }).getName().equals("a1");
        work();
        states();
        completable();
    }

    static void work() throws Exception {
        AtomicInteger sum = new AtomicInteger();
        Thread one = Thread.startVirtualThread(() -> sum.addAndGet(40));
        Thread two = Thread.ofPlatform().start(() -> sum.addAndGet(2));
        one.join();
        two.join();
        System.out.print(sum.get() + " ");
        Thread.ofVirtual().start(() -> sum.set(3)).join();
        System.out.print(sum.get() + " ");
        Future<Integer> result;
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            result = executor.submit(() -> 7);
        }
        System.out.println(result.resultNow());
        ExecutorService other = Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory());
        other.submit(() -> sum.incrementAndGet());
        other.close();
        assert other.isTerminated() && sum.get() == 4;
    }

    static void states() {
        FutureTask<Integer> task = new FutureTask<>(() -> 3);
        System.out.println(task.state() + " " + thrown(() -> task.resultNow()) + " / " + thrown(() -> task.exceptionNow()));
        task.run();
        System.out.println(task.state() + " " + task.resultNow() + " " + thrown(() -> task.exceptionNow()));
        FutureTask<Integer> failing = new FutureTask<>(() -> {
            throw new Exception("x");
        });
        failing.run();
        System.out.println(failing.state() + " " + failing.exceptionNow() + " " + thrown(() -> failing.resultNow()));
        FutureTask<Integer> cancelled = new FutureTask<>(() -> 3);
        cancelled.cancel(false);
        System.out.println(cancelled.state() + " " + thrown(() -> cancelled.resultNow()) + " / " + thrown(() -> cancelled.exceptionNow()));
    }

    static void completable() {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        System.out.print(future.state() + " ");
        future.complete(4);
        System.out.print(future.state() + " " + future.resultNow() + " ");
        CompletableFuture<Integer> failed = new CompletableFuture<>();
        failed.completeExceptionally(new Exception("y"));
        CompletableFuture<Integer> after = failed.thenApply(x -> x);
        System.out.print(failed.state() + " " + failed.exceptionNow() + " " + after.state() + " " + after.exceptionNow() + " ");
        CompletableFuture<Integer> cancelled = new CompletableFuture<>();
        cancelled.cancel(true);
        System.out.println(cancelled.state() + " " + thrown(() -> cancelled.exceptionNow()));
    }

    // The end of the block waits for both tasks.
    static int both() throws Exception {                    // check Main.both: valid
        AtomicInteger sum = new AtomicInteger();
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.submit(() -> sum.addAndGet(1));
            executor.submit(() -> sum.addAndGet(2));
        }
        assert sum.get() == 3;
        return sum.get();
    }

    static int racing;

    static int race() throws InterruptedException {         // check Main.race: invalid
        racing = 0;
        Thread one = Thread.startVirtualThread(() -> racing++);
        Thread two = Thread.startVirtualThread(() -> racing++);
        one.join();
        two.join();
        assert racing == 2;
        return racing;
    }
}
