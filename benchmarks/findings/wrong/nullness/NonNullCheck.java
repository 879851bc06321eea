/** Greetings. */
public final class NonNullCheck {
    @interface NotNull {}

    @interface Nullable {}

    private NonNullCheck() {}

    private static String hello(@NotNull String name) {
        return "hello ".concat(name);
    }

    /** Greets somebody whose name may be unknown. */
    public static String greet(@Nullable String name) {
        return hello(name);
    }
}
