// Interruption: what waits ends with an exception, what does not wait asks.
// prints: false true true false
// prints: asleep true sleep interrupted false
// prints: waiting true null
// prints: latch true
// prints: queue true
// prints: permit true
// prints: condition true true
// prints: barrier true true true
// prints: joined, still interrupted true
// prints: done, still interrupted 3 true
// prints: cancelled true true
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    interface Waiting {
        void run() throws Exception;
    }

    /** Whether a thread that has been interrupted before finds that out. */
    static boolean endsAtOnce(Waiting waiting) throws Exception {
        Thread.currentThread().interrupt();
        try {
            waiting.run();
            return false;
        } catch (InterruptedException e) {
            return !Thread.currentThread().isInterrupted();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread self = Thread.currentThread();
        boolean before = self.isInterrupted();
        self.interrupt();
        System.out.println(before + " " + self.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
        self.interrupt();
        try {
            Thread.sleep(5);
        } catch (InterruptedException e) {
            System.out.println("asleep true " + e.getMessage() + " " + self.isInterrupted());
        }
        Object lock = new Object();
        self.interrupt();
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                lock.notifyAll();
                System.out.println("waiting true " + e.getMessage());
            }
        }
        System.out.println("latch " + endsAtOnce(() -> new CountDownLatch(0).await()));
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        queue.put(1);
        System.out.println("queue " + endsAtOnce(() -> queue.take()));
        System.out.println("permit " + endsAtOnce(() -> new Semaphore(1).acquire()));
        ReentrantLock owned = new ReentrantLock();
        Condition condition = owned.newCondition();
        owned.lock();
        System.out.println("condition " + endsAtOnce(() -> condition.await()) + " " + owned.isHeldByCurrentThread());
        owned.unlock();
        CyclicBarrier barrier = new CyclicBarrier(2);
        System.out.println("barrier " + endsAtOnce(() -> barrier.await()) + " " + barrier.isBroken() + " " + breaks(barrier));
        Thread ended = new Thread(() -> { });
        ended.start();
        ended.join();
        self.interrupt();
        ended.join();
        System.out.println("joined, still interrupted " + Thread.interrupted());
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> result = pool.submit(() -> 3);
        result.get();
        self.interrupt();
        System.out.println("done, still interrupted " + result.get() + " " + Thread.interrupted());
        Future<Integer> never = pool.submit(() -> {
            new CountDownLatch(1).await();
            return 4;
        });
        never.cancel(true);
        boolean cancelled = false;
        try {
            never.get();
        } catch (CancellationException e) {
            cancelled = true;
        }
        pool.shutdown();
        System.out.println("cancelled " + cancelled + " " + never.isDone());
    }

    static boolean breaks(CyclicBarrier barrier) throws InterruptedException {
        try {
            barrier.await();
            return false;
        } catch (BrokenBarrierException e) {
            barrier.reset();
            return !barrier.isBroken();
        }
    }

    // check Main.asleep: valid
    static void asleep() throws InterruptedException {
        boolean[] seen = new boolean[2];
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(10);
                seen[0] = true;
            } catch (InterruptedException e) {
                seen[1] = !Thread.currentThread().isInterrupted();
            }
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
        assert seen[0] != seen[1];
    }

    // The sleep may be over before.
    static void alwaysAsleep() throws InterruptedException {
        boolean[] seen = new boolean[1];
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                seen[0] = true;
            }
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
        assert seen[0];             // check Main.alwaysAsleep: invalid, exception here
    }

    // Whoever waits to be notified is interrupted, before or after it has begun to wait.
    // check Main.waiting: valid
    static void waiting() throws InterruptedException {
        Object lock = new Object();
        boolean[] seen = new boolean[1];
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    lock.notifyAll();
                    seen[0] = true;
                }
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join();
        assert seen[0];
    }

    // The notification is not lost to one of two who is interrupted instead.
    // check Main.notified: valid
    static void notified() throws InterruptedException {
        Object lock = new Object();
        int[] seen = new int[1];
        boolean[] told = new boolean[1];
        Runnable waits = () -> {
            synchronized (lock) {
                try {
                    while (!told[0]) {
                        lock.wait();
                    }
                    seen[0]++;
                } catch (InterruptedException e) {
                    seen[0] += 10;
                }
            }
        };
        Thread one = new Thread(waits);
        one.start();
        synchronized (lock) {
            told[0] = true;
            lock.notify();
        }
        one.interrupt();
        one.join();
        assert seen[0] == 1 || seen[0] == 10;
    }

    // check Main.uninterrupted: deadlock
    static void uninterrupted() throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                }
            }
        });
        waiter.start();
        waiter.join();
    }

    // Whoever is let through and interrupted at the same time may find either.
    static void latched() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        boolean[] seen = new boolean[1];
        Thread waiter = new Thread(() -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                seen[0] = true;
            }
        });
        waiter.start();
        latch.countDown();
        waiter.interrupt();
        waiter.join();
        assert seen[0];             // check Main.latched: invalid, exception here
    }

    // check Main.joining: valid
    static void joining() throws InterruptedException {
        Thread self = Thread.currentThread();
        Thread other = new Thread(self::interrupt);
        other.start();
        boolean interrupted = false;
        try {
            other.join();
        } catch (InterruptedException e) {
            interrupted = true;
        }
        assert interrupted != Thread.interrupted();
    }

    // Whoever waits for a thread that has ended does not find out that it was interrupted.
    // check Main.joinedAgain: valid
    static void joinedAgain() throws InterruptedException {
        Thread other = new Thread(() -> { });
        other.start();
        other.join();
        Thread.currentThread().interrupt();
        other.join();
        assert Thread.interrupted();
    }

    // Whoever comes to an open latch does.
    // check Main.openLatch: valid
    static void openLatch() {
        CountDownLatch latch = new CountDownLatch(0);
        Thread.currentThread().interrupt();
        boolean interrupted = false;
        try {
            latch.await();
        } catch (InterruptedException e) {
            interrupted = true;
        }
        assert interrupted && !Thread.interrupted();
    }

    // check Main.brokenBarrier: valid
    static void brokenBarrier() throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread waiter = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join();
        assert barrier.isBroken();
    }

    // check Main.stopped: valid
    static void stopped() throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        boolean[] seen = new boolean[1];
        Future<?> task = pool.submit(() -> {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                seen[0] = true;
            }
        });
        pool.shutdownNow();
        if (pool.awaitTermination(1, TimeUnit.MINUTES)) {
            assert seen[0] || !task.isDone();
        }
    }

    // The lock of a condition is taken again before the exception is thrown.
    // check Main.conditional: valid
    static void conditional() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        boolean[] seen = new boolean[1];
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                condition.await();
            } catch (InterruptedException e) {
                seen[0] = lock.isHeldByCurrentThread();
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join();
        assert seen[0];
    }

    // Waiting for some time for a thread that runs is a wait, too.
    // check Main.joinsItself: valid
    static void joinsItself() {
        Thread self = Thread.currentThread();
        self.interrupt();
        try {
            self.join(10);
            assert false;
        } catch (InterruptedException e) {
            assert !self.isInterrupted();
        }
    }

    // check Main.joinsOther: invalid, exception
    static void joinsOther() {
        Thread other = new Thread(() -> { });
        other.start();
        Thread.currentThread().interrupt();
        try {
            other.join(5);
            assert false;
        } catch (InterruptedException e) {
            return;
        }
    }

    // check Main.joinsNone: valid
    static void joinsNone() {
        Thread none = new Thread(() -> { });
        Thread.currentThread().interrupt();
        try {
            none.join(5);
        } catch (InterruptedException e) {
            assert false;
        }
        assert Thread.interrupted();
    }

    static void joinsForEver() throws InterruptedException {
        Thread.currentThread().join();      // check Main.joinsForEver: unknown, unsupported waiting for the end of the first thread here
        assert false;
    }
}
