package java.util;

import java.util.function.DoubleConsumer;

public class DoubleSummaryStatistics implements DoubleConsumer {
    private long count;
    private double high;
    private double lost;
    private double simple;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    public DoubleSummaryStatistics() {
    }

    public void accept(double value) {
        count++;
        simple += value;
        add(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    /** What rounding loses is kept apart (Kahan). */
    private void add(double value) {
        double corrected = value - lost;
        double sum = high + corrected;
        lost = (sum - high) - corrected;
        high = sum;
    }

    public void combine(DoubleSummaryStatistics other) {
        count += other.count;
        simple += other.simple;
        add(other.high);
        add(-other.lost);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    public final long getCount() {
        return count;
    }

    public final double getSum() {
        double sum = high - lost;
        return Double.isNaN(sum) && Double.isInfinite(simple) ? simple : sum;
    }

    public final double getMin() {
        return min;
    }

    public final double getMax() {
        return max;
    }

    public final double getAverage() {
        return count > 0 ? getSum() / count : 0.0;
    }

    public String toString() {
        return String.format("%s{count=%d, sum=%f, min=%f, average=%f, max=%f}", "DoubleSummaryStatistics", count, getSum(),
            min, getAverage(), max);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return count > 0 || count == 0 && min == Double.POSITIVE_INFINITY && max == Double.NEGATIVE_INFINITY;
    }
}
