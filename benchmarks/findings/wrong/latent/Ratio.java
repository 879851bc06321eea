/** Ratios, for use within this package. */
final class Ratio {
    private Ratio() {}

    /** The share in percent; the whole is not zero. */
    static int percent(int part, int whole) {
        return (int) (100L * part / whole);
    }
}
