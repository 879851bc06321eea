// Members of the library that came after Java 17.
// prints: 3 -2 3 -3 -2 -1 -1 2 -3 -3 4
// prints: -2 5 7 5 2.5 1.5 6.283185307179586 53 24
// prints: 81 -128 -2 1
// prints: integer overflow / long overflow / negative exponent / unsigned integer overflow / 5 > 1 / min is NaN
// prints: 2 -1 2 -1 1 -1
// prints: [a, 1, b, 22, c] [a, 1, b22c] [a, 1, b, 2, , 2, ] [x] [a, , b]
// prints: aaaxyxynull --
// prints: 11 176 255 240
// prints: Range [2, 1) out of bounds for length 3 / count is negative: -1
import java.util.Arrays;
import java.util.regex.Pattern;

class Main {
    static String thrown(Runnable code) {
        try {
            code.run();
            return "nothing";
        } catch (RuntimeException e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        System.out.println(Math.ceilDiv(7, 3) + " " + Math.ceilDiv(-7, 3) + " " + Math.ceilDiv(7L, 3) + " " + Math.ceilDiv(-9L, 3L) + " "
            + Math.ceilMod(7, 3) + " " + Math.ceilMod(-7, 3) + " " + Math.ceilMod(-7L, 3) + " " + StrictMath.ceilMod(-7L, -3L) * 1 % 3 * 1
            + " " + Math.floorDivExact(-7, 3) + " " + Math.floorDivExact(-7L, 3L) + " " + Math.ceilDivExact(7, 2));
        System.out.println(Math.unsignedMultiplyHigh(-1L, -1L) + Math.divideExact(4, -4) + Math.divideExact(1L, 1L) + 0 + " " + Math.clamp(9L, 1, 5) + " "
            + Math.clamp(7L, 1L, 8L) + " " + Math.ceilDivExact(9L, 2L) + " " + Math.clamp(2.5, 1.0, 3.0) + " " + Math.clamp(9f, 1f, 1.5f) + " "
            + Math.TAU + " " + Double.PRECISION + " " + Float.PRECISION);
        System.out.println(Math.powExact(3, 4) + " " + Math.powExact(-2L, 7) + " " + Math.unsignedMultiplyExact(-2, 1) + " "
            + Math.unsignedMultiplyExact(1L, 1) * Math.unsignedMultiplyExact(1L, 1L));
        System.out.println(thrown(() -> Math.powExact(10, 10)) + " / " + thrown(() -> Math.divideExact(Long.MIN_VALUE, -1L)) + " / "
            + thrown(() -> Math.powExact(2, -1)) + " / " + thrown(() -> Math.unsignedMultiplyExact(-1, 2)) + " / "
            + thrown(() -> Math.clamp(3L, 5, 1)) + " / " + thrown(() -> Math.clamp(1.0, Double.NaN, 2.0)));
        System.out.println("abcabc".indexOf('c', 1, 3) + " " + "abcabc".indexOf('c', 0, 2) + " " + "abcabc".indexOf("ca", 1, 4) + " "
            + "abcabc".indexOf("ca", 1, 3) + " " + "abc".indexOf("", 1, 3) + " " + "abc".indexOf('x', 0, 3));
        System.out.println(Arrays.toString("a1b22c".splitWithDelimiters("\\d+", 0)) + " " + Arrays.toString("a1b22c".splitWithDelimiters("\\d+", 2))
            + " " + Arrays.toString(Pattern.compile("\\d").splitWithDelimiters("a1b22", -1)) + " " + Arrays.toString("x".splitWithDelimiters("y", 0))
            + " " + Arrays.toString("ab".splitWithDelimiters("", 0)));
        StringBuilder text = new StringBuilder().repeat('a', 3).repeat("xy", 2).repeat((CharSequence) null, 1).repeat("z", 0);
        System.out.println(text + " " + new StringBuffer().repeat("-", 1).repeat(45, 1));
        System.out.println(Integer.compress(0b10110101, 0b11110000) + " " + Integer.expand(0b1011, 0b11110000) + " "
            + Long.compress(-1L, 0xF0F0L) + " " + Long.expand(15L, 0xF0L));
        System.out.println(thrown(() -> "abc".indexOf('a', 2, 1)) + " / " + thrown(() -> new StringBuilder().repeat("a", -1)));
        strict();
    }

    // What StrictMath computes is what Math computes.
    static void strict() {
        assert StrictMath.ceilDiv(7, 3) == 3 && StrictMath.ceilMod(7, 3) == -2 && StrictMath.divideExact(6, 3) == 2;
        assert StrictMath.floorDivExact(-7, 3) == -3 && StrictMath.ceilDivExact(7, 3) == 3 && StrictMath.clamp(9L, 1, 5) == 5;
        assert StrictMath.unsignedMultiplyHigh(-1L, 2L) == 1 && StrictMath.powExact(2, 3) == 8 && StrictMath.unsignedMultiplyExact(2, 3) == 6;
    }

    //@ requires low <= high;
    //@ ensures low <= \result && \result <= high;
    //@ ensures low <= value && value <= high ==> \result == value;
    static int clamped(int value, int low, int high) {      // check Main.clamped: valid
        return Math.clamp(value, low, high);
    }

    //@ requires b > 0 && a >= 0;
    //@ ensures \result * (long) b >= a;
    static int groups(byte a, byte b) {                     // check Main.groups: valid
        return Math.ceilDiv(a, b);
    }
}
