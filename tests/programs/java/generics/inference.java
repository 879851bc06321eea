// Inference through nested generic calls, diamonds, conditional lambdas, wildcards.
// prints: 9 1 16 1 25
// prints: <3><1><4><1><5>
// prints: 14
// prints: 3 1 1 5
// prints: ccc1
// prints: true
// prints: 1
// prints: y
// prints: 8
// prints: 6
// prints: 1c
// prints: 4
// prints: false
// prints: 8
import java.util.function.*;

class Main {
    static class List<T> {
        final T head;
        final List<T> tail;

        List(T head, List<T> tail) {
            this.head = head;
            this.tail = tail;
        }

        static <T> List<T> nil() {
            return null;
        }

        @SafeVarargs
        static <T> List<T> of(T... items) {
            List<T> result = nil();
            for (int i = items.length - 1; i >= 0; i--) {
                result = new List<>(items[i], result);
            }
            return result;
        }

        static <A, B> List<B> map(List<A> list, Function<? super A, ? extends B> f) {
            return list == null ? null : new List<>(f.apply(list.head), map(list.tail, f));
        }

        static <A, B> B fold(List<A> list, B start, BiFunction<B, A, B> f) {
            B result = start;
            for (List<A> l = list; l != null; l = l.tail) {
                result = f.apply(result, l.head);
            }
            return result;
        }

        static <A> List<A> filter(List<A> list, Predicate<A> p) {
            if (list == null) {
                return null;
            }
            List<A> rest = filter(list.tail, p);
            return p.test(list.head) ? new List<>(list.head, rest) : rest;
        }
    }

    static <T> T choose(boolean b, T x, T y) {
        return b ? x : y;
    }

    static <K extends Comparable<K>, V> V best(List<V> list, Function<V, K> key) {
        V best = list.head;
        for (List<V> l = list.tail; l != null; l = l.tail) {
            if (key.apply(l.head).compareTo(key.apply(best)) > 0) {
                best = l.head;
            }
        }
        return best;
    }

    static <A, B, C> Function<A, C> then(Function<A, B> f, Function<B, C> g) {
        return a -> g.apply(f.apply(a));
    }

    static <T> Supplier<T> lazy(Supplier<? extends T> s) {
        return () -> s.get();
    }

    static String show(List<?> list) {
        String s = "";
        while (list != null) {
            s += list.head + " ";
            list = list.tail;
        }
        return s;
    }

    public static void main(String[] args) {
        List<Integer> numbers = List.of(3, 1, 4, 1, 5);
        System.out.println(show(List.map(numbers, n -> n * n)));
        System.out.println(List.fold(List.map(numbers, n -> "<" + n + ">"), "", (s, t) -> s + t));
        int sum = List.fold(numbers, 0, (a, b) -> a + b);
        System.out.println(sum);
        System.out.println(show(List.filter(numbers, n -> n % 2 == 1)));
        System.out.println(best(List.of("a", "ccc", "bb"), String::length) + best(numbers, x -> -x));
        System.out.println(then((String s) -> s.length(), n -> n > 2).apply("abc"));
        Object mixed = choose(true, 1, "x");
        System.out.println(mixed);
        Comparable<?> c = choose(false, 1, "y");
        System.out.println(c);
        Supplier<Integer> seven = lazy(() -> 7);
        System.out.println(seven.get() + 1);
        Function<Integer, Integer> f = sum > 10 ? x -> x + 1 : x -> x - 1;
        System.out.println(f.apply(5));
        List<List<String>> nested = List.of(List.of("a", "b"), List.of("c"));
        System.out.println(nested.head.tail.head.length() + nested.tail.head.head);
        List<? extends Number> wild = numbers;
        Number first = wild.head;
        System.out.println(first.intValue() + 1);
        var inferred = List.map(numbers, n -> n > 3);
        boolean flag = inferred.head;
        System.out.println(flag);
        System.out.println(List.<String>of("explicit").head.length());
    }
}
