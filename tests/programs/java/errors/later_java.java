// What later versions of Java have is named where it stands, and nothing else is said of such a file.
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

class Later {
    record Pair(int x, int y) { }

    static int patterns(String o) {
        return switch (o) {
            case String s -> 1;             // error: patterns in a switch are not part of Java 17
            default -> 2;
        };
    }

    static int guarded(Object o) {
        switch (o) {
            case Integer i when i > 3:      // error: patterns in a switch are not part of Java 17
                return 1;
            case Pair(int x, var y):        // error: patterns in a switch are not part of Java 17
                return x;
            default:
                return 2;
        }
    }

    static int records(Object o) {
        return o instanceof Pair(int x, int y) ? x : 0; // error: patterns of records are not part of Java 17
    }

    static int nothing(String o) {
        return switch (o) {
            case "a" -> 1;
            case null, default -> 2;        // error: null as a case is not part of Java 17
        };
    }

    static int unnamed(List<String> words, Object o) {
        int count = 0;
        for (String _ : words) {            // error: unnamed variables are not part of Java 17
            count++;
        }
        try {
            count = Integer.parseInt("x");
        } catch (NumberFormatException _) { // error: unnamed variables are not part of Java 17
            count = 0;
        }
        Function<String, Integer> one = _ -> 1;                     // error: unnamed variables are not part of Java 17
        BiFunction<String, String, Integer> two = (a, _) -> 2;      // error: unnamed variables are not part of Java 17
        return o instanceof String _ ? count : 0;                   // error: unnamed variables are not part of Java 17
    }

    static String template(int x) {
        return STR."x is \{x}";             // error: string templates are not part of Java 17
    }
}

void main() { }                             // error: a method outside of a class is not part of Java 17
