// Values of the wrong type.
class Main {
    final int constant = 1;

    int wrong() {
        return "x";                         // error: String does not serve as int (the result)
    }

    int open(int x) {                       // error: Main.open(int) may end without returning int
        if (x > 0) {
            return 1;
        }
    }

    void values() {
        int y = 5.0;                        // error: double does not serve as int
        boolean b = 1;                      // error: int does not serve as boolean
        String s = 3;                       // error: int does not serve as String
        byte small = 200;                   // error: int does not serve as byte
        char c = y;                         // error: int does not serve as char
        Integer boxed = 5L;                 // error: long does not serve as Integer
        if (1) { }                          // error: int does not serve as boolean (a condition)
        constant = 2;                       // error: a final variable cannot be assigned again
        final int k = 1;
        k = 2;                              // error: 'k' is final
        1 + 2;                              // error: this expression is no statement
        Object o = (Integer) "x";           // error: String cannot be cast to Integer
        boolean t = "x" instanceof Integer; // error: String can never be Integer
        int n = true + 1;                   // error: '+' does not apply to boolean and int
        n = -"x";                           // error: '-' needs a number, but this is String
        n = 5 & 1.5;                        // error: '&' needs integers, but these are int and double
        throw new Object();                 // error: only Throwables can be thrown, but this is Object
    }

    void literals() {
        int large = 2147483648;             // error: 2147483648 does not fit in int
        int least = -2147483648;
        long wide = 9223372036854775808L;   // error: 9223372036854775808L does not fit in long
        String escape = "\q";               // error: illegal escape character: '\q'
        char two = 'ab';                    // error: a character literal holds one character of 16 bits
        float huge = 1e50f;                 // error: 1e50f is too large for float
    }

    static void take(int a) { }

    static void take(String b) { }

    void calls() {
        take(1.5);                          // error: Main.take does not take (double)
        take();                             // error: Main.take does not take ()
        Runnable r = x -> { };              // error: Runnable.run() has 0 parameters, but this has 1
        Object f = () -> 1;                 // error: a function needs an interface with one abstract method; Object is none
        new Runnable();                     // error: Runnable is an interface, so it has no objects of its own
        int[] a = {1, "x"};                 // error: String does not serve as int (an element)
        a["x"] = 1;                         // error: String does not serve as int (an index)
        int local = 0;
        Runnable change = () -> local++;    // error: 'local' of the code around cannot be assigned here
        switch (1.5) { }                    // error: a switch needs an int, a String or an enum, but this is double
        switch (1) { case 1: case 1: }      // error: this case is there already
        int v = switch (1) { case 1 -> 2; };  // error: a switch with a value needs a case for every value, or a default
        var w;                              // error: 'var w' needs an initial value
        for (int i : 5) { }                 // error: only arrays and Iterables can be gone through, but this is int
    }
}
