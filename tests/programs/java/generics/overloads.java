// Which of several methods is meant where type variables and functions meet: a function is no value of a class's own
// type variable, type arguments that are written decide, and what inference finds bends to the wanted type.
// prints: 2 removed
// prints: 1 removed
// prints: fallback
// prints: several
// prints: one
// prints: left of 1
// prints: primitive 3
// prints: boxed 3
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

class Main {
    static class Bag<K> {
        final List<K> items = new ArrayList<>();

        String removeAll(K item) {
            int before = items.size();
            items.remove(item);
            return before - items.size() + " removed";
        }

        String removeAll(Predicate<? super K> which) {
            int before = items.size();
            items.removeIf(which);
            return before - items.size() + " removed";
        }

        String removeThose(Collection<K> others) {
            return removeAll(others::contains);
        }

        K orElse(K other) {
            return items.isEmpty() ? other : items.get(0);
        }

        K orElse(Supplier<? extends K> other) {
            return items.isEmpty() ? other.get() : items.get(0);
        }
    }

    static <T> String of(Function<? super T, String> shown, T item) {
        return "one";
    }

    @SafeVarargs
    static <T> String of(Function<? super T, String> shown, T... items) {
        return "several";
    }

    static <T> String passed(T[] items) {
        return Main.<T>of(String::valueOf, items);
    }

    static class Either<L, R> {
        final L left;
        final R right;

        Either(L left, R right) {
            this.left = left;
            this.right = right;
        }

        static <L, R> Either<L, R> left(L value) {
            return new Either<>(value, null);
        }
    }

    static <A, B> B applied(A from, Function<? super A, ? extends B> to) {
        return to.apply(from);
    }

    static Either<Collection<Integer>, Collection<String>> sequence(int item) {
        return applied(item, each -> {
            ArrayList<Integer> found = new ArrayList<>();
            found.add(each);
            return Either.left(found);
        });
    }

    static void each(IntConsumer consumer) {
        System.out.print("primitive ");
        consumer.accept(3);
    }

    static void each(Consumer<Integer> consumer) {
        System.out.print("boxed ");
        consumer.accept(3);
    }

    public static void main(String[] args) {
        Bag<Integer> bag = new Bag<>();
        bag.items.addAll(List.of(1, 2, 3, 4));
        System.out.println(bag.removeThose(List.of(1, 2, 9)));
        System.out.println(bag.removeAll(each -> each == 3));
        System.out.println(new Bag<String>().orElse(() -> "fallback"));
        System.out.println(passed(new String[] {"a", "b"}));
        System.out.println(Main.<String>of(String::valueOf, "a"));
        System.out.println("left of " + sequence(7).left.size());
        each((int item) -> System.out.println(item));
        each((Integer item) -> System.out.println(item));
    }
}
