// An Optional is empty or holds something.
import java.util.Optional;

class Main {
    static int plus(Optional<Integer> o) {              // check Main.plus: valid within bounds
        return o == null ? 0 : o.map(i -> i + 1).orElse(0);
    }

    static int get(Optional<Integer> o) {
        return o == null ? 0 : o.get();                 // check Main.get: invalid
    }
}
// run Main.plus([4]): 5
// run Main.plus([]): 0
