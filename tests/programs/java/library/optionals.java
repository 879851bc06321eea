// Optional and its kin.
// prints: Optional[value] Optional.empty value true true Optional[5] Optional.empty Optional.empty Optional[v]
// prints: value x got Optional[value] false true 111972721 0
// prints: value
// prints: nothing
// prints: No value present
// prints: OptionalInt[3] OptionalInt.empty 3 9 true
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

class Main {
    public static void main(String[] args) {
        Optional<String> some = Optional.of("value");
        Optional<String> none = Optional.empty();
        System.out.println(some + " " + none + " " + some.get() + " " + some.isPresent() + " " + none.isEmpty() + " " + some.map(String::length) + " " + none.map(String::length) + " " + some.filter(s -> s.isEmpty()) + " " + some.flatMap(s -> Optional.of(s.charAt(0))));
        System.out.println(some.orElse("x") + " " + none.orElse("x") + " " + none.orElseGet(() -> "got") + " " + none.or(() -> some) + " " + Optional.ofNullable(null).isPresent() + " " + some.equals(Optional.of("value")) + " " + some.hashCode() + " " + none.hashCode());
        some.ifPresent(System.out::println);
        none.ifPresentOrElse(System.out::println, () -> System.out.println("nothing"));
        try {
            none.orElseThrow();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(OptionalInt.of(3) + " " + OptionalInt.empty() + " " + OptionalInt.of(3).getAsInt() + " " + OptionalInt.empty().orElse(9) + " " + OptionalDouble.of(1.5).equals(OptionalDouble.of(1.5)));
    }
}
