// Values of the wrong type.
class Main {
    final int constant = 1;

    int wrong() {
        return "x";                         // error: incompatible types: String cannot be converted to int
    }

    int open(int x) {                       // error: missing return statement in Main.open(int)
        if (x > 0) {
            return 1;
        }
    }

    void values() {
        int y = 5.0;                        // error: incompatible types: possible lossy conversion from double to int
        boolean b = 1;                      // error: incompatible types: int cannot be converted to boolean
        String s = 3;                       // error: incompatible types: int cannot be converted to String
        byte small = 200;                   // error: incompatible types: possible lossy conversion from int to byte
        char c = y;                         // error: incompatible types: possible lossy conversion from int to char
        Integer boxed = 5L;                 // error: incompatible types: long cannot be converted to Integer
        if (1) { }                          // error: incompatible types: int cannot be converted to boolean
        constant = 2;                       // error: cannot assign a value to final variable constant
        final int k = 1;
        k = 2;                              // error: cannot assign a value to final variable k
        1 + 2;                              // error: not a statement
        Object o = (Integer) "x";           // error: incompatible types: String cannot be converted to Integer
        boolean t = "x" instanceof Integer; // error: incompatible types: String cannot be converted to Integer
        int n = true + 1;                   // error: bad operand types for binary operator '+': boolean and int
        n = -"x";                           // error: bad operand type String for unary operator '-'
        n = 5 & 1.5;                        // error: bad operand types for binary operator '&': int and double
        throw new Object();                 // error: incompatible types: Object cannot be converted to Throwable
    }

    void literals() {
        int large = 2147483648;             // error: integer number too large: 2147483648
        int least = -2147483648;
        long wide = 9223372036854775808L;   // error: integer number too large: 9223372036854775808L
        String escape = "\q";               // error: illegal escape character: '\q'
        char two = 'ab';                    // error: a character literal must hold exactly one 16-bit character
        float huge = 1e50f;                 // error: floating-point number too large: 1e50f
    }

    static void take(int a) { }

    static void take(String b) { }

    void calls() {
        take(1.5);                          // error: no suitable method found for Main.take(double)
        take();                             // error: no suitable method found for Main.take()
        Runnable r = x -> { };              // error: incompatible parameter types in lambda expression: Runnable.run() has 0 parameters, not 1
        Object f = () -> 1;                 // error: incompatible types: Object is not a functional interface
        new Runnable();                     // error: Runnable is abstract; cannot be instantiated
        int[] a = {1, "x"};                 // error: incompatible types: String cannot be converted to int
        a["x"] = 1;                         // error: incompatible types: String cannot be converted to int
        int local = 0;
        Runnable change = () -> local++;    // error: local variables referenced from a lambda expression must be final or effectively final
        switch (1.5) { }                    // error: primitive patterns are a preview feature and are disabled by default.
        switch (1) { case 1: case 1: }      // error: duplicate case label
        int v = switch (1) { case 1 -> 2; };  // error: the switch expression does not cover all possible input values
        var w;                              // error: cannot infer type for local variable w: cannot use 'var' on variable without initializer
        for (int i : 5) { }                 // error: for-each not applicable to expression type int: array or java.lang.Iterable required
    }
}
