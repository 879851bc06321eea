package java.lang;

public interface Cloneable {
    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(java.util.ArrayList<Object> a, int[] b, Object[] c) {
    }
}
