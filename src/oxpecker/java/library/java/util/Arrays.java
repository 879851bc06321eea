package java.util;

import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import oxpecker.Borrowed;
import oxpecker.Fresh;
import oxpecker.NonNull;
import oxpecker.Oox;
import oxpecker.ResultClass;

public final class Arrays {
    private Arrays() {
    }

    private static void check(int length, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }

    private static int span(int from, int to, int length) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        if (from < 0 || from > length) {
            String place = from < 0 ? "source index " + from : "last source index " + from;
            throw new ArrayIndexOutOfBoundsException("arraycopy: " + place + " out of bounds for length " + length);
        }
        return to - from;
    }

    private static void checkLength(int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
    }

    @SafeVarargs
    @NonNull
    public static <T> List<T> asList(T... elements) {
        return new ArrayView<>(Objects.requireNonNull(elements));
    }

    public static void sort(@Borrowed Object[] a) {
        Sorting.sort(a, 0, a.length, null);
    }

    public static void sort(@Borrowed Object[] a, int from, int to) {
        check(a.length, from, to);
        Sorting.sort(a, from, to, null);
    }

    public static <T> void sort(@Borrowed T[] a, Comparator<? super T> comparator) {
        Sorting.sort(a, 0, a.length, (Comparator<Object>) comparator);
    }

    public static <T> void sort(@Borrowed T[] a, int from, int to, Comparator<? super T> comparator) {
        check(a.length, from, to);
        Sorting.sort(a, from, to, (Comparator<Object>) comparator);
    }

    public static int binarySearch(@Borrowed Object[] a, Object key) {
        return binarySearch(a, key, null);
    }

    public static <T> int binarySearch(@Borrowed T[] a, T key, Comparator<? super T> comparator) {
        Comparator<Object> order = comparator == null ? Sorting.NATURAL : (Comparator<Object>) comparator;
        int low = 0;
        int high = a.length - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int result = order.compare(a[middle], key);
            if (result < 0) {
                low = middle + 1;
            } else if (result > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void fill(@Borrowed Object[] a, Object value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(@Borrowed Object[] a, int from, int to, Object value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    public static <T> void setAll(T[] a, IntFunction<? extends T> generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < a.length; i++) {
            a[i] = generator.apply(i);
        }
    }

    public static void setAll(int[] a, IntUnaryOperator generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < a.length; i++) {
            a[i] = generator.applyAsInt(i);
        }
    }

    @NonNull
    @Fresh
    public static <T> T[] copyOf(@Borrowed @ResultClass T[] original, int length) {
        checkLength(length);
        return copyOfRange(original, 0, length);
    }

    @NonNull
    @Fresh
    public static <T> T[] copyOfRange(@Borrowed @ResultClass T[] original, int from, int to) {
        int length = span(from, to, original.length);
        T[] copy = (T[]) Oox.like(original, length);
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static boolean equals(@Borrowed Object[] a, @Borrowed Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!Objects.equals(a[i], b[i])) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(@Borrowed Object[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (Object element : a) {
            hash = 31 * hash + (element == null ? 0 : element.hashCode());
        }
        return hash;
    }

    public static String toString(@Borrowed Object[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(String.valueOf(a[i]));
        }
        return text.append(']').toString();
    }

    public static boolean deepEquals(Object[] a, Object[] b) {
        return DeepArrays.equal(a, b);
    }

    public static int deepHashCode(Object[] a) {
        return DeepArrays.hash(a);
    }

    public static String deepToString(Object[] a) {
        return DeepArrays.text(a);
    }

    public static void sort(@Borrowed int[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(@Borrowed int[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    public static int binarySearch(@Borrowed int[] a, int key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    public static int binarySearch(@Borrowed int[] a, int from, int to, int key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(@Borrowed int[] a, int value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(@Borrowed int[] a, int from, int to, int value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @NonNull
    @Fresh
    public static int[] copyOf(@Borrowed @ResultClass int[] original, int length) {
        int[] copy = new int[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @NonNull
    @Fresh
    public static int[] copyOfRange(@Borrowed @ResultClass int[] original, int from, int to) {
        int length = span(from, to, original.length);
        int[] copy = new int[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(@Borrowed int[] a, @Borrowed int[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(@Borrowed int[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (int element : a) {
            hash = 31 * hash + Integer.hashCode(element);
        }
        return hash;
    }

    public static String toString(@Borrowed int[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return text.append(']').toString();
    }

    public static void sort(@Borrowed long[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(@Borrowed long[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    public static int binarySearch(@Borrowed long[] a, long key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    public static int binarySearch(@Borrowed long[] a, int from, int to, long key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(@Borrowed long[] a, long value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(@Borrowed long[] a, int from, int to, long value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @NonNull
    @Fresh
    public static long[] copyOf(@Borrowed @ResultClass long[] original, int length) {
        long[] copy = new long[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @NonNull
    @Fresh
    public static long[] copyOfRange(@Borrowed @ResultClass long[] original, int from, int to) {
        int length = span(from, to, original.length);
        long[] copy = new long[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(@Borrowed long[] a, @Borrowed long[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(@Borrowed long[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (long element : a) {
            hash = 31 * hash + Long.hashCode(element);
        }
        return hash;
    }

    public static String toString(@Borrowed long[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return text.append(']').toString();
    }

    public static void sort(@Borrowed short[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(@Borrowed short[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    public static int binarySearch(@Borrowed short[] a, short key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    public static int binarySearch(@Borrowed short[] a, int from, int to, short key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(@Borrowed short[] a, short value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(@Borrowed short[] a, int from, int to, short value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @NonNull
    @Fresh
    public static short[] copyOf(@Borrowed @ResultClass short[] original, int length) {
        short[] copy = new short[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @NonNull
    @Fresh
    public static short[] copyOfRange(@Borrowed @ResultClass short[] original, int from, int to) {
        int length = span(from, to, original.length);
        short[] copy = new short[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(@Borrowed short[] a, @Borrowed short[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(@Borrowed short[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (short element : a) {
            hash = 31 * hash + Short.hashCode(element);
        }
        return hash;
    }

    public static String toString(@Borrowed short[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return text.append(']').toString();
    }

    public static void sort(@Borrowed char[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(@Borrowed char[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    public static int binarySearch(@Borrowed char[] a, char key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    public static int binarySearch(@Borrowed char[] a, int from, int to, char key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(@Borrowed char[] a, char value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(@Borrowed char[] a, int from, int to, char value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @NonNull
    @Fresh
    public static char[] copyOf(@Borrowed @ResultClass char[] original, int length) {
        char[] copy = new char[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @NonNull
    @Fresh
    public static char[] copyOfRange(@Borrowed @ResultClass char[] original, int from, int to) {
        int length = span(from, to, original.length);
        char[] copy = new char[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(@Borrowed char[] a, @Borrowed char[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(@Borrowed char[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (char element : a) {
            hash = 31 * hash + Character.hashCode(element);
        }
        return hash;
    }

    public static String toString(@Borrowed char[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return text.append(']').toString();
    }

    public static void sort(@Borrowed byte[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(@Borrowed byte[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    public static int binarySearch(@Borrowed byte[] a, byte key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    public static int binarySearch(@Borrowed byte[] a, int from, int to, byte key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(@Borrowed byte[] a, byte value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(@Borrowed byte[] a, int from, int to, byte value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @NonNull
    @Fresh
    public static byte[] copyOf(@Borrowed @ResultClass byte[] original, int length) {
        byte[] copy = new byte[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @NonNull
    @Fresh
    public static byte[] copyOfRange(@Borrowed @ResultClass byte[] original, int from, int to) {
        int length = span(from, to, original.length);
        byte[] copy = new byte[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(@Borrowed byte[] a, @Borrowed byte[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(@Borrowed byte[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (byte element : a) {
            hash = 31 * hash + Byte.hashCode(element);
        }
        return hash;
    }

    public static String toString(@Borrowed byte[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return text.append(']').toString();
    }

    public static void fill(@Borrowed boolean[] a, boolean value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(@Borrowed boolean[] a, int from, int to, boolean value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @NonNull
    @Fresh
    public static boolean[] copyOf(@Borrowed @ResultClass boolean[] original, int length) {
        boolean[] copy = new boolean[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @NonNull
    @Fresh
    public static boolean[] copyOfRange(@Borrowed @ResultClass boolean[] original, int from, int to) {
        int length = span(from, to, original.length);
        boolean[] copy = new boolean[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(@Borrowed boolean[] a, @Borrowed boolean[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(@Borrowed boolean[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (boolean element : a) {
            hash = 31 * hash + Boolean.hashCode(element);
        }
        return hash;
    }

    public static String toString(@Borrowed boolean[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return text.append(']').toString();
    }

    public static void sort(@Borrowed float[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(@Borrowed float[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    public static int binarySearch(@Borrowed float[] a, float key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    public static int binarySearch(@Borrowed float[] a, int from, int to, float key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(@Borrowed float[] a, float value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(@Borrowed float[] a, int from, int to, float value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @NonNull
    @Fresh
    public static float[] copyOf(@Borrowed @ResultClass float[] original, int length) {
        float[] copy = new float[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @NonNull
    @Fresh
    public static float[] copyOfRange(@Borrowed @ResultClass float[] original, int from, int to) {
        int length = span(from, to, original.length);
        float[] copy = new float[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(@Borrowed float[] a, @Borrowed float[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (Float.compare(a[i], b[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(@Borrowed float[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (float element : a) {
            hash = 31 * hash + Float.hashCode(element);
        }
        return hash;
    }

    public static String toString(@Borrowed float[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return text.append(']').toString();
    }

    public static void sort(@Borrowed double[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(@Borrowed double[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    public static int binarySearch(@Borrowed double[] a, double key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    public static int binarySearch(@Borrowed double[] a, int from, int to, double key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(@Borrowed double[] a, double value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(@Borrowed double[] a, int from, int to, double value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @NonNull
    @Fresh
    public static double[] copyOf(@Borrowed @ResultClass double[] original, int length) {
        double[] copy = new double[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @NonNull
    @Fresh
    public static double[] copyOfRange(@Borrowed @ResultClass double[] original, int from, int to) {
        int length = span(from, to, original.length);
        double[] copy = new double[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(@Borrowed double[] a, @Borrowed double[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (Double.compare(a[i], b[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static int hashCode(@Borrowed double[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (double element : a) {
            hash = 31 * hash + Double.hashCode(element);
        }
        return hash;
    }

    public static String toString(@Borrowed double[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return text.append(']').toString();
    }

    public static <T> Stream<T> stream(T[] a) {
        return Stream.from(a, 0, a.length);
    }

    public static <T> Stream<T> stream(T[] a, int from, int to) {
        return Stream.from(a, from, to);
    }

    public static IntStream stream(int[] a) {
        return IntStream.from(a, 0, a.length);
    }

    public static IntStream stream(int[] a, int from, int to) {
        return IntStream.from(a, from, to);
    }

    public static LongStream stream(long[] a) {
        return LongStream.from(a, 0, a.length);
    }

    public static LongStream stream(long[] a, int from, int to) {
        return LongStream.from(a, from, to);
    }

    public static DoubleStream stream(double[] a) {
        return DoubleStream.from(a, 0, a.length);
    }

    public static DoubleStream stream(double[] a, int from, int to) {
        return DoubleStream.from(a, from, to);
    }
}
