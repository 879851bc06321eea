// A class without source as the argument of a type variable whose bound has a model: arguments, results, fields.
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.reflect.Member;

class BoundedVariables {
    static <T extends Closeable> T same(T given) {
        return given;
    }

    @SafeVarargs
    static <T extends Closeable> int count(T... given) {
        return given.length;
    }

    static <T extends Closeable> void clear(T[] given) {
        given[0] = null;
    }

    static class Box<T extends Closeable> {
        T value;

        Box(T value) {
            this.value = value;
        }

        T get() {
            return value;
        }
    }

    static void passed(File file) throws IOException {              // check BoundedVariables.passed: valid within bounds
        RandomAccessFile opened = same(new RandomAccessFile(file, "r"));
        assert opened != null;
    }

    static void absent(RandomAccessFile given) {                    // check BoundedVariables.absent: valid within bounds
        assert (same(given) == null) == (given == null);
    }

    static void several(RandomAccessFile given) {                   // check BoundedVariables.several: valid within bounds
        assert count(given, given) == 2;
    }

    static void kept(RandomAccessFile given, RandomAccessFile other) { // check BoundedVariables.kept: valid within bounds
        Box<RandomAccessFile> box = new Box<>(given);
        assert (box.get() == null) == (given == null);
        box.value = other;
        assert (box.value == null) == (other == null);
    }

    /** The method writes to the array that it is given: another one in its place would hide that. */
    static void cleared(RandomAccessFile[] given) {
        if (given != null && given.length == 1 && given[0] != null) {
            clear(given);                                           // check BoundedVariables.cleared: unknown
            assert given[0] == null;
        }
    }

    /** What closing throws is another exception than what the body throws. */
    static int closed(File file) throws IOException {               // check BoundedVariables.closed: valid within bounds
        try (RandomAccessFile opened = same(new RandomAccessFile(file, "r"))) {
            return opened.read();
        }
    }

    /** The bound itself has no source. */
    static <M extends Member> boolean synthetic(M given) {          // check BoundedVariables.synthetic: valid within bounds
        return given != null && given.isSynthetic();
    }

    static class Subject<A> {
        A actual;
    }

    static class Offset<T extends Comparable<T>> {
        boolean isBelow(T one, T two) {
            return one == two;
        }
    }

    /** The field is an Object after erasure, the parameter is not. */
    static class Check<N extends Comparable<N>> extends Subject<N> {
        boolean compares(Offset<? super N> offset, N other) {       // check BoundedVariables.Check.compares: valid
            assert offset == null || actual == other || !offset.isBelow(actual, other);
            return true;
        }
    }
}
