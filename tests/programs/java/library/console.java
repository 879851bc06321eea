// IO writes lines, and MatchException says what did not match.
// prints: start
// prints:
// prints: [1, 2] null 3
// prints: nothing java.lang.RuntimeException: cause
import java.util.List;

class Main {
    public static void main(String[] args) {
        IO.println("start");
        IO.println();
        IO.print(List.of(1, 2));
        IO.print(" " + null + " ");
        IO.println(3);
        MatchException failure = new MatchException("nothing", new RuntimeException("cause"));
        IO.println(failure.getMessage() + " " + failure.getCause());
    }
}
