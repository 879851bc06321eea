package kotlin.jvm.internal;

public class Intrinsics {
    private Intrinsics() {
    }

    /** @throws NullPointerException if the check fails */
    public static void checkNotNull(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
    }

    /** @throws NullPointerException if the check fails */
    public static void checkNotNull(Object value, String message) {
        if (value == null) {
            throw new NullPointerException(message);
        }
    }

    /** @throws NullPointerException if the check fails */
    public static void checkNotNullParameter(Object value, String name) {
        if (value == null) {
            throw new NullPointerException("Parameter specified as non-null is null: parameter " + name);
        }
    }

    /** @throws IllegalArgumentException if the check fails */
    public static void checkParameterIsNotNull(Object value, String name) {
        if (value == null) {
            throw new IllegalArgumentException("Parameter specified as non-null is null: parameter " + name);
        }
    }

    /** @throws IllegalStateException if the check fails */
    public static void checkExpressionValueIsNotNull(Object value, String expression) {
        if (value == null) {
            throw new IllegalStateException(expression + " must not be null");
        }
    }

    /** @throws NullPointerException if the check fails */
    public static void checkNotNullExpressionValue(Object value, String expression) {
        if (value == null) {
            throw new NullPointerException(expression + " must not be null");
        }
    }

    /** @throws IllegalStateException if the check fails */
    public static void checkReturnedValueIsNotNull(Object value, String message) {
        if (value == null) {
            throw new IllegalStateException(message);
        }
    }

    /** @throws IllegalStateException if the check fails */
    public static void checkFieldIsNotNull(Object value, String message) {
        if (value == null) {
            throw new IllegalStateException(message);
        }
    }

    public static boolean areEqual(Object first, Object second) {
        return first == null ? second == null : first.equals(second);
    }

    public static String stringPlus(String self, Object other) {
        return self + other;
    }

    public static int compare(int first, int second) {
        return first < second ? -1 : first == second ? 0 : 1;
    }

    public static int compare(long first, long second) {
        return first < second ? -1 : first == second ? 0 : 1;
    }
}
