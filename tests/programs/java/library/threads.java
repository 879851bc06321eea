// Threads: start, join, names, states.
// prints: main
// prints: Thread-0 second false NEW 5 false
// prints: 111 false TERMINATED
// prints: java.lang.IllegalThreadStateException
// prints: 211
// prints: worker0,worker1,worker2 main
// prints: 6 5
import java.util.ArrayList;
import java.util.List;

class Main {
    static int shared;

    static synchronized void add(int value) {
        shared += value;
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println(Thread.currentThread().getName());
        Thread first = new Thread(() -> add(1));
        Thread second = new Thread(() -> add(10), "second");
        Thread third = new Thread() {
            @Override
            public void run() {
                add(100);
            }
        };
        System.out.println(first.getName() + " " + second.getName() + " " + first.isAlive() + " " + first.getState() + " " + first.getPriority() + " " + first.isDaemon());
        first.start();
        second.start();
        third.start();
        first.join();
        second.join();
        third.join();
        System.out.println(shared + " " + first.isAlive() + " " + first.getState());
        try {
            first.start();
        } catch (IllegalThreadStateException e) {
            System.out.println(e);
        }
        third.run();
        System.out.println(shared);
        List<Thread> threads = new ArrayList<>();
        String[] names = new String[3];
        for (int i = 0; i < 3; i++) {
            int number = i;
            Thread thread = new Thread(() -> names[number] = Thread.currentThread().getName(), "worker" + i);
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(String.join(",", names) + " " + Thread.currentThread().getName());
        Thread.sleep(1);
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 5);
        local.set(local.get() + 1);
        int[] seen = new int[1];
        Thread reader = new Thread(() -> seen[0] = local.get());
        reader.start();
        reader.join();
        System.out.println(local.get() + " " + seen[0]);
    }
}
