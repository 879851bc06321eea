// What later versions of Java have and no grammar here reads is no riddle, either.
import module java.base;                    // syntax error: imports of modules are not part of Java 17

class Checked {
    Checked(int x) {
        if (x < 0) {
            throw new IllegalArgumentException();
        }
        super();                            // syntax error: 'super(..)' after other statements is not part of Java 17
    }

    Checked(String x) {
        int length = x.length();
        this(length);                       // syntax error: 'this(..)' after other statements is not part of Java 17
    }
}
