package java.time.temporal;

import java.time.DateTimeException;

/** The values of a field: the ends may depend on other fields. */
public final class ValueRange {
    private final long smallest;
    private final long largestSmallest;
    private final long smallestLargest;
    private final long largest;

    private ValueRange(long smallest, long largestSmallest, long smallestLargest, long largest) {
        this.smallest = smallest;
        this.largestSmallest = largestSmallest;
        this.smallestLargest = smallestLargest;
        this.largest = largest;
        oxpecker.Oox.assume($constructed());
    }

    public static ValueRange of(long smallest, long largest) {
        return of(smallest, smallest, largest, largest);
    }

    public static ValueRange of(long smallest, long smallestLargest, long largest) {
        if (smallest > smallestLargest) {
            throw new IllegalArgumentException("Minimum value must be less than smallest maximum value");
        }
        return of(smallest, smallest, smallestLargest, largest);
    }

    public static ValueRange of(long smallest, long largestSmallest, long smallestLargest, long largest) {
        if (smallest > largestSmallest) {
            throw new IllegalArgumentException("Smallest minimum value must be less than largest minimum value");
        }
        if (smallestLargest > largest) {
            throw new IllegalArgumentException("Smallest maximum value must be less than largest maximum value");
        }
        if (largestSmallest > largest) {
            throw new IllegalArgumentException(smallest == largestSmallest && smallestLargest == largest ? "Minimum value must be less than maximum value" : "Largest minimum value must be less than largest maximum value");
        }
        return new ValueRange(smallest, largestSmallest, smallestLargest, largest);
    }

    public boolean isFixed() {
        return smallest == largestSmallest && smallestLargest == largest;
    }

    public long getMinimum() {
        return smallest;
    }

    public long getLargestMinimum() {
        return largestSmallest;
    }

    public long getSmallestMaximum() {
        return smallestLargest;
    }

    public long getMaximum() {
        return largest;
    }

    public boolean isIntValue() {
        return smallest >= Integer.MIN_VALUE && largest <= Integer.MAX_VALUE;
    }

    public boolean isValidValue(long value) {
        return value >= smallest && value <= largest;
    }

    public boolean isValidIntValue(long value) {
        return isIntValue() && isValidValue(value);
    }

    public long checkValidValue(long value, TemporalField field) {
        if (!isValidValue(value)) {
            throw new DateTimeException(problem(field, value));
        }
        return value;
    }

    public int checkValidIntValue(long value, TemporalField field) {
        if (!isValidIntValue(value)) {
            throw new DateTimeException(problem(field, value));
        }
        return (int) value;
    }

    private String problem(TemporalField field, long value) {
        String start = field == null ? "Invalid value" : "Invalid value for " + field;
        return start + " (valid values " + this + "): " + value;
    }

    public boolean equals(Object other) {
        return other instanceof ValueRange && sameAs((ValueRange) other);
    }

    private boolean sameAs(ValueRange other) {
        return smallest == other.smallest && largestSmallest == other.largestSmallest && smallestLargest == other.smallestLargest && largest == other.largest;
    }

    public int hashCode() {
        long hash = smallest + (largestSmallest << 16) + (largestSmallest >> 48) + (smallestLargest << 32) + (smallestLargest >> 32) + (largest << 48) + (largest >> 16);
        return (int) (hash ^ (hash >>> 32));
    }

    public String toString() {
        String low = smallest == largestSmallest ? "" + smallest : smallest + "/" + largestSmallest;
        return low + " - " + (smallestLargest == largest ? "" + largest : smallestLargest + "/" + largest);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return smallest <= largestSmallest && smallestLargest <= largest && largestSmallest <= largest;
    }
}
