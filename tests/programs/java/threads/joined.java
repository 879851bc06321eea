// Waiting for others to end is one step: threads that do not share anything have one order.
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

class Main {
    static class Worker extends Thread {
        int value;

        @Override
        public void run() {
            value = 1;
        }
    }

    // check Main.separate: valid
    static void separate() throws InterruptedException {
        Worker[] workers = new Worker[5];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Worker();
            workers[i].start();
        }
        int sum = 0;
        for (Worker worker : workers) {
            worker.join();
            sum += worker.value;
        }
        assert sum == 5;
    }

    // check Main.unjoined: invalid, exception
    static void unjoined() {
        Worker worker = new Worker();
        worker.start();
        assert worker.value == 0;
    }

    // A thread that was not started is not waited for.
    // check Main.unstarted: valid
    static void unstarted() throws InterruptedException {
        Worker worker = new Worker();
        worker.join();
        assert worker.value == 0 && !worker.isAlive();
        worker.start();
        worker.join();
        assert worker.value == 1 && !worker.isAlive();
        worker.join();
    }

    // check Main.bothOrders: invalid, exception
    static void bothOrders() throws InterruptedException {
        Worker worker = new Worker();
        Thread waiting = new Thread(() -> {
            try {
                worker.join();
            } catch (InterruptedException e) {
            }
            worker.value = worker.value + 1;
        });
        waiting.start();
        worker.start();
        waiting.join();
        worker.join();
        assert worker.value == 2;    // not if it was joined before it was started
    }

    // check Main.latch: valid
    static void latch() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(3);
        int[] values = new int[3];
        for (int i = 0; i < 3; i++) {
            int index = i;
            new Thread(() -> {
                values[index] = 1;
                latch.countDown();
            }).start();
        }
        latch.await();
        assert values[0] + values[1] + values[2] == 3 && latch.getCount() == 0;
    }

    // Two of three are enough: any of them may be late.
    // check Main.enough: invalid, exception
    static void enough() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        int[] values = new int[3];
        for (int i = 0; i < 3; i++) {
            int index = i;
            new Thread(() -> {
                values[index] = 1;
                latch.countDown();
            }).start();
        }
        latch.await();
        assert values[0] == 1;
    }

    // check Main.tooFew: deadlock
    static void tooFew() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(latch::countDown).start();
        latch.await();
    }

    // check Main.futures: valid
    static void futures() throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        Future<Integer> one = pool.submit(() -> 1);
        Future<Integer> two = pool.submit(() -> 2);
        assert one.get() + two.get() == 3;
    }

    // check Main.terminated: valid
    static void terminated() throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int[] values = new int[2];
        pool.execute(() -> values[0] = 1);
        pool.execute(() -> values[1] = 1);
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.SECONDS)) {
            assert values[0] + values[1] == 2 && pool.isTerminated();
        }
    }

    // check Main.impatient: invalid, exception
    static void impatient() throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int[] values = new int[1];
        pool.execute(() -> values[0] = 1);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        assert values[0] == 1;
    }

    // One thread runs tasks in their order.
    // check Main.inOrder: valid
    static void inOrder() throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        int[] value = new int[1];
        pool.execute(() -> value[0] = 1);
        Callable<Integer> task = () -> value[0] + 1;
        assert pool.submit(task).get() == 2;
    }

    // check Main.forgotten: deadlock
    static void forgotten() throws InterruptedException {
        Thread[] threads = new Thread[1];
        threads[0] = new Thread(() -> {
            try {
                threads[0].join();
            } catch (InterruptedException e) {
            }
        });
        threads[0].start();
        threads[0].join();
    }
}
