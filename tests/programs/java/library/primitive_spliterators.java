// Iterators of numbers that are made from spliterators.
// prints: true true 21false
// prints: no more
// prints: 3 false
// prints: 1.5 0.5 false
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

class Ints implements Spliterator.OfInt {
    private int left = 2;
    public boolean tryAdvance(IntConsumer action) { if (left == 0) { return false; } action.accept(left--); return true; }
    public Spliterator.OfInt trySplit() { return null; }
    public long estimateSize() { return left; }
    public int characteristics() { return SIZED; }
}

class Longs implements Spliterator.OfLong {
    private long left = 2;
    public boolean tryAdvance(LongConsumer action) { if (left == 0) { return false; } action.accept(left--); return true; }
    public Spliterator.OfLong trySplit() { return null; }
    public long estimateSize() { return left; }
    public int characteristics() { return SIZED; }
}

class Doubles implements Spliterator.OfDouble {
    private double left = 1.5;
    public boolean tryAdvance(DoubleConsumer action) { if (left < 0) { return false; } action.accept(left--); return true; }
    public Spliterator.OfDouble trySplit() { return null; }
    public long estimateSize() { return 2; }
    public int characteristics() { return SIZED; }
}

class Main {
    public static void main(String[] args) {
        PrimitiveIterator.OfInt ints = Spliterators.iterator(new Ints());
        System.out.println(ints.hasNext() + " " + ints.hasNext() + " " + ints.nextInt() + ints.next() + ints.hasNext());
        try {
            ints.nextInt();
        } catch (NoSuchElementException e) {
            System.out.println("no more");
        }
        PrimitiveIterator.OfLong longs = Spliterators.iterator(new Longs());
        System.out.println(longs.nextLong() + longs.next() + " " + longs.hasNext());
        PrimitiveIterator.OfDouble doubles = Spliterators.iterator(new Doubles());
        doubles.forEachRemaining((double d) -> System.out.print(d + " "));
        System.out.println(doubles.hasNext());
    }
}
