import java.util.function.Function;

/** Calls that may fail. */
public final class Retry {
    private Retry() {}

    /** The result of a call, tried again a number of times; null if it always fails. */
    public static String fetch(Function<String, String> source, String key, int attempts) {
        int tried = 0;
        while (tried < attempts) {
            try {
                return source.apply(key);
            } catch (IllegalStateException failure) {
                tried++;
            }
        }
        return null;
    }
}
