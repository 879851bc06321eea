package org.sosy_lab.sv_benchmarks;

/** One possible choice for each value, so that tasks can be run; whoever checks them must consider all. */
public final class Verifier {
    public static void assume(boolean condition) {
    }

    public static boolean nondetBoolean() {
        return false;
    }

    public static int nondetInt() {
        return 0;
    }

    public static String nondetString() {
        return "";
    }

    public static float nondetFloat() {
        return 0;
    }

    public static double nondetDouble() {
        return 0;
    }

    public static <T> T nondetObject(Class<T> type, ObjectFactory<T> factory) {
        return factory.createObject();
    }
}
