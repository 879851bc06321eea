class FloatPrintsWhole {
    public static void main(String[] args) {
        System.out.println(1.0);
        System.out.println(100.0f);
        System.out.println(1e7);
        System.out.println(9999999.0);
        System.out.println(1e-3);
        System.out.println(0.00099999);
        System.out.println(1.0E10f);
    }
}

class FloatPrintsSpecial {
    public static void main(String[] args) {
        System.out.println(0.0 / 0.0);
        System.out.println(1.0 / 0.0);
        System.out.println(-1.0f / 0.0f);
        System.out.println(-0.0);
        System.out.println(0.0 == -0.0);
        System.out.println(Double.NaN == Double.NaN);
        System.out.println(Double.NaN != Double.NaN);
    }
}

class FloatPrintsShortest {
    public static void main(String[] args) {
        System.out.println(0.1f);
        System.out.println(0.1);
        System.out.println(0.1f + 0.2f);
        System.out.println(0.1 + 0.2);
        System.out.println((double) 0.1f);
        System.out.println((float) 0.1);
        System.out.println(1.0f / 3);
        System.out.println(2.0 / 3);
    }
}

class FloatLimits {
    public static void main(String[] args) {
        System.out.println(Double.MAX_VALUE);
        System.out.println(Double.MIN_VALUE);
        System.out.println(Float.MAX_VALUE);
        System.out.println(Float.MIN_VALUE);
        System.out.println(Double.MIN_NORMAL);
        System.out.println(Float.MAX_VALUE * 2);
        System.out.println(Double.MAX_VALUE * 2);
        System.out.println(Float.MIN_VALUE / 2);
    }
}

class FloatToInt {
    public static void main(String[] args) {
        System.out.println((int) 3.99);
        System.out.println((int) -3.99);
        System.out.println((int) 1e20);
        System.out.println((int) -1e20);
        System.out.println((int) Double.NaN);
        System.out.println((long) 1e20);
        System.out.println((long) Float.NEGATIVE_INFINITY);
        System.out.println((int) 2147483648.0f);
    }
}

class FloatToNarrow {
    public static void main(String[] args) {
        System.out.println((byte) 300.7);
        System.out.println((short) 70000.0);
        System.out.println((int) (char) -1.0);
        System.out.println((int) (char) 70000.5);
        System.out.println((byte) -129.9f);
        System.out.println((char) 65.5);
    }
}

class FloatRemainder {
    public static void main(String[] args) {
        System.out.println(5.5 % 2.0);
        System.out.println(-5.5 % 2.0);
        System.out.println(5.5 % -2.0);
        System.out.println(5.0 % 0.0);
        System.out.println(1.0 % Double.POSITIVE_INFINITY);
        System.out.println(Double.POSITIVE_INFINITY % 2);
        System.out.println(-0.0 % 1.0);
        System.out.println(1e300 % 7);
    }
}

class FloatFromLong {
    public static void main(String[] args) {
        long big = Long.MAX_VALUE;
        float f = big;
        double d = big;
        System.out.println(f);
        System.out.println(d);
        System.out.println((long) f);
        System.out.println((long) d);
        System.out.println((float) 16777217);
        System.out.println((double) 9007199254740993L);
    }
}

class FloatCompound {
    public static void main(String[] args) {
        float f = 1;
        f += 0.1;
        System.out.println(f);
        f *= 3;
        System.out.println(f);
        f /= 0;
        System.out.println(f);
        int i = 10;
        i *= 1.55;
        System.out.println(i);
        i -= 0.5;
        System.out.println(i);
        i /= 0.3;
        System.out.println(i);
    }
}

class FloatIncrement {
    public static void main(String[] args) {
        double d = 0.5;
        System.out.println(d++);
        System.out.println(++d);
        System.out.println(d--);
        System.out.println(--d);
        float f = 1e10f;
        f++;
        System.out.println(f);
    }
}

class FloatCompare {
    public static void main(String[] args) {
        double nan = Double.NaN;
        System.out.println(nan < 1);
        System.out.println(nan >= 1);
        System.out.println(!(nan < 1));
        System.out.println(Double.compare(nan, 1));
        System.out.println(Double.compare(0.0, -0.0));
        System.out.println(Double.compare(-0.0, 0.0));
        System.out.println(Float.compare(1f, 2f));
    }
}

class FloatBoxedEquals {
    public static void main(String[] args) {
        Double a = 0.0;
        Double b = -0.0;
        Double n = Double.NaN;
        System.out.println(a.equals(b));
        System.out.println(n.equals(Double.NaN));
        System.out.println(a == 0.0);
        System.out.println(Double.valueOf(1.5).hashCode());
        System.out.println(Float.valueOf(1.5f).hashCode());
        System.out.println(Double.valueOf(-0.0).hashCode());
    }
}

class FloatMathRounding {
    public static void main(String[] args) {
        System.out.println(Math.round(2.5));
        System.out.println(Math.round(-2.5));
        System.out.println(Math.round(2.4f));
        System.out.println(Math.floor(-1.1));
        System.out.println(Math.ceil(-0.5));
        System.out.println(Math.rint(2.5));
        System.out.println(Math.rint(3.5));
        System.out.println(Math.round(Double.NaN));
        System.out.println(Math.round(1e30));
    }
}

class FloatMathMore {
    public static void main(String[] args) {
        System.out.println(Math.sqrt(2));
        System.out.println(Math.abs(-0.0));
        System.out.println(Math.max(-0.0, 0.0));
        System.out.println(Math.min(-0.0, 0.0));
        System.out.println(Math.max(Double.NaN, 1));
        System.out.println(Math.signum(-3.2));
        System.out.println(Math.sqrt(-1));
        System.out.println(Math.abs(Integer.MIN_VALUE));
    }
}

class FloatBits {
    public static void main(String[] args) {
        System.out.println(Double.doubleToLongBits(1.0));
        System.out.println(Float.floatToIntBits(-0.0f));
        System.out.println(Double.longBitsToDouble(1L));
        System.out.println(Float.intBitsToFloat(0x7f800000));
        System.out.println(Float.floatToIntBits(3.14f));
    }
}

class FloatParse {
    public static void main(String[] args) {
        System.out.println(Double.parseDouble("1.5e3"));
        System.out.println(Float.parseFloat("0.1"));
        System.out.println(Double.valueOf(" 7 "));
        System.out.println(Double.parseDouble("-Infinity"));
        System.out.println(Double.isNaN(Double.parseDouble("NaN")));
        System.out.println(Double.parseDouble("x"));
    }
}

class FloatHexLiterals {
    public static void main(String[] args) {
        System.out.println(0x1p3);
        System.out.println(0x1.8p1);
        System.out.println(1e-45f);
        System.out.println(1_000.5);
        System.out.println(.5f);
        System.out.println(5.);
        System.out.println(1d);
        System.out.println(0x.8p0f);
    }
}

class FloatSumLoop {
    public static void main(String[] args) {
        double s = 0;
        float t = 0;
        for (int i = 0; i < 10; i++) {
            s += 0.1;
            t += 0.1f;
        }
        System.out.println(s);
        System.out.println(t);
        System.out.println(s == 1.0);
    }
}

class FloatMixed {
    public static void main(String[] args) {
        System.out.println(1 / 2 + 1 / 2.0);
        System.out.println(1 / 2 * 2.0f);
        System.out.println('a' + 1.5f);
        System.out.println(7 / 2 * 1.0);
        System.out.println(3L * 0.5f);
        System.out.println((float) 1 / 3 + 1.0 / 3);
    }
}

class FloatStringOf {
    public static void main(String[] args) {
        System.out.println("" + 1.0e-5f + ' ' + 123456.789e3);
        System.out.println(String.valueOf(3.0e8f));
        System.out.println(Double.toString(12345678.9));
        System.out.println(Double.toString(4.35));
        System.out.println(2.0E-3);
        System.out.println(4.9e-324);
    }
}

class FloatDivisionByZeroInt {
    public static void main(String[] args) {
        double d = 1 / 0.0;
        System.out.println(d);
        System.out.println(1.0 / 0);
        System.out.println(0 / 1.0);
        System.out.println(0 / -1.0);
        System.out.println(0.0f * -5);
        System.out.println(1 / 0);
    }
}

// JDKs before 19 print more digits than are needed (JDK-4511638), and at times another last one.
class FloatPrintsTooManyDigits {
    public static void main(String[] args) {
        System.out.println(123456789.0f);
        System.out.println(Float.toString(1.17549435E-38f));
        System.out.println(1.0E23);
        System.out.println(2.0E-3);
        System.out.println(2 * Double.MIN_VALUE);
        System.out.println(9.6714065E24f);
    }
}

class ManyFloatTexts {
    public static void main(String[] args) {
        long seed = 12345;
        for (int i = 0; i < 240; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            double d = Double.longBitsToDouble(i % 3 == 0 ? seed : seed >>> i % 60);
            float f = Float.intBitsToFloat((int) (seed >> 32) >>> (i % 2) * (i % 29));
            System.out.println(d + " " + f + " " + Math.scalb(1.0, i * 9 - 1074) + " " + (double) (seed >> i % 62) + " " + (float) (seed >> i % 40));
        }
    }
}

class Scaling {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 1.0, -1.5, 2.5, 1e300, -1e-300, Double.MIN_VALUE, Double.NaN, Double.NEGATIVE_INFINITY, 7.0};
        for (double x : values) {
            System.out.println(Math.scalb(x, 3) + " " + Math.scalb(x, -1070) + " " + StrictMath.scalb(x, 2000) + " " + Math.scalb((float) x, -140));
            for (double y : values) {
                System.out.print(Math.IEEEremainder(x, y) + " ");
            }
            System.out.println();
        }
    }
}
