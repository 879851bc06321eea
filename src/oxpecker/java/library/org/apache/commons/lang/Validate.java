package org.apache.commons.lang;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;

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
    public static void isTrue(boolean expression, String message) {
        if (!expression) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isTrue(boolean expression, String message, Object value) {
        if (!expression) {
            throw new IllegalArgumentException(message + value);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isTrue(boolean expression, String message, long value) {
        if (!expression) {
            throw new IllegalArgumentException(message + value);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void isTrue(boolean expression, String message, double value) {
        if (!expression) {
            throw new IllegalArgumentException(message + value);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notNull(Object object) {
        if (object == null) {
            throw new IllegalArgumentException("The validated object is null");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notNull(Object object, String message) {
        if (object == null) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Object[] array) {
        if (array == null || array.length == 0) {
            throw new IllegalArgumentException("The validated array is empty");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Object[] array, String message) {
        if (array == null || array.length == 0) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Collection collection) {
        if (collection == null || collection.isEmpty()) {
            throw new IllegalArgumentException("The validated collection is empty");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Collection collection, String message) {
        if (collection == null || collection.isEmpty()) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Map map) {
        if (map == null || map.isEmpty()) {
            throw new IllegalArgumentException("The validated map is empty");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(Map map, String message) {
        if (map == null || map.isEmpty()) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(String text) {
        if (text == null || text.length() == 0) {
            throw new IllegalArgumentException("The validated string is empty");
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void notEmpty(String text, String message) {
        if (text == null || text.length() == 0) {
            throw new IllegalArgumentException(message);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void noNullElements(Object[] array) {
        notNull(array);
        for (int place = 0; place < array.length; place++) {
            if (array[place] == null) {
                throw new IllegalArgumentException("The validated array contains null element at index: " + place);
            }
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void noNullElements(Object[] array, String message) {
        notNull(array);
        for (int place = 0; place < array.length; place++) {
            if (array[place] == null) {
                throw new IllegalArgumentException(message);
            }
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void noNullElements(Collection collection) {
        notNull(collection);
        Iterator iterator = collection.iterator();
        for (int place = 0; iterator.hasNext(); place++) {
            if (iterator.next() == null) {
                throw new IllegalArgumentException("The validated collection contains null element at index: " + place);
            }
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void noNullElements(Collection collection, String message) {
        notNull(collection);
        Iterator iterator = collection.iterator();
        for (int place = 0; iterator.hasNext(); place++) {
            if (iterator.next() == null) {
                throw new IllegalArgumentException(message);
            }
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void allElementsOfType(Collection collection, Class type, String message) {
        notNull(collection);
        notNull(type);
        Iterator iterator = collection.iterator();
        for (int place = 0; iterator.hasNext(); place++) {
            if (!type.isInstance(iterator.next())) {
                throw new IllegalArgumentException(message);
            }
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void allElementsOfType(Collection collection, Class type) {
        notNull(collection);
        notNull(type);
        Iterator iterator = collection.iterator();
        for (int place = 0; iterator.hasNext(); place++) {
            if (!type.isInstance(iterator.next())) {
                throw new IllegalArgumentException(
                        "The validated collection contains an element not of type " + type.getName()
                        + " at index: " + place);
            }
        }
    }
}
