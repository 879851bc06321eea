// Conditional and switch expressions as arguments: the parameter gives their type, also where one operand has none of its own.
// run Main.main([]): returns
// prints: [] [a]
// prints: [] [x]
// prints: 0 1
// prints: [] [b]
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;

class Main {
    static List<String> created(boolean empty) {    // check Main.created: valid
        return new ArrayList<>(empty ? List.of() : List.of("a"));
    }

    static List<String> passed(boolean empty) {
        List<String> found = copy(empty ? Collections.emptyList() : Arrays.asList("x"));
        return found;
    }

    static int counted(boolean empty) {
        return copy(empty ? List.of() : Set.of("c")).size();
    }

    static List<String> switched(int n) {
        return copy(switch (n) {
            case 0 -> List.of();
            default -> List.of("b");
        });
    }

    static <T> List<T> copy(Collection<? extends T> given) {
        return new ArrayList<>(given);
    }

    static void wrong(boolean empty) {
        String first = new ArrayList<String>(empty ? List.of() : List.of("a")).get(0);  // check Main.wrong: invalid, exception here
        assert first.equals("a");
    }

    public static void main(String[] args) {
        System.out.println(created(true) + " " + created(false));
        System.out.println(passed(true) + " " + passed(false));
        System.out.println(counted(true) + " " + counted(false));
        System.out.println(switched(0) + " " + switched(1));
    }
}
