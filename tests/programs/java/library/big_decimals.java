// Decimal numbers: scales, rounding, quotients, texts, and what is refused.
// prints: 0 0 0 1 0 0 0 0 0001
// prints: 0 0 0 0.0 0.0 0.000 0 0E+4 0
// prints: 0.0 0 0.00; 0.0 0 0.00; 0.0 0 0.00; 0.0 0 0.00; 0.0 0 0.00; 0.0 0 0.00; 0.0 0 0.00; 
// prints: 3 -3 0 0 0 0 0 -1false03[0, 0]
// prints: 3 -3 0 
// prints: -0.25 0.25 0.00 0E+2 0 0E+2 0 1false-0.250[0E+2, 0]
// prints: -0.25 0.25 0.00 0E+2
// prints: 1000 -1000 0 0 0 0 0 -1false01000[0, 0]
// prints: 1.00E+3 -1.00E+3 0 0
// prints: 0.00 0.00 2 1 0 0 2 0 0.000.000.000.01
// prints: 0 0 0 0.0 0.0 0.00000 0 0E+2 0.0000
// prints: 0.0 0.00 0.00; 0.0 0.00 0.00; 0.0 0.00 0.00; 0.0 0.00 0.00; 0.0 0.00 0.00; 0.0 0.00 0.00; 0.0 0.00 0.00; 
// prints: 3.00 -3.00 0.00 0.00 0.00 0.00 0.00 -1false0.003[0.00, 0.00]
// prints: 3.00 -3.00 0.00 
// prints: -0.25 0.25 0.0000 0 0.00 0 0.00 1false-0.250.00[0, 0.00]
// prints: -0.25 0.25 0.0000 0
// prints: 1000.00 -1000.00 0.00 0.00 0.00 0.00 0.00 -1false0.001000[0.00, 0.00]
// prints: 1.00E+3 -1.00E+3 0.00 0.00
// prints: -1 -1 0 1 -1 -1 -31 -1 11-11
// prints: -1 -1 -1 -1.0 -1.0 -0.001 -100 -1E+4 1
// prints: -1.0 -1 1.43; -1.0 -1 1.42; -1.0 -1 1.43; -1.0 -1 1.42; -1.0 -1 1.43; -1.0 -1 1.43; -1.0 -1 1.43; 
// prints: 2 -4 -3 -0.3333333 0 0 -1 -1false-13[0, -1]
// prints: 2 -4 -3 
// prints: -1.25 -0.75 0.25 4 4 4 0.00 -1false-1-0.25[4, 0.00]
// prints: -1.25 -0.75 0.25 4
// prints: 999 -1001 -1000 -0.001 0 0 -1 -1false-11000[0, -1]
// prints: 999 -1.00E+3 -1.00E+3 -0.001
// prints: 12.50 12.50 2 4 1250 1 38752 12.5 -12.5012.5012.500.01
// prints: 12 12 12 12.5 12.5 0.01250 1250 1.250E+5 156.2500
// prints: 12.5 13 -17.86; 12.5 12 -17.85; 12.5 13 -17.85; 12.5 12 -17.86; 12.5 13 -17.86; 12.5 12 -17.86; 12.5 12 -17.86; 
// prints: 15.50 9.50 37.50 4.166667 4.17 4.00 0.50 1false312.50[4.00, 0.50]
// prints: 15.5 9.50 37.5 
// prints: 12.25 12.75 -3.1250 -50 -50.00 -50 0.00 1false-0.2512.50[-50, 0.00]
// prints: 12.3 12.8 -3.13 -50
// prints: 1012.50 -987.50 12500.00 0.0125 0.01 0.00 12.50 -1false12.501000[0.00, 12.50]
// prints: 1.01E+3 -988 1.25E+4 0.0125
// prints: 1E+3 1000 -3 1 1 1 28 1E+3 -1E+31E+31E+31E+3
// prints: 1000 1000 1000 1000.0 1000.0 1 100000 1E+7 1E+6
// prints: 1000.0 1E+3 -1428.58; 1000.0 1E+3 -1428.57; 1000.0 1E+3 -1428.57; 1000.0 1E+3 -1428.58; 1000.0 1E+3 -1428.57; 1000.0 1E+3 -1428.57; 1000.0 1E+3 -1428.57; 
// prints: 1003 997 3E+3 333.3333 0E+3 333 1 1false31E+3[333, 1]
// prints: 1.00E+3 997 3E+3 
// prints: 999.75 1000.25 -2.5E+2 -4E+3 -4E+3 -4E+3 0E+1 1false-0.251E+3[-4E+3, 0E+1]
// prints: 1.00E+3 1.00E+3 -2.5E+2 -4E+3
// prints: 2000 0 1.000E+6 1 0E+3 1 0 0false1E+31E+3[1, 0]
// prints: 2.00E+3 0 1.00E+6 1
// prints: -1.234E-7 -0.0000001234 10 4 -1234 -1 -38244 -1.234E-7 1.234E-71.234E-7-1.234E-71E-10
// prints: 0 0 0 -1.234E-7 -1.234E-7 -1.234E-10 -0.00001234 -0.001234 1.522756E-14
// prints: -0.1 -1.3E-7 0.01; 0.0 -1.2E-7 0.00; 0.0 -1.2E-7 0.01; -0.1 -1.3E-7 0.00; 0.0 -1.2E-7 0.00; 0.0 -1.2E-7 0.00; 0.0 -1.2E-7 0.00; 
// prints: 2.9999998766 -3.0000001234 -3.702E-7 -4.113333E-8 -4.11E-8 0E-10 -1.234E-7 -1false-1.234E-73[0E-10, -1.234E-7]
// prints: 3.00 -3.00 -3.70E-7 
// prints: -0.2500001234 0.2499998766 3.0850E-8 4.936E-7 4.936E-7 0E-8 -1.234E-7 1false-0.25-1.234E-7[0E-8, -1.234E-7]
// prints: -0.250 0.250 3.09E-8 4.936E-7
// prints: 999.9999998766 -1000.0000001234 -0.0001234000 -1.234E-10 -1E-10 0E-10 -1.234E-7 -1false-1.234E-71000[0E-10, -1.234E-7]
// prints: 1.00E+3 -1.00E+3 -0.000123 -1.234E-10
// prints: 123456789012345678901.5 123456789012345678901.5 1 22 1234567890123456789015 1 494185875 123456789012345678901.5 -123456789012345678901.5123456789012345678901.5123456789012345678901.50.1
// prints: 123456789012345678901 -5670419503621182411 792095797 1.2345678901234568E20 1.2345679E20 123456789012345678.9015 12345678901234567890150 1.234567890123456789015E+24 15241578753238836750560890354538942246702.25
// prints: 123456789012345678901.5 1.3E+20 -176366841446208112716.43; 123456789012345678901.5 1.2E+20 -176366841446208112716.42; 123456789012345678901.5 1.3E+20 -176366841446208112716.42; 123456789012345678901.5 1.2E+20 -176366841446208112716.43; 123456789012345678901.5 1.2E+20 -176366841446208112716.43; 123456789012345678901.5 1.2E+20 -176366841446208112716.43; 123456789012345678901.5 1.2E+20 -176366841446208112716.43; 
// prints: 123456789012345678904.5 123456789012345678898.5 370370367037037036704.5 4.115226E+19 41152263004115226300.5 41152263004115226300.0 1.5 1false3123456789012345678901.5[41152263004115226300.0, 1.5]
// prints: 1.23E+20 1.23E+20 3.70E+20 
// prints: 123456789012345678901.25 123456789012345678901.75 -30864197253086419725.375 -4.938272E+20 -493827156049382715606.0 -493827156049382715606 0.00 1false-0.25123456789012345678901.5[-493827156049382715606, 0.00]
// prints: 1.23E+20 1.23E+20 -3.09E+19 -493827156049382715606
// prints: 123456789012345679901.5 123456789012345677901.5 123456789012345678901500.0 1.234568E+17 123456789012345678.9 123456789012345678.0 901.5 1false1000123456789012345678901.5[123456789012345678.0, 901.5]
// prints: 1.23E+20 1.23E+20 1.23E+23 123456789012345678.9015
// prints: 99.995 99.995 3 5 99995 1 3099848 99.995 -99.99599.99599.9950.001
// prints: 99 99 99 99.995 99.995 0.099995 9999.5 9.9995E+5 9999.000025
// prints: 100.0 1.0E+2 -142.85; 99.9 99 -142.85; 100.0 1.0E+2 -142.85; 99.9 99 -142.85; 100.0 1.0E+2 -142.85; 100.0 1.0E+2 -142.85; 100.0 1.0E+2 -142.85; 
// prints: 102.995 96.995 299.985 33.33167 33.332 33.000 0.995 1false399.995[33.000, 0.995]
// prints: 103 97.0 300 
// prints: 99.745 100.245 -24.99875 -399.98 -399.980 -399.0 0.245 1false-0.2599.995[-399.0, 0.245]
// prints: 99.7 100 -25.0 -399.98
// prints: 1099.995 -900.005 99995.000 0.099995 0.100 0.000 99.995 -1false99.9951000[0.000, 99.995]
// prints: 1.10E+3 -900 1.00E+5 0.099995
// prints: 1E-9 0.000000001 9 1 1 1 40 1E-9 -1E-91E-91E-91E-9
// prints: 0 0 0 1.0E-9 1.0E-9 1E-12 1E-7 0.00001 1E-18
// prints: 0.1 1E-9 -0.01; 0.0 1E-9 0.00; 0.1 1E-9 0.00; 0.0 1E-9 -0.01; 0.0 1E-9 0.00; 0.0 1E-9 0.00; 0.0 1E-9 0.00; 
// prints: 3.000000001 -2.999999999 3E-9 3.333333E-10 0E-9 0E-9 1E-9 -1false1E-93[0E-9, 1E-9]
// prints: 3.00 -3.00 3E-9 
// prints: -0.249999999 0.250000001 -2.5E-10 -4E-9 -4E-9 0E-7 1E-9 1false-0.251E-9[0E-7, 1E-9]
// prints: -0.250 0.250 -2.5E-10 -4E-9
// prints: 1000.000000001 -999.999999999 0.000001000 1E-12 0E-9 0E-9 1E-9 -1false1E-91000[0E-9, 1E-9]
// prints: 1.00E+3 -1.00E+3 0.00000100 1E-12
// prints: 0.1000000000000000055511151231257827021181583404541015625 0.1 2.5 7 99999999999999991611392 -3.5
// prints: 1.2E+2 1.2E+4 1.23E+4 1.3 100.0101E+31.555
// prints: 1.000 1E+1 3.34 1.0-11.21.24
// prints: 42 4242
// prints: precision=5 roundingMode=FLOOR 5FLOORfalsetrueprecision=34 roundingMode=HALF_EVENHALF_EVENUP
// prints: java.lang.ArithmeticException: Non-terminating decimal expansion; no exact representable decimal result.
// prints: java.lang.ArithmeticException: Division by zero
// prints: java.lang.ArithmeticException: Division undefined
// prints: java.lang.ArithmeticException: / by zero
// prints: java.lang.ArithmeticException: Division by zero
// prints: java.lang.ArithmeticException: Rounding necessary
// prints: java.lang.NumberFormatException: Infinite or NaN
// prints: java.lang.ArithmeticException: Invalid operation
// prints: java.lang.ArithmeticException: Rounding necessary
// prints: java.lang.ArithmeticException: Overflow
// prints: java.lang.ArithmeticException: Overflow
// prints: java.lang.IllegalArgumentException: argument out of range
// prints: java.lang.IllegalArgumentException: Digits < 0
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;

class Main {
    interface Action {
        Object run();
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        String[] texts = {"0", "0.00", "-1", "12.50", "1E+3", "-0.0000001234", "123456789012345678901.5", "99.995", "1e-9"};
        for (String text : texts) {
            BigDecimal n = new BigDecimal(text);
            System.out.println(n + " " + n.toPlainString() + " " + n.scale() + " " + n.precision() + " " + n.unscaledValue() + " " + n.signum() + " " + n.hashCode() + " " + n.stripTrailingZeros() + " " + n.negate() + n.abs() + n.plus() + n.ulp());
            System.out.println(n.toBigInteger() + " " + n.longValue() + " " + n.intValue() + " " + n.doubleValue() + " " + n.floatValue() + " " + n.movePointLeft(3) + " " + n.movePointRight(2) + " " + n.scaleByPowerOfTen(4) + " " + n.pow(2));
            for (RoundingMode mode : RoundingMode.values()) {
                if (mode != RoundingMode.UNNECESSARY) {
                    System.out.print(n.setScale(1, mode) + " " + n.round(new MathContext(2, mode)) + " " + n.divide(new BigDecimal("-0.7"), 2, mode) + "; ");
                }
            }
            System.out.println();
            for (String second : new String[] {"3", "-0.25", "1000"}) {
                BigDecimal m = new BigDecimal(second);
                System.out.println(n.add(m) + " " + n.subtract(m) + " " + n.multiply(m) + " " + n.divide(m, MathContext.DECIMAL32) + " " + n.divide(m, RoundingMode.HALF_UP) + " " + n.divideToIntegralValue(m) + " " + n.remainder(m) + " " + n.compareTo(m) + n.equals(m) + n.min(m) + n.max(m) + Arrays.toString(n.divideAndRemainder(m)));
                System.out.println(n.add(m, new MathContext(3)) + " " + n.subtract(m, new MathContext(3)) + " " + n.multiply(m, new MathContext(3)) + " " + (second.equals("3") ? "" : n.divide(m)));
            }
        }
        made();
        refused();
    }

    static void made() {
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + BigDecimal.valueOf(25, 1) + " " + BigDecimal.valueOf(7) + " " + new BigDecimal(1e23) + " " + new BigDecimal(-3.5));
        System.out.println(new BigDecimal("123.45", new MathContext(2)) + " " + new BigDecimal(12345, new MathContext(2)) + " " + new BigDecimal(12345L, new MathContext(3)) + " " + new BigDecimal(1.25, new MathContext(2)) + " " + new BigDecimal(BigInteger.TEN) + new BigDecimal(BigInteger.TEN, 3) + new BigDecimal(BigInteger.valueOf(987), new MathContext(1)) + new BigDecimal(new char[] {'1', '.', '5'}) + new BigDecimal(5) + new BigDecimal(5L));
        System.out.println(BigDecimal.ONE.setScale(3) + " " + BigDecimal.TEN.setScale(-1, BigDecimal.ROUND_HALF_UP) + " " + BigDecimal.TEN.divide(new BigDecimal(3), 2, BigDecimal.ROUND_UP) + " " + BigDecimal.ZERO.add(new BigDecimal("1.0")) + BigDecimal.ONE.negate(MathContext.DECIMAL64) + new BigDecimal("-1.239").abs(new MathContext(2)) + new BigDecimal("1.239").plus(new MathContext(3)));
        System.out.println(new BigDecimal("42.0").toBigIntegerExact() + " " + new BigDecimal("42.0").longValueExact() + new BigDecimal("42.0").intValueExact());
        MathContext context = new MathContext(5, RoundingMode.FLOOR);
        System.out.println(context + " " + context.getPrecision() + context.getRoundingMode() + context.equals(new MathContext(5)) + (context.hashCode() == context.hashCode()) + MathContext.DECIMAL128 + RoundingMode.valueOf(6) + RoundingMode.valueOf("UP"));
    }

    static void refused() {
        attempt(() -> BigDecimal.ONE.divide(new BigDecimal(3)));
        attempt(() -> BigDecimal.ONE.divide(BigDecimal.ZERO));
        attempt(() -> BigDecimal.ZERO.divide(BigDecimal.ZERO));
        attempt(() -> BigDecimal.ONE.divide(BigDecimal.ZERO, 2, RoundingMode.UP));
        attempt(() -> BigDecimal.ONE.divide(BigDecimal.ZERO, MathContext.DECIMAL32));
        attempt(() -> new BigDecimal("1.25").setScale(1));
        attempt(() -> new BigDecimal(Double.NaN));
        attempt(() -> BigDecimal.ONE.pow(-1));
        attempt(() -> new BigDecimal("1.5").toBigIntegerExact());
        attempt(() -> new BigDecimal("1E+20").longValueExact());
        attempt(() -> new BigDecimal("3000000000").intValueExact());
        attempt(() -> RoundingMode.valueOf(9));
        attempt(() -> new MathContext(-1));
    }

    static void sums(BigDecimal a) {      // check Main.sums: valid within bounds
        if (a != null && a.scale() == 2) {
            assert a.add(BigDecimal.ONE).subtract(BigDecimal.ONE).equals(a);
        }
    }

    static BigDecimal third(BigDecimal a) {
        return a == null || a.scale() != 0 ? a : a.divide(new BigDecimal(3));      // check Main.third: invalid, exception here
    }

    static void rounded(long cents) {      // check Main.rounded: valid
        BigDecimal amount = BigDecimal.valueOf(cents, 2).setScale(1, RoundingMode.FLOOR);
        assert amount.compareTo(BigDecimal.valueOf(cents, 2)) <= 0;
    }
}
