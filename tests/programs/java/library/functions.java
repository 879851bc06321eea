// The interfaces of java.util.function.
// prints: 10 11 12 id
// prints: 3 r7
// prints: true false true false true true
// prints: <supplied>[supplied]
// prints: n1
// prints: UP 9 3 1
// prints: 10 16 12 true 7 4
// prints: abab 1099511627776 1.5 1.5 0.3333333333333333 true 7
// prints: 5 -5
// prints: true false
import java.util.function.*;

class Main {
    public static void main(String[] args) {
        Function<Integer, Integer> twice = x -> x * 2;
        Function<Integer, Integer> next = x -> x + 1;
        System.out.println(twice.apply(5) + " " + twice.andThen(next).apply(5) + " " + twice.compose(next).apply(5) + " " + Function.<String>identity().apply("id"));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(add.apply(1, 2) + " " + add.andThen(x -> "r" + x).apply(3, 4));
        Predicate<String> empty = String::isEmpty;
        Predicate<String> isLong = s -> s.length() > 3;
        System.out.println(empty.test("") + " " + empty.negate().test("") + " " + empty.or(isLong).test("long") + " " + empty.and(isLong).test("") + " " + Predicate.not(empty).test("x") + " " + Predicate.isEqual("a").test("a"));
        Supplier<String> supplier = () -> "supplied";
        Consumer<String> print = s -> System.out.print("<" + s + ">");
        print.andThen(s -> System.out.println("[" + s + "]")).accept(supplier.get());
        BiConsumer<String, Integer> both = (s, i) -> System.out.print(s + i);
        both.andThen((s, i) -> System.out.println()).accept("n", 1);
        UnaryOperator<String> upper = String::toUpperCase;
        BinaryOperator<Integer> larger = BinaryOperator.maxBy((a, b) -> a - b);
        System.out.println(upper.apply("up") + " " + larger.apply(3, 9) + " " + BinaryOperator.<Integer>minBy((a, b) -> a - b).apply(3, 9) + " " + UnaryOperator.identity().apply(1));
        IntUnaryOperator square = x -> x * x;
        IntBinaryOperator multiply = (a, b) -> a * b;
        IntPredicate even = x -> x % 2 == 0;
        IntFunction<String> text = Integer::toString;
        ToIntFunction<String> length = String::length;
        System.out.println(square.andThen(x -> x + 1).applyAsInt(3) + " " + square.compose(x -> x + 1).applyAsInt(3) + " " + multiply.applyAsInt(3, 4) + " " + even.negate().test(3) + " " + text.apply(7) + " " + length.applyAsInt("four"));
        LongUnaryOperator shift = x -> x << 40;
        DoubleBinaryOperator mean = (a, b) -> (a + b) / 2;
        ToDoubleFunction<Integer> half = i -> i / 2.0;
        IntToDoubleFunction third = i -> i / 3.0;
        BooleanSupplier yes = () -> true;
        IntSupplier seven = () -> 7;
        ObjIntConsumer<String> repeat = (s, n) -> System.out.print(s.repeat(n) + " ");
        repeat.accept("ab", 2);
        System.out.println(shift.applyAsLong(1) + " " + mean.applyAsDouble(1, 2) + " " + half.applyAsDouble(3) + " " + third.applyAsDouble(1) + " " + yes.getAsBoolean() + " " + seven.getAsInt());
        IntConsumer show = i -> System.out.print(i + " ");
        show.andThen(i -> System.out.println(-i)).accept(5);
        BiPredicate<String, Integer> has = (s, n) -> s.length() == n;
        System.out.println(has.test("abc", 3) + " " + has.negate().test("abc", 3));
    }
}
