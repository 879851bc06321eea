// arraycopy with its errors, identity hash codes, clocks.
// prints: [1, 1, 2, 3, 4]
// prints: [2, 3, 4, 3, 4]
// prints: [null, x, y]
// prints: java.lang.ArrayIndexOutOfBoundsException: arraycopy: source index -1 out of bounds for int[5]
// prints: java.lang.ArrayIndexOutOfBoundsException: arraycopy: destination index -1 out of bounds for int[5]
// prints: java.lang.ArrayIndexOutOfBoundsException: arraycopy: length -1 is negative
// prints: java.lang.ArrayIndexOutOfBoundsException: arraycopy: last source index 6 out of bounds for int[5]
// prints: java.lang.ArrayIndexOutOfBoundsException: arraycopy: last destination index 7 out of bounds for int[5]
// prints: java.lang.ArrayIndexOutOfBoundsException: arraycopy: last source index 3 out of bounds for object array[2]
// prints: java.lang.ArrayStoreException: arraycopy: type mismatch: can not copy int[] into long[]
// prints: java.lang.ArrayStoreException: arraycopy: type mismatch: can not copy int[] into object array[]
// prints: java.lang.ArrayStoreException: arraycopy: type mismatch: can not copy object array[] into int[]
// prints: java.lang.ArrayStoreException: arraycopy: source type java.lang.String is not an array
// prints: java.lang.ArrayStoreException: arraycopy: destination type java.lang.String is not an array
// prints: fine
// prints: true true 0
// prints: true false true
// prints: true
// prints: 1
// prints: c11.5ok
// prints: xytrue
class Main {
    static void attempt(Object a, int i, Object b, int j, int n) {
        try {
            System.arraycopy(a, i, b, j, n);
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3, 4, 5};
        System.arraycopy(a, 0, a, 1, 4);
        System.out.println(java.util.Arrays.toString(a));
        System.arraycopy(a, 2, a, 0, 3);
        System.out.println(java.util.Arrays.toString(a));
        String[] s = {"x", "y"};
        Object[] o = new Object[3];
        System.arraycopy(s, 0, o, 1, 2);
        System.out.println(java.util.Arrays.toString(o));
        attempt(a, -1, a, 0, 1);
        attempt(a, 0, a, -1, 1);
        attempt(a, 0, a, 0, -1);
        attempt(a, 3, a, 0, 3);
        attempt(a, 0, a, 4, 3);
        attempt(s, 1, o, 0, 2);
        attempt(a, 0, new long[5], 0, 1);
        attempt(a, 0, o, 0, 1);
        attempt(s, 0, a, 0, 1);
        attempt("x", 0, a, 0, 1);
        attempt(a, 0, "x", 0, 1);
        attempt(a, 5, a, 0, 0);
        Object first = new Object();
        Object second = new Object();
        System.out.println((System.identityHashCode(first) == System.identityHashCode(first)) + " " + (first.hashCode() == System.identityHashCode(first)) + " " + System.identityHashCode(null));
        System.out.println(first.equals(first) + " " + first.equals(second) + " " + first.toString().startsWith("java.lang.Object@"));
        long start = System.nanoTime();
        System.out.println(System.nanoTime() - start >= 0);
        System.out.println(System.lineSeparator().length());
        System.err.println("not seen");
        System.out.print('c');
        System.out.print(1L);
        System.out.print(1.5f);
        System.out.print(new char[] {'o', 'k'});
        System.out.println();
        System.out.append("x").append('y').println(true);
    }
}
