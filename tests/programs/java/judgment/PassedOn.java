import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** An open method gets what an object holds, which nobody has looked at: it is one object all along. */
public class PassedOn {
    private Object value;
    private final int[] numbers;

    // check PassedOn.PassedOn with judgment: valid, provided that value != null and numbers != null
    PassedOn(Object value, int[] numbers) {
        this.value = Objects.requireNonNull(value);
        this.numbers = Objects.requireNonNull(numbers);
    }

    // check PassedOn.map with judgment: valid within bounds, provided that f != null and f.apply(value) != null
    PassedOn map(Function<Object, Object> f) {
        return new PassedOn(f.apply(value), numbers);
    }

    // check PassedOn.mapNumbers with judgment: valid within bounds, provided that f != null and f.apply(numbers) != null
    PassedOn mapNumbers(UnaryOperator<int[]> f) {
        return new PassedOn(value, f.apply(numbers));
    }
}
