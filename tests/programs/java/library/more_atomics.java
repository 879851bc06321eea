// Atomic arrays and sums, and conversions of times.
// prints: 5 true8843348171199 [17, 99, 3]173
// prints: [4] 5 false88121111127151199 [15, 99]152
// prints: ctruefalsefff!ddyz[ff!, dyz]dyz2[null, null]
// prints: 5 5555.05.050
// prints: 1.5 1.5111.51.51.5
// prints: truer[ff!, dyz][15, 99]00.0
// prints: 0 0 0 0 0 0 0 0; 1 0 0 0 0 0 0 1000000000; -90061 -90 0 0 0 0 0 -90061000000000; 123456789012 123456789 123456 123 2 0 0 9223372036854775807; 9223372036854775807 9223372036854775 9223372036854 9223372036 153722867 2562047 106751 9223372036854775807; -9223372036854775808 -9223372036854775 -9223372036854 -9223372036 -153722867 -2562047 -106751 -9223372036854775808; 
// prints: 0 0 0 0 0 0 0 0; 1000 1 0 0 0 0 0 1000000; -90061000 -90061 -90 0 0 0 0 -90061000000; 123456789012000 123456789012 123456789 123456 2057 34 1 123456789012000000; 9223372036854775807 9223372036854775807 9223372036854775 9223372036854 153722867280 2562047788 106751991 9223372036854775807; -9223372036854775808 -9223372036854775808 -9223372036854775 -9223372036854 -153722867280 -2562047788 -106751991 -9223372036854775808; 
// prints: 0 0 0 0 0 0 0 0; 1000000 1000 1 0 0 0 0 1000; -90061000000 -90061000 -90061 -90 -1 0 0 -90061000; 123456789012000000 123456789012000 123456789012 123456789 2057613 34293 1428 123456789012000; 9223372036854775807 9223372036854775807 9223372036854775807 9223372036854775 153722867280912 2562047788015 106751991167 9223372036854775807; -9223372036854775808 -9223372036854775808 -9223372036854775808 -9223372036854775 -153722867280912 -2562047788015 -106751991167 -9223372036854775808; 
// prints: 0 0 0 0 0 0 0 0; 1000000000 1000000 1000 1 0 0 0 1; -90061000000000 -90061000000 -90061000 -90061 -1501 -25 -1 -90061; 9223372036854775807 123456789012000000 123456789012000 123456789012 2057613150 34293552 1428898 123456789012; 9223372036854775807 9223372036854775807 9223372036854775807 9223372036854775807 153722867280912930 2562047788015215 106751991167300 9223372036854775807; -9223372036854775808 -9223372036854775808 -9223372036854775808 -9223372036854775808 -153722867280912930 -2562047788015215 -106751991167300 -9223372036854775808; 
// prints: 0 0 0 0 0 0 0 0; 60000000000 60000000 60000 60 1 0 0 0; -5403660000000000 -5403660000000 -5403660000 -5403660 -90061 -1501 -62 -1501; 9223372036854775807 7407407340720000000 7407407340720000 7407407340720 123456789012 2057613150 85733881 2057613150; 9223372036854775807 9223372036854775807 9223372036854775807 9223372036854775807 9223372036854775807 153722867280912930 6405119470038038 153722867280912930; -9223372036854775808 -9223372036854775808 -9223372036854775808 -9223372036854775808 -9223372036854775808 -153722867280912930 -6405119470038038 -153722867280912930; 
// prints: 0 0 0 0 0 0 0 0; 3600000000000 3600000000 3600000 3600 60 1 0 0; -324219600000000000 -324219600000000 -324219600000 -324219600 -5403660 -90061 -3752 -25; 9223372036854775807 9223372036854775807 444444440443200000 444444440443200 7407407340720 123456789012 5144032875 34293552; 9223372036854775807 9223372036854775807 9223372036854775807 9223372036854775807 9223372036854775807 9223372036854775807 384307168202282325 2562047788015215; -9223372036854775808 -9223372036854775808 -9223372036854775808 -9223372036854775808 -9223372036854775808 -9223372036854775808 -384307168202282325 -2562047788015215; 
// prints: 0 0 0 0 0 0 0 0; 86400000000000 86400000000 86400000 86400 1440 24 1 0; -7781270400000000000 -7781270400000000 -7781270400000 -7781270400 -129687840 -2161464 -90061 -1; 9223372036854775807 9223372036854775807 9223372036854775807 10666666570636800 177777776177280 2962962936288 123456789012 1428898; 9223372036854775807 9223372036854775807 9223372036854775807 9223372036854775807 9223372036854775807 9223372036854775807 9223372036854775807 106751991167300; -9223372036854775808 -9223372036854775808 -9223372036854775808 -9223372036854775808 -9223372036854775808 -9223372036854775808 -9223372036854775808 -106751991167300; 
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.*;

class Main {
    public static void main(String[] args) throws InterruptedException {
        AtomicIntegerArray ints = new AtomicIntegerArray(new int[] {1, 2, 3});
        ints.set(0, 5);
        ints.lazySet(1, 6);
        System.out.println(ints.getAndSet(0, 7) + " " + ints.compareAndSet(0, 7, 8) + ints.addAndGet(1, 2) + ints.getAndAdd(1, 3) + ints.incrementAndGet(2) + ints.decrementAndGet(2) + ints.getAndIncrement(2) + ints.getAndDecrement(2) + ints.getAndUpdate(0, x -> x * 2) + ints.updateAndGet(0, x -> x + 1) + ints.getAndAccumulate(1, 2, Math::max) + ints.accumulateAndGet(1, 99, Math::max) + " " + ints + ints.get(0) + ints.length());
        AtomicLongArray longs = new AtomicLongArray(2);
        longs.set(0, 5);
        longs.lazySet(1, 6);
        System.out.println(new AtomicLongArray(new long[] {4}) + " " + longs.getAndSet(0, 7) + " " + longs.compareAndSet(0, 1, 8) + longs.addAndGet(1, 2) + longs.getAndAdd(1, 3) + longs.incrementAndGet(1) + longs.decrementAndGet(1) + longs.getAndIncrement(1) + longs.getAndDecrement(1) + longs.getAndUpdate(0, x -> x * 2) + longs.updateAndGet(0, x -> x + 1) + longs.getAndAccumulate(1, 2, Math::max) + longs.accumulateAndGet(1, 99, Math::max) + " " + longs + longs.get(0) + longs.length());
        AtomicReferenceArray<String> texts = new AtomicReferenceArray<>(new String[] {"a", "b"});
        texts.set(0, "c");
        texts.lazySet(1, "d");
        System.out.println(texts.getAndSet(0, "e") + texts.compareAndSet(0, "e", "f") + texts.compareAndSet(0, "x", "g") + texts.getAndUpdate(0, s -> s + s) + texts.updateAndGet(0, s -> s + "!") + texts.getAndAccumulate(1, "y", String::concat) + texts.accumulateAndGet(1, "z", String::concat) + texts + texts.get(1) + texts.length() + new AtomicReferenceArray<Integer>(2));
        LongAdder adder = new LongAdder();
        adder.add(5);
        adder.increment();
        adder.decrement();
        System.out.println(adder + " " + adder.sum() + adder.intValue() + adder.longValue() + adder.floatValue() + adder.doubleValue() + adder.sumThenReset() + adder.sum());
        adder.reset();
        DoubleAdder doubles = new DoubleAdder();
        doubles.add(1.5);
        System.out.println(doubles + " " + doubles.sum() + doubles.intValue() + doubles.longValue() + doubles.floatValue() + doubles.doubleValue() + doubles.sumThenReset());
        doubles.reset();
        AtomicBoolean flag = new AtomicBoolean();
        flag.lazySet(true);
        AtomicReference<String> reference = new AtomicReference<>();
        reference.lazySet("r");
        System.out.println(flag.get() + reference.get() + texts.toString() + longs.toString() + adder.toString() + doubles.toString());
        for (TimeUnit unit : TimeUnit.values()) {
            for (long value : new long[] {0, 1, -90061, 123456789012L, Long.MAX_VALUE, Long.MIN_VALUE}) {
                System.out.print(unit.toNanos(value) + " " + unit.toMicros(value) + " " + unit.toMillis(value) + " " + unit.toSeconds(value) + " " + unit.toMinutes(value) + " " + unit.toHours(value) + " " + unit.toDays(value) + " " + unit.convert(value, TimeUnit.SECONDS) + "; ");
            }
            System.out.println();
        }
        TimeUnit.NANOSECONDS.sleep(1);
    }

    static void rounded(long time) {      // check Main.rounded: valid
        assert TimeUnit.MILLISECONDS.toSeconds(time) == time / 1000;
    }

    static void counted(LongAdder adder) {      // check Main.counted: valid
        if (adder != null) {
            long before = adder.sum();
            adder.increment();
            assert adder.sum() == before + 1;
        }
    }

    static int first(AtomicLongArray array) {
        return array == null ? 0 : (int) array.get(0);      // check Main.first: invalid, exception here
    }
}
