// The rest of java.util.function.
// prints: 1.5 <1.5>
// prints: 2 -2 1099511627776 0 1.5 true
// prints: -9223372036854775808;ff false
// prints: d1.0 l2 0.25 3 1099511627776 9
import java.util.function.*;

class Main {
    public static void main(String[] args) {
        DoubleUnaryOperator half = x -> x / 2;
        DoubleFunction<String> shown = x -> "<" + x + ">";
        DoublePredicate positive = x -> x > 0;
        DoubleSupplier one = () -> 1;
        DoubleConsumer print = x -> System.out.print(x + " ");
        print.andThen(x -> System.out.println(shown.apply(x))).accept(half.andThen(x -> x + 1).applyAsDouble(one.getAsDouble()));
        DoubleToIntFunction whole = x -> (int) x;
        DoubleToLongFunction wide = x -> (long) x;
        IntToLongFunction widen = x -> 1L << x;
        LongToIntFunction narrow = x -> (int) x;
        LongToDoubleFunction real = x -> x / 2.0;
        System.out.println(whole.applyAsInt(2.9) + " " + wide.applyAsLong(-2.9) + " " + widen.applyAsLong(40) + " " + narrow.applyAsInt(1L << 32) + " " + real.applyAsDouble(3) + " " + positive.negate().or(x -> x == 1).test(1));
        LongBinaryOperator add = (a, b) -> a + b;
        LongFunction<String> text = Long::toHexString;
        LongPredicate even = x -> x % 2 == 0;
        LongSupplier big = () -> Long.MAX_VALUE;
        LongConsumer show = x -> System.out.print(x + ";");
        show.accept(add.applyAsLong(big.getAsLong(), 1));
        System.out.println(text.apply(255) + " " + even.and(x -> x > 2).test(2));
        ToDoubleBiFunction<Integer, Integer> ratio = (a, b) -> (double) a / b;
        ToIntBiFunction<String, String> lengths = (a, b) -> a.length() + b.length();
        ToLongBiFunction<Integer, Integer> product = (a, b) -> (long) a * b;
        ToLongFunction<String> parse = Long::parseLong;
        ObjDoubleConsumer<String> pair = (s, d) -> System.out.print(s + d + " ");
        ObjLongConsumer<String> other = (s, l) -> System.out.print(s + l + " ");
        pair.accept("d", 1);
        other.accept("l", 2);
        System.out.println(ratio.applyAsDouble(1, 4) + " " + lengths.applyAsInt("a", "bc") + " " + product.applyAsLong(1 << 20, 1 << 20) + " " + parse.applyAsLong("9"));
    }
}
