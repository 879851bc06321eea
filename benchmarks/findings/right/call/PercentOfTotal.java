/** Shares of a total. */
public final class PercentOfTotal {
    private PercentOfTotal() {}

    private static int percent(int part, int whole) {
        if (whole == 0) {
            throw new ArithmeticException("the whole is zero");
        }
        return (int) (100L * part / whole);
    }

    /** The share of each part in percent; all zero if the parts are. */
    public static int[] shares(int[] parts) {
        int total = 0;
        for (int part : parts) {
            total += part;
        }
        int[] shares = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            shares[i] = total == 0 ? 0 : percent(parts[i], total);
        }
        return shares;
    }
}
