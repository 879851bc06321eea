package java.math;

/** How many digits a result has, and how it is rounded. */
public final class MathContext implements java.io.Serializable {
    public static final MathContext UNLIMITED = new MathContext(0, RoundingMode.HALF_UP);
    public static final MathContext DECIMAL32 = new MathContext(7, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL64 = new MathContext(16, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL128 = new MathContext(34, RoundingMode.HALF_EVEN);

    final int precision;
    final RoundingMode roundingMode;

    public MathContext(int precision) {
        this(precision, RoundingMode.HALF_UP);
    }

    public MathContext(int precision, RoundingMode mode) {
        if (precision < 0) {
            throw new IllegalArgumentException("Digits < 0");
        }
        if (mode == null) {
            throw new NullPointerException("null RoundingMode");
        }
        this.precision = precision;
        this.roundingMode = mode;
    }

    public int getPrecision() {
        return precision;
    }

    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    public boolean equals(Object other) {
        return other instanceof MathContext && ((MathContext) other).precision == precision
            && ((MathContext) other).roundingMode == roundingMode;
    }

    public int hashCode() {
        return precision + roundingMode.hashCode() * 59;
    }

    public String toString() {
        return "precision=" + precision + " roundingMode=" + roundingMode;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return precision >= 0 && roundingMode != null;
    }
}
