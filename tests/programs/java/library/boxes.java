// Boxed numbers: constructors that make new objects, conversions between all of them, unusual methods of numbers and texts.
// prints: false true false
// prints: true false 1000.0 true 1.52.02.5
// prints: 15 910 -3 4
// prints: -1 -1 -1 -1 -1.0 -1.0
// prints: -44 -300 -300 -300 -300.0 -300.0
// prints: 112 4464 70000 70000 70000.0 70000.0
// prints: 0 0 0 1099511627776 1.09951163E12 1.099511627776E12
// prints: 1 1 1 1 1.9 1.899999976158142
// prints: 0 0 -2147483648 -9223372036854775808 -1.0E20 -1.0E20
// prints: 0 0 0 0 NaN NaN
// prints: 2 2 2 2 2.0 2.0
// prints: 4464 1.6777216E7 127 1 9.223372E18
// prints: 44 -13824 0.1 -56 13824 9223372036854775807 0.1
// prints: 11 falsetruefalse
// prints: 8000000000000000 3f800000
// prints: 112384 3 -1 0
// prints: 3 2
// prints: a2 a1099511627776 b2 aba
// prints: 2.0 2.5 4.0
import java.util.Comparator;
import java.util.List;
import java.util.ArrayList;
import java.util.function.DoubleUnaryOperator;

class Main {
    static class Named {
        final String name;
        final long size;

        Named(String name, long size) {
            this.name = name;
            this.size = size;
        }
    }

    static String all(Number n) {
        return n.byteValue() + " " + n.shortValue() + " " + n.intValue() + " " + n.longValue() + " " + n.floatValue() + " " + n.doubleValue();
    }

    @SuppressWarnings("removal")
    public static void main(String[] args) {
        System.out.println((new Boolean(true) == new Boolean(true)) + " " + new Boolean("TRUE").equals(true) + " " + (new Byte((byte) 1) == Byte.valueOf((byte) 1)));
        System.out.println((new Character('c') == 'c') + " " + (new Character('c') == Character.valueOf('c')) + " " + new Double("1e3") + " " + new Double(2).equals(2.0) + " " + new Float(1.5) + new Float("2") + new Float(2.5f));
        System.out.println(new Long(7) + new Long("8") + " " + new Short((short) 9) + new Short("10") + " " + new Byte("-3") + " " + new Integer("4"));
        Number[] numbers = {Byte.valueOf((byte) -1), Short.valueOf((short) -300), 70000, 1L << 40, 1.9f, -1e20, Double.NaN, (Object) 'c' instanceof Number ? 1 : 2};
        for (Number number : numbers) {
            System.out.println(all(number));
        }
        System.out.println(Integer.valueOf(70000).shortValue() + " " + Integer.valueOf(16777217).floatValue() + " " + Long.valueOf(-129).byteValue() + " " + Long.valueOf(65537).shortValue() + " " + Long.valueOf(Long.MAX_VALUE).floatValue());
        System.out.println(Double.valueOf(300).byteValue() + " " + Double.valueOf(1e9).shortValue() + " " + Double.valueOf(0.1).floatValue() + " " + Float.valueOf(200).byteValue() + " " + Float.valueOf(-1e9f).shortValue() + " " + Float.valueOf(1e19f).longValue() + " " + Float.valueOf(0.1f).floatValue());
        System.out.println(Byte.valueOf((byte) 5).intValue() + Short.valueOf((short) 6).intValue() + " " + Boolean.logicalAnd(true, false) + Boolean.logicalOr(true, false) + Boolean.logicalXor(true, true));
        System.out.println(Long.toHexString(Double.doubleToRawLongBits(-0.0)) + " " + Integer.toHexString(Float.floatToRawIntBits(1f)));
        texts();
        orders();
    }

    static void texts() {
        CharSequence text = "a\uD83D\uDE00b";
        System.out.println(text.chars().sum() + " " + text.codePoints().count() + " " + CharSequence.compare("ab", new StringBuilder("b")) + " " + CharSequence.compare("a", "a"));
        StringBuffer buffer = new StringBuffer().appendCodePoint(0x1F600).appendCodePoint('x');
        System.out.println(buffer.length() + " " + buffer.codePointCount(0, 3));
    }

    static void orders() {
        List<Named> all = new ArrayList<>(List.of(new Named("b", 2), new Named("a", 1L << 40), new Named("a", 2)));
        all.sort(Comparator.comparing((Named each) -> each.name).thenComparingLong(each -> each.size));
        StringBuilder seen = new StringBuilder();
        all.forEach(each -> seen.append(each.name).append(each.size).append(' '));
        all.sort(Comparator.comparingLong(each -> each.size));
        all.forEach(each -> seen.append(each.name));
        System.out.println(seen);
        DoubleUnaryOperator half = x -> x / 2;
        System.out.println(half.compose(x -> x + 1).applyAsDouble(3) + " " + half.andThen(x -> x + 1).applyAsDouble(3) + " " + DoubleUnaryOperator.identity().applyAsDouble(4));
    }
}
