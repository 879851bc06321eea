// Patterns that cannot match, in javac's words; patterns of primitive types are a preview feature.
import java.util.List;

class Main {
    record R(int x, Object o) {
    }

    record Box<T>(T value) {
    }

    static boolean wrong(Object o, Integer n, long number, Box<Integer> box) {
        boolean a = o instanceof R(int x);                  // error: incorrect number of nested patterns
        boolean b = o instanceof R(long x, var y);          // error: primitive patterns are a preview feature and are disabled by default.
        boolean c = o instanceof String(var y);             // error: deconstruction patterns can only be applied to records, String is not a record
        boolean d = o instanceof R(int x, String x);        // error: illegal attempt to redefine an existing match binding
        boolean e = n instanceof String s;                  // error: incompatible types: Integer cannot be converted to String
        boolean f = o instanceof Box<String> s;             // error: Object cannot be safely cast to Main.Box<String>
        boolean g = box instanceof Box(String s);           // error: incompatible types: Integer cannot be converted to String
        boolean h = o instanceof int i;                     // error: primitive patterns are a preview feature and are disabled by default.
        int k = switch (number) {                           // error: primitive patterns are a preview feature and are disabled by default.
            case 1L -> 2;
            default -> 3;
        };
        boolean l = o instanceof String b && b.isEmpty();   // error: variable b is already defined
        boolean m = o instanceof final String s && (s = "") == s;   // error: cannot assign a value to final variable s
        return n instanceof Integer i && box instanceof Box<Integer>(var value) && value == i;
    }
}
