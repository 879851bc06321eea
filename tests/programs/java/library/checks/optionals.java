// Optionals and functions.
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

class Main {
    static void chosen(int x) {                         // check Main.chosen: valid
        Optional<Integer> some = x > 0 ? Optional.of(x) : Optional.empty();
        assert some.map(v -> v + 0).orElse(1) > 0;
        assert some.isPresent() == x > 0;
    }

    static void absent(int x) {                         // check Main.absent: invalid
        Optional<Integer> some = Optional.of(x).filter(v -> v != 42);
        some.get();                                     // run Main.absent(42): throws NoSuchElementException "No value present"
    }

    static void composed(int x) {                       // check Main.composed: valid
        Function<Integer, Integer> twice = v -> v * 2;
        Predicate<Integer> even = v -> v % 2 == 0;
        assert even.test(twice.apply(x)) && !even.negate().test(twice.andThen(v -> v + 2).apply(x));
    }
}
