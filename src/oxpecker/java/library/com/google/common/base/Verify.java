package com.google.common.base;

/** Checks of what a program itself has computed: callers are not to blame. */
public final class Verify {
    private Verify() {
    }

    public static void verify(boolean expression) {
        if (!expression) {
            throw new VerifyException();
        }
    }

    public static void verify(boolean expression, String template, Object... arguments) {
        if (!expression) {
            throw new VerifyException(Preconditions.formatted(template, arguments));
        }
    }

    public static <T> T verifyNotNull(T reference) {
        return verifyNotNull(reference, "expected a non-null reference");
    }

    public static <T> T verifyNotNull(T reference, String template, Object... arguments) {
        if (reference == null) {
            throw new VerifyException(Preconditions.formatted(template, arguments));
        }
        return reference;
    }
}
