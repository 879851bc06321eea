package org.apache.commons.lang3;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.regex.Pattern;

public class Validate {
    public Validate() {
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isTrue(boolean expression) {
        if (!expression) {
            throw new IllegalArgumentException("The validated expression is false");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isTrue(boolean expression, String message, long value) {
        if (!expression) {
            throw new IllegalArgumentException(String.format(message, Long.valueOf(value)));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isTrue(boolean expression, String message, double value) {
        if (!expression) {
            throw new IllegalArgumentException(String.format(message, Double.valueOf(value)));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isTrue(boolean expression, String message, Object... values) {
        if (!expression) {
            throw new IllegalArgumentException(String.format(message, values));
        }
    }

    /** @throws NullPointerException if the check fails */
    public static <T> T notNull(T object) {
        if (object == null) {
            throw new NullPointerException("The validated object is null");
        }
        return object;
    }

    /** @throws NullPointerException if the check fails */
    public static <T> T notNull(T object, String message, Object... values) {
        if (object == null) {
            throw new NullPointerException(String.format(message, values));
        }
        return object;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T> T[] notEmpty(T[] array) {
        if (array == null) {
            throw new NullPointerException("The validated array is empty");
        }
        if (array.length == 0) {
            throw new IllegalArgumentException("The validated array is empty");
        }
        return array;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T> T[] notEmpty(T[] array, String message, Object... values) {
        if (array == null) {
            throw new NullPointerException(String.format(message, values));
        }
        if (array.length == 0) {
            throw new IllegalArgumentException(String.format(message, values));
        }
        return array;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T extends Collection<?>> T notEmpty(T collection) {
        if (collection == null) {
            throw new NullPointerException("The validated collection is empty");
        }
        if (collection.isEmpty()) {
            throw new IllegalArgumentException("The validated collection is empty");
        }
        return collection;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T extends Collection<?>> T notEmpty(T collection, String message, Object... values) {
        if (collection == null) {
            throw new NullPointerException(String.format(message, values));
        }
        if (collection.isEmpty()) {
            throw new IllegalArgumentException(String.format(message, values));
        }
        return collection;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T extends Map<?, ?>> T notEmpty(T map) {
        if (map == null) {
            throw new NullPointerException("The validated map is empty");
        }
        if (map.isEmpty()) {
            throw new IllegalArgumentException("The validated map is empty");
        }
        return map;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T extends Map<?, ?>> T notEmpty(T map, String message, Object... values) {
        if (map == null) {
            throw new NullPointerException(String.format(message, values));
        }
        if (map.isEmpty()) {
            throw new IllegalArgumentException(String.format(message, values));
        }
        return map;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T extends CharSequence> T notEmpty(T chars) {
        if (chars == null) {
            throw new NullPointerException("The validated character sequence is empty");
        }
        if (chars.length() == 0) {
            throw new IllegalArgumentException("The validated character sequence is empty");
        }
        return chars;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T extends CharSequence> T notEmpty(T chars, String message, Object... values) {
        if (chars == null) {
            throw new NullPointerException(String.format(message, values));
        }
        if (chars.length() == 0) {
            throw new IllegalArgumentException(String.format(message, values));
        }
        return chars;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T extends CharSequence> T notBlank(T chars) {
        if (chars == null) {
            throw new NullPointerException("The validated character sequence is blank");
        }
        if (isBlank(chars)) {
            throw new IllegalArgumentException("The validated character sequence is blank");
        }
        return chars;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T extends CharSequence> T notBlank(T chars, String message, Object... values) {
        if (chars == null) {
            throw new NullPointerException(String.format(message, values));
        }
        if (isBlank(chars)) {
            throw new IllegalArgumentException(String.format(message, values));
        }
        return chars;
    }

    private static boolean isBlank(CharSequence chars) {
        for (int place = 0; place < chars.length(); place++) {
            if (!Character.isWhitespace(chars.charAt(place))) {
                return false;
            }
        }
        return true;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T> T[] noNullElements(T[] array) {
        if (array == null) {
            throw new NullPointerException("The validated object is null");
        }
        for (int place = 0; place < array.length; place++) {
            if (array[place] == null) {
                throw new IllegalArgumentException("The validated array contains null element at index: " + place);
            }
        }
        return array;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T> T[] noNullElements(T[] array, String message, Object... values) {
        if (array == null) {
            throw new NullPointerException("The validated object is null");
        }
        for (int place = 0; place < array.length; place++) {
            if (array[place] == null) {
                throw new IllegalArgumentException(String.format(message, values));
            }
        }
        return array;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T extends Iterable<?>> T noNullElements(T iterable) {
        if (iterable == null) {
            throw new NullPointerException("The validated object is null");
        }
        Iterator<?> iterator = iterable.iterator();
        for (int place = 0; iterator.hasNext(); place++) {
            if (iterator.next() == null) {
                throw new IllegalArgumentException("The validated collection contains null element at index: " + place);
            }
        }
        return iterable;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IllegalArgumentException if the check fails
     */
    public static <T extends Iterable<?>> T noNullElements(T iterable, String message, Object... values) {
        if (iterable == null) {
            throw new NullPointerException("The validated object is null");
        }
        Iterator<?> iterator = iterable.iterator();
        for (int place = 0; iterator.hasNext(); place++) {
            if (iterator.next() == null) {
                throw new IllegalArgumentException(String.format(message, values));
            }
        }
        return iterable;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IndexOutOfBoundsException if the check fails
     */
    public static <T> T[] validIndex(T[] array, int index) {
        if (array == null) {
            throw new NullPointerException("The validated object is null");
        }
        if (index < 0 || index >= array.length) {
            throw new IndexOutOfBoundsException("The validated array index is invalid: " + index);
        }
        return array;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IndexOutOfBoundsException if the check fails
     */
    public static <T> T[] validIndex(T[] array, int index, String message, Object... values) {
        if (array == null) {
            throw new NullPointerException("The validated object is null");
        }
        if (index < 0 || index >= array.length) {
            throw new IndexOutOfBoundsException(String.format(message, values));
        }
        return array;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IndexOutOfBoundsException if the check fails
     */
    public static <T extends Collection<?>> T validIndex(T collection, int index) {
        if (collection == null) {
            throw new NullPointerException("The validated object is null");
        }
        if (index < 0 || index >= collection.size()) {
            throw new IndexOutOfBoundsException("The validated collection index is invalid: " + index);
        }
        return collection;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IndexOutOfBoundsException if the check fails
     */
    public static <T extends Collection<?>> T validIndex(T collection, int index, String message, Object... values) {
        if (collection == null) {
            throw new NullPointerException("The validated object is null");
        }
        if (index < 0 || index >= collection.size()) {
            throw new IndexOutOfBoundsException(String.format(message, values));
        }
        return collection;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IndexOutOfBoundsException if the check fails
     */
    public static <T extends CharSequence> T validIndex(T chars, int index) {
        if (chars == null) {
            throw new NullPointerException("The validated object is null");
        }
        if (index < 0 || index >= chars.length()) {
            throw new IndexOutOfBoundsException("The validated character sequence index is invalid: " + index);
        }
        return chars;
    }

    /**
     * @throws NullPointerException if the check fails
     * @throws IndexOutOfBoundsException if the check fails
     */
    public static <T extends CharSequence> T validIndex(T chars, int index, String message, Object... values) {
        if (chars == null) {
            throw new NullPointerException("The validated object is null");
        }
        if (index < 0 || index >= chars.length()) {
            throw new IndexOutOfBoundsException(String.format(message, values));
        }
        return chars;
    }

    /** @throws IllegalStateException if the check fails */
    public static void validState(boolean expression) {
        if (!expression) {
            throw new IllegalStateException("The validated state is false");
        }
    }

    /** @throws IllegalStateException if the check fails */
    public static void validState(boolean expression, String message, Object... values) {
        if (!expression) {
            throw new IllegalStateException(String.format(message, values));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void matchesPattern(CharSequence input, String pattern) {
        if (!Pattern.matches(pattern, input)) {
            throw new IllegalArgumentException("The string " + input + " does not match the pattern " + pattern);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void matchesPattern(CharSequence input, String pattern, String message, Object... values) {
        if (!Pattern.matches(pattern, input)) {
            throw new IllegalArgumentException(String.format(message, values));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notNaN(double value) {
        if (Double.isNaN(value)) {
            throw new IllegalArgumentException("The validated value is not a number");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notNaN(double value, String message, Object... values) {
        if (Double.isNaN(value)) {
            throw new IllegalArgumentException(String.format(message, values));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void finite(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw new IllegalArgumentException("The value is invalid: " + value);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void finite(double value, String message, Object... values) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw new IllegalArgumentException(String.format(message, values));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static <T> void inclusiveBetween(T start, T end, Comparable<T> value) {
        if (value.compareTo(start) < 0 || value.compareTo(end) > 0) {
            throw new IllegalArgumentException(
                    "The value " + value + " is not in the specified inclusive range of " + start + " to " + end);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static <T> void inclusiveBetween(T start, T end, Comparable<T> value, String message, Object... values) {
        if (value.compareTo(start) < 0 || value.compareTo(end) > 0) {
            throw new IllegalArgumentException(String.format(message, values));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void inclusiveBetween(long start, long end, long value) {
        if (value < start || value > end) {
            throw new IllegalArgumentException(
                    "The value " + value + " is not in the specified inclusive range of " + start + " to " + end);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void inclusiveBetween(long start, long end, long value, String message) {
        if (value < start || value > end) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void inclusiveBetween(double start, double end, double value) {
        if (value < start || value > end) {
            throw new IllegalArgumentException(
                    "The value " + value + " is not in the specified inclusive range of " + start + " to " + end);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void inclusiveBetween(double start, double end, double value, String message) {
        if (value < start || value > end) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static <T> void exclusiveBetween(T start, T end, Comparable<T> value) {
        if (value.compareTo(start) <= 0 || value.compareTo(end) >= 0) {
            throw new IllegalArgumentException(
                    "The value " + value + " is not in the specified exclusive range of " + start + " to " + end);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static <T> void exclusiveBetween(T start, T end, Comparable<T> value, String message, Object... values) {
        if (value.compareTo(start) <= 0 || value.compareTo(end) >= 0) {
            throw new IllegalArgumentException(String.format(message, values));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void exclusiveBetween(long start, long end, long value) {
        if (value <= start || value >= end) {
            throw new IllegalArgumentException(
                    "The value " + value + " is not in the specified exclusive range of " + start + " to " + end);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void exclusiveBetween(long start, long end, long value, String message) {
        if (value <= start || value >= end) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void exclusiveBetween(double start, double end, double value) {
        if (value <= start || value >= end) {
            throw new IllegalArgumentException(
                    "The value " + value + " is not in the specified exclusive range of " + start + " to " + end);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void exclusiveBetween(double start, double end, double value, String message) {
        if (value <= start || value >= end) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isInstanceOf(Class<?> type, Object object) {
        if (!type.isInstance(object)) {
            throw new IllegalArgumentException("Expected type: " + type.getName());
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isInstanceOf(Class<?> type, Object object, String message, Object... values) {
        if (!type.isInstance(object)) {
            throw new IllegalArgumentException(String.format(message, values));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isAssignableFrom(Class<?> above, Class<?> type) {
        if (!above.isAssignableFrom(type)) {
            throw new IllegalArgumentException(
                    "Cannot assign a " + (type == null ? "null type" : type.getName()) + " to a " + above.getName());
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isAssignableFrom(Class<?> above, Class<?> type, String message, Object... values) {
        if (!above.isAssignableFrom(type)) {
            throw new IllegalArgumentException(String.format(message, values));
        }
    }
}
