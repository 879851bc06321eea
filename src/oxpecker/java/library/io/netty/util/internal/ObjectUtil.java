package io.netty.util.internal;

import java.util.Collection;
import java.util.Map;

public final class ObjectUtil {
    private ObjectUtil() {
    }

    /** @throws NullPointerException if the check fails */
    public static <T> T checkNotNull(T arg, String text) {
        if (arg == null) {
            throw new NullPointerException(text);
        }
        return arg;
    }

    /** @throws NullPointerException if the check fails */
    public static <T> T[] deepCheckNotNull(String text, T... varargs) {
        if (varargs == null) {
            throw new NullPointerException(text);
        }
        for (T element : varargs) {
            if (element == null) {
                throw new NullPointerException(text);
            }
        }
        return varargs;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static <T> T checkNotNullWithIAE(T arg, String paramName) {
        if (arg == null) {
            throw new IllegalArgumentException("Param '" + paramName + "' must not be null");
        }
        return arg;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static <T> T checkNotNullArrayParam(T value, int index, String name) {
        if (value == null) {
            throw new IllegalArgumentException("Array index " + index + " of parameter '" + name + "' must not be null");
        }
        return value;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static int checkPositive(int i, String name) {
        if (i <= 0) {
            throw new IllegalArgumentException(name + " : " + i + " (expected: > 0)");
        }
        return i;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static long checkPositive(long i, String name) {
        if (i <= 0L) {
            throw new IllegalArgumentException(name + " : " + i + " (expected: > 0)");
        }
        return i;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static double checkPositive(double i, String name) {
        if (i <= 0.0) {
            throw new IllegalArgumentException(name + " : " + i + " (expected: > 0)");
        }
        return i;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static float checkPositive(float i, String name) {
        if (i <= 0.0f) {
            throw new IllegalArgumentException(name + " : " + i + " (expected: > 0)");
        }
        return i;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static int checkPositiveOrZero(int i, String name) {
        if (i < 0) {
            throw new IllegalArgumentException(name + " : " + i + " (expected: >= 0)");
        }
        return i;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static long checkPositiveOrZero(long i, String name) {
        if (i < 0L) {
            throw new IllegalArgumentException(name + " : " + i + " (expected: >= 0)");
        }
        return i;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static double checkPositiveOrZero(double i, String name) {
        if (i < 0.0) {
            throw new IllegalArgumentException(name + " : " + i + " (expected: >= 0)");
        }
        return i;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static float checkPositiveOrZero(float i, String name) {
        if (i < 0.0f) {
            throw new IllegalArgumentException(name + " : " + i + " (expected: >= 0)");
        }
        return i;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static int checkInRange(int i, int start, int end, String name) {
        if (i < start || i > end) {
            throw new IllegalArgumentException(name + ": " + i + " (expected: " + start + "-" + end + ")");
        }
        return i;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static long checkInRange(long i, long start, long end, String name) {
        if (i < start || i > end) {
            throw new IllegalArgumentException(name + ": " + i + " (expected: " + start + "-" + end + ")");
        }
        return i;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T> T[] checkNonEmpty(T[] array, String name) {
        if (array == null) {
            throw new NullPointerException(name);
        }
        if (array.length == 0) {
            throw new IllegalArgumentException("Param '" + name + "' must not be empty");
        }
        return array;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static byte[] checkNonEmpty(byte[] array, String name) {
        if (array == null) {
            throw new NullPointerException(name);
        }
        if (array.length == 0) {
            throw new IllegalArgumentException("Param '" + name + "' must not be empty");
        }
        return array;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static char[] checkNonEmpty(char[] array, String name) {
        if (array == null) {
            throw new NullPointerException(name);
        }
        if (array.length == 0) {
            throw new IllegalArgumentException("Param '" + name + "' must not be empty");
        }
        return array;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T extends Collection<?>> T checkNonEmpty(T collection, String name) {
        if (collection == null) {
            throw new NullPointerException(name);
        }
        if (collection.isEmpty()) {
            throw new IllegalArgumentException("Param '" + name + "' must not be empty");
        }
        return collection;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <K, V> Map<K, V> checkNonEmpty(Map<K, V> value, String name) {
        if (value == null) {
            throw new NullPointerException(name);
        }
        if (value.isEmpty()) {
            throw new IllegalArgumentException("Param '" + name + "' must not be empty");
        }
        return value;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static String checkNonEmpty(String value, String name) {
        if (value == null) {
            throw new NullPointerException(name);
        }
        if (value.length() == 0) {
            throw new IllegalArgumentException("Param '" + name + "' must not be empty");
        }
        return value;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static CharSequence checkNonEmpty(CharSequence value, String name) {
        if (value == null) {
            throw new NullPointerException(name);
        }
        if (value.length() == 0) {
            throw new IllegalArgumentException("Param '" + name + "' must not be empty");
        }
        return value;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static String checkNonEmptyAfterTrim(String value, String name) {
        return checkNonEmpty(checkNotNull(value, name).trim(), name);
    }

    public static int intValue(Integer wrapper, int defaultValue) {
        return wrapper != null ? wrapper : defaultValue;
    }

    public static long longValue(Long wrapper, long defaultValue) {
        return wrapper != null ? wrapper : defaultValue;
    }
}
