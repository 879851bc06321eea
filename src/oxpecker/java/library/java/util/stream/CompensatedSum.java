package java.util.stream;

/** A sum of doubles that keeps what rounding loses (Kahan), as streams add. */
final class CompensatedSum {
    private double high;
    private double lost;
    private double simple;
    private long count;

    void add(double value) {
        count++;
        simple += value;
        double corrected = value - lost;
        double sum = high + corrected;
        lost = (sum - high) - corrected;
        high = sum;
    }

    double sum() {
        double sum = high - lost;
        return Double.isNaN(sum) && Double.isInfinite(simple) ? simple : sum;
    }

    double average() {
        return count > 0 ? sum() / count : 0.0;
    }

    long count() {
        return count;
    }
}
