package androidx.core.util;

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
            throw new IllegalArgumentException(String.format(template, arguments));
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static <T extends CharSequence> T checkStringNotEmpty(T string) {
        if (string == null || string.length() == 0) {
            throw new IllegalArgumentException();
        }
        return string;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static <T extends CharSequence> T checkStringNotEmpty(T string, Object message) {
        if (string == null || string.length() == 0) {
            throw new IllegalArgumentException(String.valueOf(message));
        }
        return string;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static <T extends CharSequence> T checkStringNotEmpty(T string, String template, Object... arguments) {
        if (string == null || string.length() == 0) {
            throw new IllegalArgumentException(String.format(template, arguments));
        }
        return string;
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
            throw new NullPointerException(String.format(template, arguments));
        }
        return reference;
    }

    /** @throws IllegalStateException if the check fails */
    public static void checkState(boolean expression, String message) {
        if (!expression) {
            throw new IllegalStateException(message);
        }
    }

    /** @throws IllegalStateException if the check fails */
    public static void checkState(boolean expression) {
        if (!expression) {
            throw new IllegalStateException();
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static int checkFlagsArgument(int requested, int allowed) {
        if ((requested & allowed) != requested) {
            throw new IllegalArgumentException("Requested flags 0x" + Integer.toHexString(requested) + ", but only 0x" + Integer.toHexString(allowed) + " are allowed");
        }
        return requested;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static int checkArgumentNonnegative(int value, String message) {
        if (value < 0) {
            throw new IllegalArgumentException(message);
        }
        return value;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static int checkArgumentNonnegative(int value) {
        if (value < 0) {
            throw new IllegalArgumentException();
        }
        return value;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static int checkArgumentInRange(int value, int lower, int upper, String name) {
        if (value < lower || value > upper) {
            throw new IllegalArgumentException(name + " is out of range of [" + lower + ", " + upper + "]");
        }
        return value;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static long checkArgumentInRange(long value, long lower, long upper, String name) {
        if (value < lower || value > upper) {
            throw new IllegalArgumentException(name + " is out of range of [" + lower + ", " + upper + "]");
        }
        return value;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static float checkArgumentInRange(float value, float lower, float upper, String name) {
        if (Float.isNaN(value) || value < lower || value > upper) {
            throw new IllegalArgumentException(name + " is out of range of [" + lower + ", " + upper + "]");
        }
        return value;
    }

    /** @throws IllegalArgumentException if the check fails */
    public static double checkArgumentInRange(double value, double lower, double upper, String name) {
        if (Double.isNaN(value) || value < lower || value > upper) {
            throw new IllegalArgumentException(name + " is out of range of [" + lower + ", " + upper + "]");
        }
        return value;
    }
}
