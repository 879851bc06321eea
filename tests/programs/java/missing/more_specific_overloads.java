// An overload that the library models leave out is meant where it is more specific than those that they have.
import java.util.Iterator;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;

class Numbers implements PrimitiveIterator.OfInt {
    private int left = 2;

    public boolean hasNext() {
        return left > 0;
    }

    public int nextInt() {
        return left--;
    }

    static boolean ofNumbers() {
        Spliterator.OfInt numbers = Spliterators.spliterator(new Numbers(), 2, 0);  // check Numbers.ofNumbers: unknown, unsupported Spliterators.spliterator here
        return numbers == null;
    }

    static boolean ofObjects() {            // check Numbers.ofObjects: valid
        Iterator<Integer> objects = new Numbers();
        Spliterator<Integer> all = Spliterators.spliterator(objects, 2, 0);
        assert all != null;
        return true;
    }
}
