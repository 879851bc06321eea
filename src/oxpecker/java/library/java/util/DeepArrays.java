package java.util;

/** Arrays of arrays, as deep as they are. */
final class DeepArrays {
    static boolean equal(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!element(a[i], b[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean element(Object a, Object b) {
        if (a == b || a == null || b == null) {
            return a == b;
        }
        if (a instanceof Object[] && b instanceof Object[]) {
            return equal((Object[]) a, (Object[]) b);
        }
        if (a instanceof int[] && b instanceof int[]) {
            return Arrays.equals((int[]) a, (int[]) b);
        }
        if (a instanceof long[] && b instanceof long[]) {
            return Arrays.equals((long[]) a, (long[]) b);
        }
        if (a instanceof short[] && b instanceof short[]) {
            return Arrays.equals((short[]) a, (short[]) b);
        }
        if (a instanceof char[] && b instanceof char[]) {
            return Arrays.equals((char[]) a, (char[]) b);
        }
        if (a instanceof byte[] && b instanceof byte[]) {
            return Arrays.equals((byte[]) a, (byte[]) b);
        }
        if (a instanceof boolean[] && b instanceof boolean[]) {
            return Arrays.equals((boolean[]) a, (boolean[]) b);
        }
        if (a instanceof float[] && b instanceof float[]) {
            return Arrays.equals((float[]) a, (float[]) b);
        }
        if (a instanceof double[] && b instanceof double[]) {
            return Arrays.equals((double[]) a, (double[]) b);
        }
        return !isArray(a) && a.equals(b);
    }

    private static boolean isArray(Object a) {
        return a instanceof Object[] || a instanceof int[] || a instanceof long[] || a instanceof short[] || a instanceof char[]
            || a instanceof byte[] || a instanceof boolean[] || a instanceof float[] || a instanceof double[];
    }

    static int hash(Object[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (Object element : a) {
            hash = 31 * hash + elementHash(element);
        }
        return hash;
    }

    private static int elementHash(Object a) {
        if (a instanceof Object[]) {
            return hash((Object[]) a);
        }
        if (a instanceof int[]) {
            return Arrays.hashCode((int[]) a);
        }
        if (a instanceof long[]) {
            return Arrays.hashCode((long[]) a);
        }
        if (a instanceof short[]) {
            return Arrays.hashCode((short[]) a);
        }
        if (a instanceof char[]) {
            return Arrays.hashCode((char[]) a);
        }
        if (a instanceof byte[]) {
            return Arrays.hashCode((byte[]) a);
        }
        if (a instanceof boolean[]) {
            return Arrays.hashCode((boolean[]) a);
        }
        if (a instanceof float[]) {
            return Arrays.hashCode((float[]) a);
        }
        if (a instanceof double[]) {
            return Arrays.hashCode((double[]) a);
        }
        return Objects.hashCode(a);
    }

    static String text(Object[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < a.length; i++) {
            text.append(i == 0 ? "" : ", ").append(elementText(a[i]));
        }
        return text.append(']').toString();
    }

    private static String elementText(Object a) {
        if (a instanceof Object[]) {
            return text((Object[]) a);
        }
        if (a instanceof int[]) {
            return Arrays.toString((int[]) a);
        }
        if (a instanceof long[]) {
            return Arrays.toString((long[]) a);
        }
        if (a instanceof short[]) {
            return Arrays.toString((short[]) a);
        }
        if (a instanceof char[]) {
            return Arrays.toString((char[]) a);
        }
        if (a instanceof byte[]) {
            return Arrays.toString((byte[]) a);
        }
        if (a instanceof boolean[]) {
            return Arrays.toString((boolean[]) a);
        }
        if (a instanceof float[]) {
            return Arrays.toString((float[]) a);
        }
        if (a instanceof double[]) {
            return Arrays.toString((double[]) a);
        }
        return String.valueOf(a);
    }
}
