// What threads say of themselves, and what the machine says of itself.
// prints: worker 10 true false false Thread[worker,10,main]
// prints: no such priority
// prints: 1
// prints: 0
// prints: null
import java.util.Random;

class Main {
    static class Counter extends ThreadLocal<int[]> {
        @Override
        protected int[] initialValue() {
            return new int[1];
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            Thread.yield();
            Thread.onSpinWait();
        });
        worker.setName("worker");
        worker.setPriority(Thread.MAX_PRIORITY);
        worker.setDaemon(true);
        System.out.println(worker.getName() + " " + worker.getPriority() + " " + worker.isDaemon() + " " + worker.isInterrupted() + " " + Thread.interrupted() + " " + worker);
        worker.start();
        worker.join();
        try {
            worker.setPriority(11);
        } catch (IllegalArgumentException e) {
            System.out.println("no such priority");
        }
        Counter counter = new Counter();
        counter.get()[0]++;
        System.out.println(counter.get()[0]);
        counter.remove();
        System.out.println(counter.get()[0]);
        ThreadLocal<String> empty = new ThreadLocal<>();
        System.out.println(empty.get());
    }

    static void memory() {                              // check Main.memory: valid
        Runtime runtime = Runtime.getRuntime();
        runtime.gc();
        System.gc();
        long used = runtime.totalMemory() - runtime.freeMemory();
        long most = runtime.maxMemory();
    }

    static void full() {                                // check Main.full: invalid, exception
        assert Runtime.getRuntime().freeMemory() > 1000;
    }

    static int leaves(int x) {                          // check Main.leaves: valid
        if (x == 0) {
            System.exit(1);
        }
        if (x == 1) {
            Runtime.getRuntime().exit(1);
        }
        if (x == 2) {
            Runtime.getRuntime().halt(1);
        }
        assert x < 0 || x > 2;
        return x;
    }

    static void interrupted() {                         // check Main.interrupted: valid
        assert !Thread.currentThread().isInterrupted();
    }

    static void randomly() {                            // check Main.randomly: valid
        Random random = new Random();
        random.setSeed(3);
        float f = random.nextFloat();
        assert f >= 0 && f < 1;
        double any = random.nextGaussian();
        assert any == any;
    }

    static void bytes() {                               // check Main.bytes: invalid, exception
        byte[] bytes = new byte[2];
        new Random().nextBytes(bytes);
        assert bytes[1] != 7;
    }
}
