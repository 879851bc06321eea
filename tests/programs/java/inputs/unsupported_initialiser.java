// A class of inputs whose initialiser does what is not supported: nothing is known, and that is all that is said.
// with missing error
import java.text.NumberFormat;

class Formatted {
    static final String SHOWN = NumberFormat.getInstance().format(3);
    int value;
}

class UnsupportedInitialiser {
    Formatted held;

    // check UnsupportedInitialiser.fails: unknown
    int fails() {
        if (held != null && held.value == 7) {
            throw new IllegalStateException();
        }
        return 1;
    }
}
