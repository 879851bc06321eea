package com.google.common.base;

public final class Preconditions {
    private Preconditions() {
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void checkArgument(boolean expression) {
        if (!expression) {
            throw new IllegalArgumentException();
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void checkArgument(boolean expression, Object message) {
        if (!expression) {
            throw new IllegalArgumentException(String.valueOf(message));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void checkArgument(boolean expression, String template, Object... arguments) {
        if (!expression) {
            throw new IllegalArgumentException(formatted(template, arguments));
        }
    }

    /** @throws IllegalStateException if the check fails */
    public static void checkState(boolean expression) {
        if (!expression) {
            throw new IllegalStateException();
        }
    }

    /** @throws IllegalStateException if the check fails */
    public static void checkState(boolean expression, Object message) {
        if (!expression) {
            throw new IllegalStateException(String.valueOf(message));
        }
    }

    /** @throws IllegalStateException if the check fails */
    public static void checkState(boolean expression, String template, Object... arguments) {
        if (!expression) {
            throw new IllegalStateException(formatted(template, arguments));
        }
    }

    /** @throws NullPointerException if the check fails */
    public static <T> T checkNotNull(T reference) {
        if (reference == null) {
            throw new NullPointerException();
        }
        return reference;
    }

    /** @throws NullPointerException if the check fails */
    public static <T> T checkNotNull(T reference, Object message) {
        if (reference == null) {
            throw new NullPointerException(String.valueOf(message));
        }
        return reference;
    }

    /** @throws NullPointerException if the check fails */
    public static <T> T checkNotNull(T reference, String template, Object... arguments) {
        if (reference == null) {
            throw new NullPointerException(formatted(template, arguments));
        }
        return reference;
    }

    /**
     * @throws IndexOutOfBoundsException if the check fails
     * @throws IllegalArgumentException if the size is negative
     */
    public static int checkElementIndex(int index, int size) {
        return checkElementIndex(index, size, "index");
    }

    /**
     * @throws IndexOutOfBoundsException if the check fails
     * @throws IllegalArgumentException if the size is negative
     */
    public static int checkElementIndex(int index, int size, String description) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(outside(index, size, description, "less than"));
        }
        return index;
    }

    /**
     * @throws IndexOutOfBoundsException if the check fails
     * @throws IllegalArgumentException if the size is negative
     */
    public static int checkPositionIndex(int index, int size) {
        return checkPositionIndex(index, size, "index");
    }

    /**
     * @throws IndexOutOfBoundsException if the check fails
     * @throws IllegalArgumentException if the size is negative
     */
    public static int checkPositionIndex(int index, int size, String description) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException(outside(index, size, description, "greater than"));
        }
        return index;
    }

    /**
     * @throws IndexOutOfBoundsException if the check fails
     * @throws IllegalArgumentException if the size is negative
     */
    public static void checkPositionIndexes(int start, int end, int size) {
        if (start < 0 || end < start || end > size) {
            throw new IndexOutOfBoundsException(wrong(start, end, size));
        }
    }

    private static String outside(int index, int size, String description, String bound) {
        if (index < 0) {
            return description + " (" + index + ") must not be negative";
        }
        if (size < 0) {
            throw new IllegalArgumentException("negative size: " + size);
        }
        String must = bound.equals("less than") ? "must be less than" : "must not be greater than";
        return description + " (" + index + ") " + must + " size (" + size + ")";
    }

    private static String wrong(int start, int end, int size) {
        if (start < 0 || start > size) {
            return outside(start, size, "start index", "greater than");
        }
        if (end < 0 || end > size) {
            return outside(end, size, "end index", "greater than");
        }
        return "end index (" + end + ") must not be less than start index (" + start + ")";
    }

    /** The arguments in the places of `%s`; those that have none stand at the end, in brackets. */
    static String formatted(String template, Object[] arguments) {
        String text = String.valueOf(template);
        StringBuilder built = new StringBuilder();
        int from = 0;
        int used = 0;
        while (used < arguments.length) {
            int place = text.indexOf("%s", from);
            if (place < 0) {
                break;
            }
            built.append(text, from, place).append(arguments[used++]);
            from = place + 2;
        }
        built.append(text, from, text.length());
        if (used < arguments.length) {
            built.append(" [").append(arguments[used++]);
            while (used < arguments.length) {
                built.append(", ").append(arguments[used++]);
            }
            built.append(']');
        }
        return built.toString();
    }
}
