// Classes below and around those without a model, and a few forms that are not translated.
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentSkipListMap;

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

    static class Upper extends FilterInputStream {
        Upper(InputStream in) {                             // check Forms.made: unknown, unsupported input streams of one's own here
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

    static class Copied implements Cloneable {
        Object copy(int x) throws CloneNotSupportedException {
            return x == 7 ? super.clone() : this;           // check Forms.Copied.copy: unknown, unsupported 'clone' here
        }
    }

    static CharSequence serves(CharBuffer buffer) {
        CharSequence text = buffer;                         // check Forms.serves: unknown, unsupported CharBuffer as CharSequence here
        return text;
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
        return x == 7 ? new ArrayDeque<Integer>(3).spliterator() : null;    // check Forms.constructor: unknown, unsupported ArrayDeque.spliterator here
    }

    static Object map(int x) {
        return x == 7 ? new ConcurrentSkipListMap<String, String>() : null; // check Forms.map: unknown, unsupported class java.util.concurrent.ConcurrentSkipListMap here
    }

    static String table(int x) {
        return new String(new char[] {'a'}, 0, x == 7 ? 1 : 0) + new String(new int[] {97}, 0, 1);  // check Forms.table: unknown, unsupported this constructor of String here
    }

    static int kind(Object x) {
        return x instanceof ByteBuffer ? 1 : 2;             // check Forms.kind: unknown, unsupported class java.nio.ByteBuffer here
    }

    // Names alone do no harm.
    static int named(ByteBuffer buffer, Iterator<CharBuffer> others) throws IOException {   // check Forms.named: valid
        Upper none = null;
        return buffer == null || none == null ? 1 : 2;
    }

    static int plain(Outer outer) {                         // check Forms.plain: valid
        return outer == null ? 0 : outer.size();
    }
}
