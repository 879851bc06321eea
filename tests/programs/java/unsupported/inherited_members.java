// A simple name means the inherited member, also if the library's model leaves it out, and not one of the class around.
// with missing error
import java.io.FilterReader;
import java.io.Reader;
import java.lang.ref.WeakReference;

class Main {
    String in = "outside";

    int get() {
        return 1;
    }

    class Weak extends WeakReference<String> {
        Weak(String s) {
            super(s);
        }

        Object value() {
            return get();           // check Main.Weak.value: valid
        }
    }

    class Filter extends FilterReader {
        Filter(Reader reader) {
            super(reader);
        }

        Object source() {
            return in;              // check Main.Filter.source: valid
        }
    }

    class Plain {
        // check Main.Plain.sum: valid
        /*@ ensures \result == Main.this.in; @*/
        Object sum() {
            return get() == 1 ? in : null;
        }
    }
}
