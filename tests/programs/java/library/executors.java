// Executors, futures, barriers, queues that let threads wait, locks for readers and writers.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Main {
    // prints: 42 true
    // prints: java.lang.IllegalStateException: no
    // prints: 1 4 9
    // prints: rejected
    // prints: true
    // prints: cancelled true
    // prints: 2 a
    // prints: null 0
    // prints: 5
    // prints: 1 0
    // prints: attempt to unlock read lock, not locked by current thread
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> future = pool.submit(() -> 6 * 7);
        System.out.println(future.get() + " " + future.isDone());
        Future<?> failing = pool.submit(() -> {
            throw new IllegalStateException("no");
        });
        try {
            failing.get();
        } catch (ExecutionException exception) {
            System.out.println(exception.getMessage());
        }
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 1; i <= 3; i++) {
            int number = i;
            tasks.add(() -> number * number);
        }
        String squares = "";
        for (Future<Integer> each : pool.invokeAll(tasks)) {
            squares += each.get() + " ";
        }
        System.out.println(squares);
        pool.shutdown();
        try {
            pool.execute(() -> System.out.println("never"));
        } catch (RejectedExecutionException exception) {
            System.out.println("rejected");
        }
        System.out.println(pool.isShutdown());
        FutureTask<String> task = new FutureTask<>(() -> "x");
        boolean cancelled = task.cancel(false);
        task.run();
        try {
            task.get();
        } catch (CancellationException exception) {
            System.out.println("cancelled " + cancelled);
        }
        queues();
        locks();
    }

    private static void queues() throws InterruptedException {
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(2);
        queue.put("a");
        queue.put("b");
        System.out.println(queue.size() + " " + queue.take());
        ConcurrentLinkedQueue<String> open = new ConcurrentLinkedQueue<>();
        System.out.println(open.poll() + " " + open.size());
        LinkedBlockingQueue<Integer> numbers = new LinkedBlockingQueue<>();
        numbers.add(5);
        System.out.println(numbers.remove());
    }

    private static void locks() {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.writeLock().lock();
        lock.readLock().lock();
        lock.writeLock().unlock();
        int before = lock.getReadLockCount();
        lock.readLock().unlock();
        System.out.println(before + " " + lock.getReadLockCount());
        try {
            lock.readLock().unlock();
        } catch (IllegalMonitorStateException exception) {
            System.out.println(exception.getMessage());
        }
    }

    // exhaustive: check Main.sum: valid
    static int sum() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> one = pool.submit(() -> 1);
        Future<Integer> two = pool.submit(() -> 2);
        int sum = one.get() + two.get();
        assert sum == 3;
        pool.shutdown();
        return sum;
    }

    // check Main.counted: valid
    static void counted() throws Exception {
        AtomicInteger count = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch latch = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            pool.execute(() -> {
                count.incrementAndGet();
                latch.countDown();
            });
        }
        latch.await();
        assert count.get() == 2;
        pool.shutdown();
    }

    static int lost;

    // check Main.lost: invalid, exception
    static void lost() throws Exception {
        lost = 0;
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> one = pool.submit(() -> {
            lost++;
        });
        Future<?> two = pool.submit(() -> {
            lost++;
        });
        one.get();
        two.get();
        assert lost == 2;
    }

    // check Main.oneThread: valid
    static void oneThread() throws Exception {
        lost = 0;
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> one = pool.submit(() -> {
            lost++;
        });
        Future<?> two = pool.submit(() -> {
            lost++;
        });
        one.get();
        two.get();
        assert lost == 2;
    }

    // check Main.late: invalid, exception
    static void late() throws Exception {
        AtomicInteger count = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> count.set(1));
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        assert count.get() == 1;
    }

    // check Main.waited: valid
    static void waited() throws Exception {
        AtomicInteger count = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> count.set(1));
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.SECONDS)) {
            assert count.get() == 1;
        }
    }

    // check Main.starved: deadlock
    static void starved() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> outer = pool.submit(() -> pool.submit(() -> 1).get());
        outer.get();
    }

    static int shared;

    // check Main.handedOver: valid
    static void handedOver() throws Exception {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread producer = new Thread(() -> {
            shared = 7;
            queue.offer(1);
        });
        producer.start();
        queue.take();
        assert shared == 7;
    }

    // check Main.met: valid
    static void met() throws Exception {
        shared = 0;
        CyclicBarrier barrier = new CyclicBarrier(2, () -> shared++);
        Thread other = new Thread(() -> {
            try {
                barrier.await();
            } catch (Exception exception) {
                shared = 9;
            }
        });
        other.start();
        barrier.await();
        assert shared == 1;
    }

    // check Main.readAndWritten: valid
    static void readAndWritten() throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        shared = 0;
        Thread writer = new Thread(() -> {
            lock.writeLock().lock();
            shared = 1;
            shared = 2;
            lock.writeLock().unlock();
        });
        writer.start();
        lock.readLock().lock();
        int seen = shared;
        lock.readLock().unlock();
        assert seen == 0 || seen == 2;
    }

    // check Main.upgraded: deadlock
    static void upgraded() {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        lock.writeLock().lock();
    }
}
