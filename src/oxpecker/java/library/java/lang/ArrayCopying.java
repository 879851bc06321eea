package java.lang;

/** `System.arraycopy`, with the checks of the virtual machine in its order. */
final class ArrayCopying {
    static void copy(Object source, int from, Object target, int to, int count) {
        if (source == null || target == null) {
            throw new NullPointerException();
        }
        if (source instanceof Object[]) {
            if (!(target instanceof Object[])) {
                throw mismatch("object array[]", target);
            }
            objects((Object[]) source, from, (Object[]) target, to, count);
        } else if (source instanceof int[]) {
            if (!(target instanceof int[])) {
                throw mismatch("int[]", target);
            }
            ints((int[]) source, from, (int[]) target, to, count);
        } else if (source instanceof long[]) {
            if (!(target instanceof long[])) {
                throw mismatch("long[]", target);
            }
            longs((long[]) source, from, (long[]) target, to, count);
        } else if (source instanceof char[]) {
            if (!(target instanceof char[])) {
                throw mismatch("char[]", target);
            }
            chars((char[]) source, from, (char[]) target, to, count);
        } else if (source instanceof byte[]) {
            if (!(target instanceof byte[])) {
                throw mismatch("byte[]", target);
            }
            bytes((byte[]) source, from, (byte[]) target, to, count);
        } else if (source instanceof short[]) {
            if (!(target instanceof short[])) {
                throw mismatch("short[]", target);
            }
            shorts((short[]) source, from, (short[]) target, to, count);
        } else if (source instanceof boolean[]) {
            if (!(target instanceof boolean[])) {
                throw mismatch("boolean[]", target);
            }
            booleans((boolean[]) source, from, (boolean[]) target, to, count);
        } else if (source instanceof float[]) {
            if (!(target instanceof float[])) {
                throw mismatch("float[]", target);
            }
            floats((float[]) source, from, (float[]) target, to, count);
        } else if (source instanceof double[]) {
            if (!(target instanceof double[])) {
                throw mismatch("double[]", target);
            }
            doubles((double[]) source, from, (double[]) target, to, count);
        } else {
            throw new ArrayStoreException("arraycopy: source type " + source.getClass().getName() + " is not an array");
        }
    }

    private static ArrayStoreException mismatch(String source, Object target) {
        String kind = kind(target);
        if (kind == null) {
            String name = target.getClass().getName();
            return new ArrayStoreException("arraycopy: destination type " + name + " is not an array");
        }
        return new ArrayStoreException("arraycopy: type mismatch: can not copy " + source + " into " + kind);
    }

    private static String kind(Object array) {
        if (array instanceof int[]) {
            return "int[]";
        }
        if (array instanceof long[]) {
            return "long[]";
        }
        if (array instanceof char[]) {
            return "char[]";
        }
        if (array instanceof byte[]) {
            return "byte[]";
        }
        if (array instanceof short[]) {
            return "short[]";
        }
        if (array instanceof boolean[]) {
            return "boolean[]";
        }
        if (array instanceof float[]) {
            return "float[]";
        }
        if (array instanceof double[]) {
            return "double[]";
        }
        return array instanceof Object[] ? "object array[]" : null;
    }

    private static void check(String kind, int source, int from, int target, int to, int count) {
        if (from < 0) {
            throw outside("source index " + from, kind, source);
        }
        if (to < 0) {
            throw outside("destination index " + to, kind, target);
        }
        if (count < 0) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: length " + count + " is negative");
        }
        if (from > source - count) {
            throw outside("last source index " + ((long) from + count), kind, source);
        }
        if (to > target - count) {
            throw outside("last destination index " + ((long) to + count), kind, target);
        }
    }

    private static ArrayIndexOutOfBoundsException outside(String what, String kind, int length) {
        return new ArrayIndexOutOfBoundsException("arraycopy: " + what + " out of bounds for " + kind + "[" + length + "]");
    }

    private static void objects(Object[] source, int from, Object[] target, int to, int count) {
        check("object array", source.length, from, target.length, to, count);
        if (source == target && from < to) {
            for (int i = count - 1; i >= 0; i--) {
                target[to + i] = source[from + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                target[to + i] = source[from + i];
            }
        }
    }

    private static void ints(int[] source, int from, int[] target, int to, int count) {
        check("int", source.length, from, target.length, to, count);
        if (source == target && from < to) {
            for (int i = count - 1; i >= 0; i--) {
                target[to + i] = source[from + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                target[to + i] = source[from + i];
            }
        }
    }

    private static void longs(long[] source, int from, long[] target, int to, int count) {
        check("long", source.length, from, target.length, to, count);
        if (source == target && from < to) {
            for (int i = count - 1; i >= 0; i--) {
                target[to + i] = source[from + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                target[to + i] = source[from + i];
            }
        }
    }

    private static void chars(char[] source, int from, char[] target, int to, int count) {
        check("char", source.length, from, target.length, to, count);
        if (source == target && from < to) {
            for (int i = count - 1; i >= 0; i--) {
                target[to + i] = source[from + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                target[to + i] = source[from + i];
            }
        }
    }

    private static void bytes(byte[] source, int from, byte[] target, int to, int count) {
        check("byte", source.length, from, target.length, to, count);
        if (source == target && from < to) {
            for (int i = count - 1; i >= 0; i--) {
                target[to + i] = source[from + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                target[to + i] = source[from + i];
            }
        }
    }

    private static void shorts(short[] source, int from, short[] target, int to, int count) {
        check("short", source.length, from, target.length, to, count);
        if (source == target && from < to) {
            for (int i = count - 1; i >= 0; i--) {
                target[to + i] = source[from + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                target[to + i] = source[from + i];
            }
        }
    }

    private static void booleans(boolean[] source, int from, boolean[] target, int to, int count) {
        check("boolean", source.length, from, target.length, to, count);
        if (source == target && from < to) {
            for (int i = count - 1; i >= 0; i--) {
                target[to + i] = source[from + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                target[to + i] = source[from + i];
            }
        }
    }

    private static void floats(float[] source, int from, float[] target, int to, int count) {
        check("float", source.length, from, target.length, to, count);
        if (source == target && from < to) {
            for (int i = count - 1; i >= 0; i--) {
                target[to + i] = source[from + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                target[to + i] = source[from + i];
            }
        }
    }

    private static void doubles(double[] source, int from, double[] target, int to, int count) {
        check("double", source.length, from, target.length, to, count);
        if (source == target && from < to) {
            for (int i = count - 1; i >= 0; i--) {
                target[to + i] = source[from + i];
            }
        } else {
            for (int i = 0; i < count; i++) {
                target[to + i] = source[from + i];
            }
        }
    }
}
