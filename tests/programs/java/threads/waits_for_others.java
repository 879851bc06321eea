import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A check of one method does not know who else runs: a wait that others can end is no deadlock, but limits the claim. */
class Mailbox {
    static final CountDownLatch STARTED = new CountDownLatch(1);

    private final Queue<String> messages = new ArrayDeque<>();
    private final Semaphore seats = new Semaphore(2);
    private CountDownLatch served;
    private boolean ready;

    // check Mailbox.untilReady: valid within bounds
    synchronized void untilReady() throws InterruptedException {
        while (!ready) {
            wait();
        }
        assert ready;
    }

    // check Mailbox.take: valid within bounds
    synchronized String take() throws InterruptedException {
        while (messages.isEmpty()) {
            wait();
        }
        return messages.remove();
    }

    // A single wait may end without a notification, and a notification does not say which message is there.
    synchronized String takeAtOnce() throws InterruptedException {
        if (messages.isEmpty()) {
            return null;
        }
        messages.remove();
        return messages.remove();  // check Mailbox.takeAtOnce: invalid, exception here
    }

    // check Mailbox.sit: valid within bounds
    void sit() throws InterruptedException {
        seats.acquire();
    }

    // check Mailbox.begin: unknown
    static void begin() throws InterruptedException {
        STARTED.await();
    }

    // What the method creates, others get to know by the field.
    // check Mailbox.serve: unknown
    void serve() throws InterruptedException {
        served = new CountDownLatch(1);
        served.await();
    }

    // check Mailbox.first: valid within bounds
    static String first(BlockingQueue<String> queue) throws InterruptedException {
        return queue == null ? null : queue.take();
    }

    // Nobody else can know this queue.
    // check Mailbox.own: deadlock
    static String own() throws InterruptedException {
        return new LinkedBlockingQueue<String>().take();
    }

    // Behind the wait, the method is checked for the calls that need not wait.
    static void divided(CountDownLatch latch, int n) throws InterruptedException {
        if (latch == null) {
            return;
        }
        latch.await();
        int half = 10 / (n - 3);  // check Mailbox.divided: invalid, exception here
    }

    // The threads of a method know each other: nobody else is expected to help.
    // check Mailbox.crossed: deadlock
    static void crossed(Object one, Object two) throws InterruptedException {
        if (one == null || two == null || one == two) {
            return;
        }
        Thread other = new Thread(() -> {
            synchronized (two) {
                synchronized (one) {
                }
            }
        });
        other.start();
        synchronized (one) {
            synchronized (two) {
            }
        }
        other.join();
    }
}

/** Where a program begins, there are only the threads that it starts. */
class Program {
    static final CountDownLatch DONE = new CountDownLatch(1);

    // check Program.main: deadlock
    public static void main(String[] args) throws InterruptedException {
        DONE.await();
    }
}

/** The class of a field is that of the only object it is given; a condition of somebody else waits for somebody else. */
class Gatekeeper {
    private final Lock lock = new ReentrantLock();
    private final Condition opened = lock.newCondition();
    private final ReadWriteLock both = new ReentrantReadWriteLock();
    private boolean open;

    // check Gatekeeper.enter: valid within bounds
    void enter() throws InterruptedException {
        lock.lock();
        try {
            while (!open) {
                opened.await();
            }
            assert open;
        } finally {
            lock.unlock();
        }
    }

    // check Gatekeeper.look: valid within bounds
    boolean look() {
        both.readLock().lock();
        try {
            return open;
        } finally {
            both.readLock().unlock();
        }
    }

    // It is left without having been entered.
    void leave() {
        both.writeLock().lock();
        both.readLock().unlock();  // check Gatekeeper.leave: invalid, exception here
    }
}
