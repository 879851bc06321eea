package org.springframework.util;

import java.util.Collection;
import java.util.Map;
import java.util.function.Supplier;

public abstract class Assert {
    public Assert() {
    }

    /** @throws IllegalStateException if the check fails */
    public static void state(boolean expression) {
        if (!expression) {
            throw new IllegalStateException("[Assertion failed] - this state invariant must be true");
        }
    }

    /** @throws IllegalStateException if the check fails */
    public static void state(boolean expression, String message) {
        if (!expression) {
            throw new IllegalStateException(message);
        }
    }

    /** @throws IllegalStateException if the check fails */
    public static void state(boolean expression, Supplier<String> supplier) {
        if (!expression) {
            throw new IllegalStateException(supplier == null ? null : supplier.get());
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isTrue(boolean expression) {
        if (!expression) {
            throw new IllegalArgumentException("[Assertion failed] - this expression must be true");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isTrue(boolean expression, String message) {
        if (!expression) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isTrue(boolean expression, Supplier<String> supplier) {
        if (!expression) {
            throw new IllegalArgumentException(supplier == null ? null : supplier.get());
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isNull(Object object) {
        if (object != null) {
            throw new IllegalArgumentException("[Assertion failed] - the object argument must be null");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isNull(Object object, String message) {
        if (object != null) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isNull(Object object, Supplier<String> supplier) {
        if (object != null) {
            throw new IllegalArgumentException(supplier == null ? null : supplier.get());
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notNull(Object object) {
        if (object == null) {
            throw new IllegalArgumentException("[Assertion failed] - this argument is required; it must not be null");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notNull(Object object, String message) {
        if (object == null) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notNull(Object object, Supplier<String> supplier) {
        if (object == null) {
            throw new IllegalArgumentException(supplier == null ? null : supplier.get());
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void hasLength(String text) {
        if (text == null || text.isEmpty()) {
            throw new IllegalArgumentException(
                    "[Assertion failed] - this String argument must have length; it must not be null or empty");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void hasLength(String text, String message) {
        if (text == null || text.isEmpty()) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void hasLength(String text, Supplier<String> supplier) {
        if (text == null || text.isEmpty()) {
            throw new IllegalArgumentException(supplier == null ? null : supplier.get());
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void hasText(String text) {
        if (text == null || text.isBlank()) {
            throw new IllegalArgumentException(
                    "[Assertion failed] - this String argument must have text; it must not be null, empty, or blank");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void hasText(String text, String message) {
        if (text == null || text.isBlank()) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void hasText(String text, Supplier<String> supplier) {
        if (text == null || text.isBlank()) {
            throw new IllegalArgumentException(supplier == null ? null : supplier.get());
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void doesNotContain(String text, String part) {
        if (text != null && !text.isEmpty() && part != null && !part.isEmpty() && text.contains(part)) {
            throw new IllegalArgumentException(
                    "[Assertion failed] - this String argument must not contain the substring");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void doesNotContain(String text, String part, String message) {
        if (text != null && !text.isEmpty() && part != null && !part.isEmpty() && text.contains(part)) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void doesNotContain(String text, String part, Supplier<String> supplier) {
        if (text != null && !text.isEmpty() && part != null && !part.isEmpty() && text.contains(part)) {
            throw new IllegalArgumentException(supplier == null ? null : supplier.get());
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Object[] array) {
        if (array == null || array.length == 0) {
            throw new IllegalArgumentException(
                    "[Assertion failed] - this array must not be empty: it must contain at least 1 element");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Object[] array, String message) {
        if (array == null || array.length == 0) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Object[] array, Supplier<String> supplier) {
        if (array == null || array.length == 0) {
            throw new IllegalArgumentException(supplier == null ? null : supplier.get());
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Collection<?> collection) {
        if (collection == null || collection.isEmpty()) {
            throw new IllegalArgumentException(
                    "[Assertion failed] - this collection must not be empty: it must contain at least 1 element");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Collection<?> collection, String message) {
        if (collection == null || collection.isEmpty()) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Collection<?> collection, Supplier<String> supplier) {
        if (collection == null || collection.isEmpty()) {
            throw new IllegalArgumentException(supplier == null ? null : supplier.get());
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Map<?, ?> map) {
        if (map == null || map.isEmpty()) {
            throw new IllegalArgumentException(
                    "[Assertion failed] - this map must not be empty; it must contain at least one entry");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Map<?, ?> map, String message) {
        if (map == null || map.isEmpty()) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Map<?, ?> map, Supplier<String> supplier) {
        if (map == null || map.isEmpty()) {
            throw new IllegalArgumentException(supplier == null ? null : supplier.get());
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void noNullElements(Object[] array) {
        if (array != null) {
            for (Object each : array) {
                if (each == null) {
                    throw new IllegalArgumentException(
                            "[Assertion failed] - this array must not contain any null elements");
                }
            }
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void noNullElements(Object[] array, String message) {
        if (array != null) {
            for (Object each : array) {
                if (each == null) {
                    throw new IllegalArgumentException(message);
                }
            }
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void noNullElements(Object[] array, Supplier<String> supplier) {
        if (array != null) {
            for (Object each : array) {
                if (each == null) {
                    throw new IllegalArgumentException(supplier == null ? null : supplier.get());
                }
            }
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void noNullElements(Collection<?> collection) {
        if (collection != null) {
            for (Object each : collection) {
                if (each == null) {
                    throw new IllegalArgumentException(
                            "[Assertion failed] - this collection must not contain any null elements");
                }
            }
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void noNullElements(Collection<?> collection, String message) {
        if (collection != null) {
            for (Object each : collection) {
                if (each == null) {
                    throw new IllegalArgumentException(message);
                }
            }
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void noNullElements(Collection<?> collection, Supplier<String> supplier) {
        if (collection != null) {
            for (Object each : collection) {
                if (each == null) {
                    throw new IllegalArgumentException(supplier == null ? null : supplier.get());
                }
            }
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isInstanceOf(Class<?> type, Object object) {
        isInstanceOf(type, object, "");
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isInstanceOf(Class<?> type, Object object, String message) {
        notNull(type, "Type to check against must not be null");
        if (!type.isInstance(object)) {
            throw new IllegalArgumentException(noInstance(type, object, message));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isInstanceOf(Class<?> type, Object object, Supplier<String> supplier) {
        notNull(type, "Type to check against must not be null");
        if (!type.isInstance(object)) {
            throw new IllegalArgumentException(noInstance(type, object, supplier == null ? null : supplier.get()));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isAssignable(Class<?> above, Class<?> below) {
        isAssignable(above, below, "");
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isAssignable(Class<?> above, Class<?> below, String message) {
        notNull(above, "Supertype to check against must not be null");
        if (below == null || !above.isAssignableFrom(below)) {
            throw new IllegalArgumentException(notAssignable(above, below, message));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isAssignable(Class<?> above, Class<?> below, Supplier<String> supplier) {
        notNull(above, "Supertype to check against must not be null");
        if (below == null || !above.isAssignableFrom(below)) {
            throw new IllegalArgumentException(notAssignable(above, below, supplier == null ? null : supplier.get()));
        }
    }

    private static String noInstance(Class<?> type, Object object, String message) {
        String name = object == null ? "null" : object.getClass().getName();
        return explained(message, name, "Object of class [" + name + "] must be an instance of " + type);
    }

    private static String notAssignable(Class<?> above, Class<?> below, String message) {
        return explained(message, String.valueOf(below), below + " is not assignable to " + above);
    }

    /** A message that ends with a separator introduces the explanation. */
    private static String explained(String message, String name, String explanation) {
        if (message == null || message.isEmpty()) {
            return explanation;
        }
        char last = message.charAt(message.length() - 1);
        if (last == ':' || last == ';' || last == ',' || last == '.') {
            return message + " " + explanation;
        }
        return message + (last == ' ' ? "" : ": ") + name;
    }
}
