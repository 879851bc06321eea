// ReentrantLock, conditions, latches, semaphores.
// prints: 2 false true 1 true
// prints: java.lang.IllegalMonitorStateException
// prints: 42
// prints: 0 false 0
// prints: true
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    static final ReentrantLock LOCK = new ReentrantLock();
    static final Condition READY = LOCK.newCondition();
    static boolean ready;
    static int value;

    static void increment() {
        LOCK.lock();
        try {
            LOCK.lock();
            try {
                value++;
            } finally {
                LOCK.unlock();
            }
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(Main::increment);
        Thread two = new Thread(Main::increment);
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(value + " " + LOCK.isLocked() + " " + LOCK.tryLock() + " " + LOCK.getHoldCount() + " " + LOCK.isHeldByCurrentThread());
        LOCK.unlock();
        try {
            LOCK.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        Thread waiter = new Thread(() -> {
            LOCK.lock();
            try {
                while (!ready) {
                    READY.await();
                }
                value = 42;
            } catch (InterruptedException e) {
                value = -1;
            } finally {
                LOCK.unlock();
            }
        });
        waiter.start();
        LOCK.lock();
        ready = true;
        READY.signalAll();
        LOCK.unlock();
        waiter.join();
        System.out.println(value);
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(latch::countDown).start();
        new Thread(latch::countDown).start();
        latch.await();
        Semaphore semaphore = new Semaphore(1);
        semaphore.acquire();
        System.out.println(latch.getCount() + " " + semaphore.tryAcquire() + " " + semaphore.availablePermits());
        semaphore.release();
        System.out.println(semaphore.tryAcquire());
    }
}
