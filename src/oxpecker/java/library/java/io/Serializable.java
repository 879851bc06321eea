package java.io;

public interface Serializable {
    /** The library's classes that are tried for an input of this type, beside those of the program. */
    static void $open(Integer a, String b, int[] c, Object[] d) {
    }
}
