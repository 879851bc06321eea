// Classes below and around those without a model, and a few forms that are not translated.
// with missing error
import java.io.IOException;
import java.io.InputStream;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.zip.InflaterInputStream;

class Forms {
    static class Base {
        int size() {
            return 1;
        }
    }

    static class Outer extends Base {
        @Override
        int size() {
            return 2;
        }

        class Inner {
            int above(int x) {
                return x == 7 ? Outer.super.size() : 2;     // check Forms.Outer.Inner.above: unknown, unsupported 'Outer.super' here
            }
        }
    }

    static class Upper extends InflaterInputStream {
        Upper(InputStream in) {                             // check Forms.made: unknown, unsupported class java.util.zip.InflaterInputStream here
            super(in);
        }
    }

    static class German extends java.text.Collator {
        German() {                                          // check Forms.compared: unknown, unsupported class java.text.Collator here
        }

        @Override
        public int compare(String one, String other) {
            return 0;
        }

        @Override
        public java.text.CollationKey getCollationKey(String text) {
            return null;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    static int compared(int x) {
        return x == 7 ? new German().compare("a", "b") : 0;
    }

    static Object made(int x) {
        return x == 7 ? new Upper(null) : null;
    }

    static class Copied extends Exception implements Cloneable {
        Object copy(int x) throws CloneNotSupportedException {
            return x == 7 ? super.clone() : this;           // check Forms.Copied.copy: unknown, unsupported 'clone' of a class below one of the library here
        }
    }

    static Comparable<IntBuffer> serves(IntBuffer buffer) {
        Comparable<IntBuffer> compared = buffer;            // check Forms.serves: unknown, unsupported IntBuffer as Comparable<IntBuffer> here
        return compared;
    }

    static int walked(ServiceLoader<Runnable> loader) {
        int count = 0;
        for (Runnable each : loader) {                      // check Forms.walked: unknown, unsupported iterating over ServiceLoader here
            count++;
        }
        return count;
    }

    static int constant(int x) {
        return x == 7 ? Locale.GERMAN.hashCode() : 0;       // check Forms.constant: unknown, unsupported Locale.GERMAN here
    }

    static Object constructor(int x) {
        return x == 7 ? new ArrayDeque<Integer>(3).spliterator() : null;    // check Forms.constructor: unknown, unsupported the spliterator of a collection
    }

    static Object map(int x) {
        return x == 7 ? new ConcurrentSkipListMap<String, String>() : null; // check Forms.map: unknown, unsupported class java.util.concurrent.ConcurrentSkipListMap here
    }

    static Object table(int x) {
        return x == 7 ? new Thread(null, () -> { }, "a", 0L, false) : null;     // check Forms.table: unknown, unsupported this constructor of Thread here
    }

    static int kind(Object x) {
        return x instanceof IntBuffer ? 1 : 2;             // check Forms.kind: unknown, unsupported class java.nio.IntBuffer here
    }

    // Names alone do no harm.
    static int named(IntBuffer buffer, Iterator<java.nio.LongBuffer> others) throws IOException {   // check Forms.named: valid
        Upper none = null;
        return buffer == null || none == null ? 1 : 2;
    }

    static int plain(Outer outer) {                         // check Forms.plain: valid
        return outer == null ? 0 : outer.size();
    }
}
