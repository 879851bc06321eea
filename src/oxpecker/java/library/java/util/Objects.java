package java.util;

import java.util.function.Supplier;
import oxpecker.Query;

public final class Objects {
    private Objects() {
    }

    @Query
    public static boolean equals(Object a, Object b) {
        return oxpecker.Oox.identical(a, b) || a != null && a.equals(b);
    }

    @Query
    public static boolean deepEquals(Object a, Object b) {
        return a == b || a != null && b != null && Arrays.deepEquals(new Object[] {a}, new Object[] {b});
    }

    @Query
    public static int hashCode(Object object) {
        return object == null ? 0 : object.hashCode();
    }

    @Query
    public static int hash(Object... values) {
        return Arrays.hashCode(values);
    }

    @Query
    public static String toString(Object object) {
        return String.valueOf(object);
    }

    @Query
    public static String toString(Object object, String otherwise) {
        return object == null ? otherwise : object.toString();
    }

    @Query
    public static <T> int compare(T a, T b, Comparator<? super T> comparator) {
        return oxpecker.Oox.identical(a, b) ? 0 : comparator.compare(a, b);
    }

    /** @throws NullPointerException if the check fails */
    public static /*@ pure @*/ <T> T requireNonNull(T object) {
        if (object == null) {
            throw new NullPointerException();
        }
        return object;
    }

    /** @throws NullPointerException if the check fails */
    public static /*@ pure @*/ <T> T requireNonNull(T object, String message) {
        if (object == null) {
            throw new NullPointerException(message);
        }
        return object;
    }

    /** @throws NullPointerException if the check fails */
    public static <T> T requireNonNull(T object, Supplier<String> message) {
        if (object == null) {
            throw new NullPointerException(message == null ? null : message.get());
        }
        return object;
    }

    public static /*@ pure @*/ <T> T requireNonNullElse(T object, T otherwise) {
        return object != null ? object : requireNonNull(otherwise, "defaultObj");
    }

    public static <T> T requireNonNullElseGet(T object, Supplier<? extends T> otherwise) {
        return object != null ? object : requireNonNull(requireNonNull(otherwise, "supplier").get(), "supplier.get()");
    }

    public static /*@ pure @*/ boolean isNull(Object object) {
        return object == null;
    }

    public static /*@ pure @*/ boolean nonNull(Object object) {
        return object != null;
    }

    /** @throws IndexOutOfBoundsException if the check fails */
    public static /*@ pure @*/ int checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        return index;
    }

    /** @throws IndexOutOfBoundsException if the check fails */
    public static int checkFromIndexSize(int from, int size, int length) {
        if ((length | from | size) < 0 || size > length - from) {
            throw new IndexOutOfBoundsException(
                    "Range [" + from + ", " + from + " + " + size + ") out of bounds for length " + length);
        }
        return from;
    }

    /** @throws IndexOutOfBoundsException if the check fails */
    public static int checkFromToIndex(int from, int to, int length) {
        if (from < 0 || from > to || to > length) {
            throw new IndexOutOfBoundsException("Range [" + from + ", " + to + ") out of bounds for length " + length);
        }
        return from;
    }
}
