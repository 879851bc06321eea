// What the platform has and no model covers is unknown where a path comes to it, and nothing else is.
// with missing error
import static java.text.Collator.PRIMARY;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationHandler;
import java.nio.IntBuffer;
import java.text.Collator;
import java.util.EnumMap;
import java.util.jar.JarException;
import java.util.zip.InflaterInputStream;

class LeftOut {
    // check LeftOut.method: unknown
    static int method(String text, boolean bytes) {
        return bytes && text != null ? text.describeConstable().hashCode() : 3;
    }

    // check LeftOut.never: valid
    static int never(String text) {
        return text == null && text != null ? text.getBytes().length : 3;
    }

    // check LeftOut.constructor: unknown
    static Thread constructor(Runnable work) {
        return new Thread(null, work, "a", 0L, false);
    }

    // check LeftOut.constant: unknown
    static Object constant() {
        return java.util.Locale.GERMAN;
    }

    // Names that are written out or imported alone are no mistakes, either.
    // check LeftOut.writtenOut: unknown
    static Object writtenOut(int length) {
        return java.text.Collator.getInstance().compare("a", "b") + length;
    }

    // check LeftOut.imported: unknown
    static boolean imported(Collator order) {
        return order != null && order.getStrength() == PRIMARY;
    }

    // check LeftOut.function: unknown
    static Object function() {
        InvocationHandler handler = (proxy, method, arguments) -> null;
        return handler;
    }

    // An object of a class without a model may be there or not; nothing more is known.
    static int open(IntBuffer buffer) {
        return buffer == null ? 1 : 2;      // check LeftOut.open: valid
    }

    static int asked(IntBuffer buffer) {
        return buffer == null ? 1 : buffer.remaining();
    }
    // check LeftOut.asked: unknown

    // Such classes tell overloads apart.
    static int which(IntBuffer buffer) { return 1; }

    static int which(EnumMap<Thread.State, String> map) { return 2; }

    // check LeftOut.overloads: valid
    static int overloads(IntBuffer buffer) {
        int which = which(buffer);
        assert which == 1;
        return which;
    }

    // A class of exceptions without a model stands where it stands on the platform.
    // check LeftOut.caught: valid
    static int caught(boolean fails) {
        try {
            if (fails) {
                throw new IOException("a");
            }
            return 1;
        } catch (JarException e) {
            return 2;
        } catch (IOException e) {
            return 3;
        }
    }

    // check LeftOut.thrown: unknown
    static void thrown() throws IOException {
        throw new JarException("a");
    }
}

class Upper extends InflaterInputStream {
    int seen;

    Upper(InputStream in) {                 // check Upper.Upper: unknown
        super(in);
    }

    // check Upper.inherited: unknown
    int inherited() throws IOException {
        return len;
    }

    // check Upper.own: valid
    int own() {
        seen = 4;
        return seen;
    }

    // check Upper.above: unknown
    void above() throws IOException {
        super.fill();
    }
}
