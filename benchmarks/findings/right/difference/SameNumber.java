/** Compares boxed numbers. */
public final class SameNumber {
    private SameNumber() {}

    /** Whether two numbers are equal; null is equal to null only. */
    public static boolean isSame(Integer one, Integer two) {
        if (one == null || two == null) {
            return one == null && two == null;
        }
        return one.equals(two);
    }
}
