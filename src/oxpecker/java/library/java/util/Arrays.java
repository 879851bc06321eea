package java.util;

import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import oxpecker.Oox;
import oxpecker.Query;

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
    public static <T> List<T> asList(T... elements) {
        return new ArrayView<>(Objects.requireNonNull(elements));
    }

    public static void sort(Object[] a) {
        Sorting.sort(a, 0, a.length, null);
    }

    public static void sort(Object[] a, int from, int to) {
        check(a.length, from, to);
        Sorting.sort(a, from, to, null);
    }

    public static <T> void sort(T[] a, Comparator<? super T> comparator) {
        Sorting.sort(a, 0, a.length, (Comparator<Object>) comparator);
    }

    public static <T> void sort(T[] a, int from, int to, Comparator<? super T> comparator) {
        check(a.length, from, to);
        Sorting.sort(a, from, to, (Comparator<Object>) comparator);
    }

    @Query
    public static int binarySearch(Object[] a, Object key) {
        return binarySearch(a, key, null);
    }

    @Query
    public static <T> int binarySearch(T[] a, T key, Comparator<? super T> comparator) {
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

    public static void fill(Object[] a, Object value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(Object[] a, int from, int to, Object value) {
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

    @Query
    public static <T> T[] copyOf(T[] original, int length) {
        checkLength(length);
        return copyOfRange(original, 0, length);
    }

    @Query
    public static <T> T[] copyOfRange(T[] original, int from, int to) {
        int length = span(from, to, original.length);
        T[] copy = (T[]) Oox.like(original, length);
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    @Query
    public static boolean equals(Object[] a, Object[] b) {
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

    @Query
    public static int hashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (Object element : a) {
            hash = 31 * hash + (element == null ? 0 : element.hashCode());
        }
        return hash;
    }

    @Query
    public static String toString(Object[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(String.valueOf(a[i]));
        }
        return String.around(String.textOf(text.append(']').toString()));
    }

    @Query
    public static boolean deepEquals(Object[] a, Object[] b) {
        return DeepArrays.equal(a, b);
    }

    @Query
    public static int deepHashCode(Object[] a) {
        return DeepArrays.hash(a);
    }

    @Query
    public static String deepToString(Object[] a) {
        return DeepArrays.text(a);
    }

    public static void sort(int[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(int[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    @Query
    public static int binarySearch(int[] a, int key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    @Query
    public static int binarySearch(int[] a, int from, int to, int key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(int[] a, int value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(int[] a, int from, int to, int value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @Query
    public static int[] copyOf(int[] original, int length) {
        int[] copy = new int[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @Query
    public static int[] copyOfRange(int[] original, int from, int to) {
        int length = span(from, to, original.length);
        int[] copy = new int[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(int[] a, int[] b) {
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

    @Query
    public static int hashCode(int[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (int element : a) {
            hash = 31 * hash + Integer.hashCode(element);
        }
        return hash;
    }

    @Query
    public static String toString(int[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return String.around(String.textOf(text.append(']').toString()));
    }

    public static void sort(long[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(long[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    @Query
    public static int binarySearch(long[] a, long key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    @Query
    public static int binarySearch(long[] a, int from, int to, long key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(long[] a, long value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(long[] a, int from, int to, long value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @Query
    public static long[] copyOf(long[] original, int length) {
        long[] copy = new long[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @Query
    public static long[] copyOfRange(long[] original, int from, int to) {
        int length = span(from, to, original.length);
        long[] copy = new long[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(long[] a, long[] b) {
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

    @Query
    public static int hashCode(long[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (long element : a) {
            hash = 31 * hash + Long.hashCode(element);
        }
        return hash;
    }

    @Query
    public static String toString(long[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return String.around(String.textOf(text.append(']').toString()));
    }

    public static void sort(short[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(short[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    @Query
    public static int binarySearch(short[] a, short key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    @Query
    public static int binarySearch(short[] a, int from, int to, short key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(short[] a, short value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(short[] a, int from, int to, short value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @Query
    public static short[] copyOf(short[] original, int length) {
        short[] copy = new short[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @Query
    public static short[] copyOfRange(short[] original, int from, int to) {
        int length = span(from, to, original.length);
        short[] copy = new short[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(short[] a, short[] b) {
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

    @Query
    public static int hashCode(short[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (short element : a) {
            hash = 31 * hash + Short.hashCode(element);
        }
        return hash;
    }

    @Query
    public static String toString(short[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return String.around(String.textOf(text.append(']').toString()));
    }

    public static void sort(char[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(char[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    @Query
    public static int binarySearch(char[] a, char key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    @Query
    public static int binarySearch(char[] a, int from, int to, char key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(char[] a, char value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(char[] a, int from, int to, char value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @Query
    public static char[] copyOf(char[] original, int length) {
        char[] copy = new char[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @Query
    public static char[] copyOfRange(char[] original, int from, int to) {
        int length = span(from, to, original.length);
        char[] copy = new char[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(char[] a, char[] b) {
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

    @Query
    public static int hashCode(char[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (char element : a) {
            hash = 31 * hash + Character.hashCode(element);
        }
        return hash;
    }

    @Query
    public static String toString(char[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return String.around(String.textOf(text.append(']').toString()));
    }

    public static void sort(byte[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(byte[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    @Query
    public static int binarySearch(byte[] a, byte key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    @Query
    public static int binarySearch(byte[] a, int from, int to, byte key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(byte[] a, byte value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(byte[] a, int from, int to, byte value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @Query
    public static byte[] copyOf(byte[] original, int length) {
        byte[] copy = new byte[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @Query
    public static byte[] copyOfRange(byte[] original, int from, int to) {
        int length = span(from, to, original.length);
        byte[] copy = new byte[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(byte[] a, byte[] b) {
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

    @Query
    public static int hashCode(byte[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (byte element : a) {
            hash = 31 * hash + Byte.hashCode(element);
        }
        return hash;
    }

    @Query
    public static String toString(byte[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return String.around(String.textOf(text.append(']').toString()));
    }

    public static void fill(boolean[] a, boolean value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(boolean[] a, int from, int to, boolean value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @Query
    public static boolean[] copyOf(boolean[] original, int length) {
        boolean[] copy = new boolean[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @Query
    public static boolean[] copyOfRange(boolean[] original, int from, int to) {
        int length = span(from, to, original.length);
        boolean[] copy = new boolean[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(boolean[] a, boolean[] b) {
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

    @Query
    public static int hashCode(boolean[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (boolean element : a) {
            hash = 31 * hash + Boolean.hashCode(element);
        }
        return hash;
    }

    @Query
    public static String toString(boolean[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return String.around(String.textOf(text.append(']').toString()));
    }

    public static void sort(float[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(float[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    @Query
    public static int binarySearch(float[] a, float key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    @Query
    public static int binarySearch(float[] a, int from, int to, float key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(float[] a, float value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(float[] a, int from, int to, float value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @Query
    public static float[] copyOf(float[] original, int length) {
        float[] copy = new float[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @Query
    public static float[] copyOfRange(float[] original, int from, int to) {
        int length = span(from, to, original.length);
        float[] copy = new float[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(float[] a, float[] b) {
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

    @Query
    public static int hashCode(float[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (float element : a) {
            hash = 31 * hash + Float.hashCode(element);
        }
        return hash;
    }

    @Query
    public static String toString(float[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return String.around(String.textOf(text.append(']').toString()));
    }

    public static void sort(double[] a) {
        NumberSorting.sort(a, 0, a.length);
    }

    public static void sort(double[] a, int from, int to) {
        check(a.length, from, to);
        NumberSorting.sort(a, from, to);
    }

    @Query
    public static int binarySearch(double[] a, double key) {
        return NumberSorting.search(a, 0, a.length, key);
    }

    @Query
    public static int binarySearch(double[] a, int from, int to, double key) {
        check(a.length, from, to);
        return NumberSorting.search(a, from, to, key);
    }

    public static void fill(double[] a, double value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
    }

    public static void fill(double[] a, int from, int to, double value) {
        check(a.length, from, to);
        for (int i = from; i < to; i++) {
            a[i] = value;
        }
    }

    @Query
    public static double[] copyOf(double[] original, int length) {
        double[] copy = new double[length];
        for (int i = 0; i < length && i < original.length; i++) {
            copy[i] = original[i];
        }
        return copy;
    }

    @Query
    public static double[] copyOfRange(double[] original, int from, int to) {
        int length = span(from, to, original.length);
        double[] copy = new double[length];
        for (int i = 0; i < length && from + i < original.length; i++) {
            copy[i] = original[from + i];
        }
        return copy;
    }

    public static /*@ pure @*/ boolean equals(double[] a, double[] b) {
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

    @Query
    public static int hashCode(double[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (double element : a) {
            hash = 31 * hash + Double.hashCode(element);
        }
        return hash;
    }

    @Query
    public static String toString(double[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(a[i]);
        }
        return String.around(String.textOf(text.append(']').toString()));
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

    // --- ranges --------------------------------------------------------------------------------------------

    private static void checkRange(int length, int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
        if (from < 0 || to > length) {
            throw new ArrayIndexOutOfBoundsException(from < 0 ? from : to);
        }
    }

    public static /*@ pure @*/ int mismatch(byte[] a, int from, int to, byte[] b, int start, int end) {
        checkRange(a.length, from, to);
        checkRange(b.length, start, end);
        int count = Math.min(to - from, end - start);
        for (int i = 0; i < count; i++) {
            if (a[from + i] != b[start + i]) {
                return i;
            }
        }
        return to - from == end - start ? -1 : count;
    }

    public static /*@ pure @*/ boolean equals(byte[] a, int from, int to, byte[] b, int start, int end) {
        return mismatch(a, from, to, b, start, end) < 0;
    }

    public static /*@ pure @*/ int mismatch(char[] a, int from, int to, char[] b, int start, int end) {
        checkRange(a.length, from, to);
        checkRange(b.length, start, end);
        int count = Math.min(to - from, end - start);
        for (int i = 0; i < count; i++) {
            if (a[from + i] != b[start + i]) {
                return i;
            }
        }
        return to - from == end - start ? -1 : count;
    }

    public static /*@ pure @*/ boolean equals(char[] a, int from, int to, char[] b, int start, int end) {
        return mismatch(a, from, to, b, start, end) < 0;
    }

    public static /*@ pure @*/ int mismatch(int[] a, int from, int to, int[] b, int start, int end) {
        checkRange(a.length, from, to);
        checkRange(b.length, start, end);
        int count = Math.min(to - from, end - start);
        for (int i = 0; i < count; i++) {
            if (a[from + i] != b[start + i]) {
                return i;
            }
        }
        return to - from == end - start ? -1 : count;
    }

    public static /*@ pure @*/ boolean equals(int[] a, int from, int to, int[] b, int start, int end) {
        return mismatch(a, from, to, b, start, end) < 0;
    }

    public static /*@ pure @*/ int compare(byte[] a, byte[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        int place = mismatch(a, 0, a.length, b, 0, b.length);
        boolean differ = place >= 0 && place < a.length && place < b.length;
        return differ ? Byte.compare(a[place], b[place]) : a.length - b.length;
    }

    public static /*@ pure @*/ int compareUnsigned(byte[] a, byte[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int compareUnsigned(byte[] a, int from, int to, byte[] b, int start, int end) {
        int place = mismatch(a, from, to, b, start, end);
        boolean differ = place >= 0 && place < to - from && place < end - start;
        return differ ? (a[from + place] & 0xff) - (b[start + place] & 0xff) : (to - from) - (end - start);
    }

    public static void setAll(long[] a, IntToLongFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < a.length; i++) {
            a[i] = generator.applyAsLong(i);
        }
    }

    public static /*@ pure @*/ int mismatch(byte[] a, byte[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int mismatch(char[] a, char[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int mismatch(int[] a, int[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int mismatch(long[] a, long[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static /*@ pure @*/ int mismatch(long[] a, int from, int to, long[] b, int start, int end) {
        checkRange(a.length, from, to);
        checkRange(b.length, start, end);
        int count = Math.min(to - from, end - start);
        for (int i = 0; i < count; i++) {
            if (a[from + i] != b[start + i]) {
                return i;
            }
        }
        return to - from == end - start ? -1 : count;
    }

    public static /*@ pure @*/ boolean equals(long[] a, int from, int to, long[] b, int start, int end) {
        return mismatch(a, from, to, b, start, end) < 0;
    }

    public static int mismatch(Object[] a, Object[] b) {
        int count = Math.min(a.length, b.length);
        for (int i = 0; i < count; i++) {
            if (!Objects.equals(a[i], b[i])) {
                return i;
            }
        }
        return a.length == b.length ? -1 : count;
    }

    public static /*@ pure @*/ int compare(byte[] a, int from, int to, byte[] b, int start, int end) {
        int place = mismatch(a, from, to, b, start, end);
        boolean differ = place >= 0 && place < to - from && place < end - start;
        return differ ? Byte.compare(a[from + place], b[start + place]) : (to - from) - (end - start);
    }

    public static /*@ pure @*/ int compare(char[] a, char[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        int place = mismatch(a, 0, a.length, b, 0, b.length);
        boolean differ = place >= 0 && place < a.length && place < b.length;
        return differ ? Character.compare(a[place], b[place]) : a.length - b.length;
    }

    public static /*@ pure @*/ int compare(int[] a, int[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        int place = mismatch(a, 0, a.length, b, 0, b.length);
        boolean differ = place >= 0 && place < a.length && place < b.length;
        return differ ? Integer.compare(a[place], b[place]) : a.length - b.length;
    }

    public static /*@ pure @*/ int compare(long[] a, long[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        int place = mismatch(a, 0, a.length, b, 0, b.length);
        boolean differ = place >= 0 && place < a.length && place < b.length;
        return differ ? Long.compare(a[place], b[place]) : a.length - b.length;
    }

    public static void setAll(double[] a, IntToDoubleFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < a.length; i++) {
            a[i] = generator.applyAsDouble(i);
        }
    }
}
