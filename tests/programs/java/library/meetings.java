// Tasks, barriers and locks through their interfaces, and what is seldom asked of them.
// prints: ran; made truefalse
// prints: given; 5 falsefalse
// prints: called; result null
// prints: 3 false false
// prints: [] true
// prints: 1 2 0 false
// prints: true
// prints: true 1
// prints: not held
// prints: 2 0 false
// prints: 7 6 18.0 18.0 18
// prints: 1099511627777 1099511627776 1.09951163E12 1.099511627776E12 1099511627776
// prints: true r [1, 2]
// prints: 2
// prints: xxtruexyfalse
// prints: ztrue[z, x]2truefalsefalse[x]
// prints: nothing to remove
// prints: null 1 true false 9{k=3}
// prints: k3
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Main {
    public static void main(String[] args) throws Exception {
        tasks();
        barrier();
        locks();
        atomics();
        queues();
    }

    static void tasks() throws Exception {
        Executor here = Runnable::run;
        here.execute(() -> System.out.print("ran; "));
        RunnableFuture<String> task = new FutureTask<>(() -> "made");
        here.execute(task);
        System.out.println(task.get() + " " + task.isDone() + task.isCancelled());
        FutureTask<Integer> given = new FutureTask<>(() -> System.out.print("given; "), 5);
        given.run();
        given.run();
        System.out.println(given.get() + " " + given.cancel(true) + given.isCancelled());
        Callable<String> callable = Executors.callable(() -> System.out.print("called; "), "result");
        System.out.println(callable.call() + " " + Executors.callable(() -> { }).call());
        ExecutorService pool = Executors.newCachedThreadPool();
        Future<Integer> future = pool.submit(() -> 3);
        System.out.println(future.get() + " " + future.isCancelled() + " " + pool.isTerminated());
        List<Runnable> waiting = pool.shutdownNow();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        TimeUnit.MILLISECONDS.sleep(1);
        System.out.println(waiting + " " + pool.isShutdown());
    }

    static void barrier() throws InterruptedException {
        int[] met = new int[1];
        CyclicBarrier barrier = new CyclicBarrier(2, () -> met[0]++);
        Runnable arrive = () -> {
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                System.out.println(e);
            }
        };
        Thread one = new Thread(arrive);
        Thread other = new Thread(arrive);
        one.start();
        other.start();
        one.join();
        other.join();
        System.out.println(met[0] + " " + barrier.getParties() + " " + barrier.getNumberWaiting() + " " + barrier.isBroken());
    }

    static void locks() throws InterruptedException {
        ReadWriteLock both = new ReentrantReadWriteLock();
        Lock read = both.readLock();
        Lock write = both.writeLock();
        read.lock();
        read.unlock();
        write.lock();
        System.out.println(((ReentrantReadWriteLock) both).isWriteLockedByCurrentThread());
        write.unlock();
        Lock lock = new ReentrantLock();
        lock.lockInterruptibly();
        ReentrantLock second = new ReentrantLock();
        second.lockInterruptibly();
        Condition changed = lock.newCondition();
        changed.signal();
        System.out.println(lock.tryLock() + " " + second.getHoldCount());
        lock.unlock();
        lock.unlock();
        try {
            changed.signal();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not held");
        }
        Semaphore permits = new Semaphore(3);
        permits.acquireUninterruptibly();
        System.out.println(permits.drainPermits() + " " + permits.availablePermits() + " " + permits.tryAcquire());
    }

    static void atomics() {
        AtomicInteger number = new AtomicInteger(5);
        number.set(7);
        System.out.println(number.getAndDecrement() + " " + number.getAndAccumulate(3, (a, b) -> a * b) + " " + number.floatValue() + " " + number.doubleValue() + " " + number.toString());
        AtomicLong large = new AtomicLong(1L << 40);
        large.set(large.get() + 1);
        System.out.println(large.getAndDecrement() + " " + large.getAndAccumulate(2, Math::max) + " " + large.floatValue() + " " + large.doubleValue() + " " + large.toString());
        System.out.println(new AtomicBoolean(true).toString() + " " + new AtomicReference<>("r").toString() + " " + new AtomicIntegerArray(new int[] {1, 2}).toString());
    }

    static void queues() {
        BlockingQueue<String> queue = new ArrayBlockingQueue<>(3);
        queue.add("a");
        System.out.println(queue.remainingCapacity());
        ConcurrentLinkedQueue<String> open = new ConcurrentLinkedQueue<>(List.of("x", "y"));
        Iterator<String> iterator = open.iterator();
        System.out.println(open.element() + open.peek() + open.contains("y") + iterator.next() + iterator.next() + iterator.hasNext());
        Iterator<String> walk = open.iterator();
        walk.next();
        open.add("z");
        open.poll();
        walk.next();
        walk.remove();
        open.add("x");
        System.out.println(walk.next() + walk.hasNext() + open + open.size() + open.remove("z") + open.remove(null) + open.isEmpty() + open);
        try {
            walk.remove();
            walk.remove();
        } catch (IllegalStateException e) {
            System.out.println("nothing to remove");
        }
        ConcurrentMap<String, Integer> map = new ConcurrentHashMap<>();
        System.out.println(map.putIfAbsent("k", 1) + " " + map.putIfAbsent("k", 2) + " " + map.replace("k", 1, 3) + " " + map.remove("k", 1) + " " + map.getOrDefault("z", 9) + map);
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            System.out.println(entry.getKey() + entry.getValue());
        }
    }
}
