// Two inputs of a class whose objects may be shared: whether two equal ones are one object is unspecified.
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

class Inputs {
    // check Inputs.different: invalid, exception
    static void different(Optional<String> one, Optional<String> two) {
        assert one == two;
    }

    static void equal(Optional<String> one, Optional<String> two) {
        if (one != null && one.equals(two)) {
            assert one == two;                              // check Inputs.equal: unknown, unsupported whether two equal objects are one object here
        }
    }

    static <T extends Comparable<T>> void equalBounded(Optional<T> one, Optional<T> two) {
        if (one != null && one.equals(two)) {
            assert one == two;                              // check Inputs.equalBounded: unknown, unsupported whether two equal objects are one object here
        }
    }

    static void numbers(OptionalInt one, OptionalInt two) {
        if (one != null && one.equals(two)) {
            assert one == two;                              // check Inputs.numbers: unknown, unsupported whether two equal objects are one object here
        }
    }

    // The path has compared them as Objects before it learns what they are.
    // check Inputs.comparedFirst: unknown
    static void comparedFirst(Object one, Object two) {
        if (one != two && one instanceof Optional && two instanceof Optional) {
            assert !one.equals(two);
        }
    }

    // check Inputs.contents: invalid, exception
    static void contents(Optional<Integer> one, Optional<Integer> two) {
        if (one != null && one.isPresent() && one.equals(two)) {
            assert one.get() == two.get();
        }
    }

    // check Inputs.lists: invalid, exception
    static void lists(List<String> one, List<String> two) {
        if (one != null && one.equals(two)) {
            assert one == two;
        }
    }
}
