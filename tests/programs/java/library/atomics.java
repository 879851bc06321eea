// Atomic numbers, references and counters shared by threads.
// prints: 5 6 6 17 17 true false 1 18 18 19 19
// prints: 1099511627775 1099511627775 -1 1099511627775
// prints: true true false
// prints: a true cc cc
// prints: [0, 1, 0] 3 5
// prints: 8
import java.util.concurrent.atomic.*;

class Main {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger number = new AtomicInteger(5);
        System.out.println(number.get() + " " + number.incrementAndGet() + " " + number.getAndIncrement() + " " + number.addAndGet(10) + " " + number.getAndAdd(-1) + " " + number.compareAndSet(16, 1) + " " + number.compareAndSet(16, 2) + " " + number.getAndSet(9) + " " + number.updateAndGet(x -> x * 2) + " " + number.getAndUpdate(x -> x + 1) + " " + number.accumulateAndGet(5, Math::max) + " " + number);
        AtomicLong wide = new AtomicLong();
        wide.set(1L << 40);
        System.out.println(wide.decrementAndGet() + " " + wide.longValue() + " " + wide.intValue() + " " + wide);
        AtomicBoolean flag = new AtomicBoolean();
        System.out.println(flag.compareAndSet(false, true) + " " + flag.getAndSet(false) + " " + flag);
        AtomicReference<String> reference = new AtomicReference<>("a");
        System.out.println(reference.getAndSet("b") + " " + reference.compareAndSet("b", "c") + " " + reference.updateAndGet(s -> s + s) + " " + reference);
        AtomicIntegerArray array = new AtomicIntegerArray(3);
        array.incrementAndGet(1);
        System.out.println(array + " " + array.length() + " " + array.addAndGet(2, 5));
        AtomicInteger counter = new AtomicInteger();
        Runnable work = () -> {
            for (int i = 0; i < 4; i++) {
                counter.incrementAndGet();
            }
        };
        Thread one = new Thread(work);
        Thread two = new Thread(work);
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(counter.get());
    }
}
