package org.sosy_lab.sv_benchmarks;

import oxpecker.Oox;
import oxpecker.Text;

/** Values that nothing is known about, for verification tasks. */
public final class Verifier {
    public static void assume(boolean condition) {
        Oox.assume(condition);
    }

    public static boolean nondetBoolean() {
        return Oox.nondetBoolean();
    }

    public static byte nondetByte() {
        return Oox.nondetByte();
    }

    public static char nondetChar() {
        return Oox.nondetChar();
    }

    public static short nondetShort() {
        return Oox.nondetShort();
    }

    public static int nondetInt() {
        return Oox.nondetInt();
    }

    public static long nondetLong() {
        return Oox.nondetLong();
    }

    public static float nondetFloat() {
        return Oox.nondetFloat();
    }

    public static double nondetDouble() {
        return Oox.nondetDouble();
    }

    public static String nondetString() {
        Text text = Oox.nondetText();
        Oox.assume(text != null);
        return new String(text, false);
    }

    /** The factory leaves open what it makes. */
    public static <T> T nondetObject(Class<T> type, ObjectFactory<T> factory) {
        return factory.createObject();
    }
}
