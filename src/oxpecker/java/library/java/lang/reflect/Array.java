package java.lang.reflect;

import oxpecker.Oox;

/** Arrays of which the type is known only when the program runs. */
public final class Array {
    private Array() {
    }

    public static Object newInstance(Class<?> element, int length) {
        if (element == null) {
            throw new NullPointerException();
        }
        if (element == void.class) {
            throw new IllegalArgumentException();
        }
        if (length < 0) {
            throw new NegativeArraySizeException(Integer.toString(length));
        }
        return Oox.newArray(element, length);
    }

    public static Object newInstance(Class<?> element, int... lengths) {
        if (lengths.length != 1) {
            return Oox.unsupported("a new array of several dimensions");
        }
        return newInstance(element, lengths[0]);
    }

    private static IllegalArgumentException wrong(Object array) {
        if (array == null) {
            throw new NullPointerException();
        }
        boolean is = array.getClass().isArray();
        return new IllegalArgumentException(is ? "argument type mismatch" : "Argument is not an array");
    }

    private static int place(Object array, int index) {
        if (index < 0 || index >= getLength(array)) {
            throw new ArrayIndexOutOfBoundsException();
        }
        return index;
    }

    public static int getLength(Object array) {
        if (array instanceof Object[]) {
            return ((Object[]) array).length;
        }
        if (array instanceof boolean[]) {
            return ((boolean[]) array).length;
        }
        if (array instanceof byte[]) {
            return ((byte[]) array).length;
        }
        if (array instanceof char[]) {
            return ((char[]) array).length;
        }
        if (array instanceof short[]) {
            return ((short[]) array).length;
        }
        if (array instanceof int[]) {
            return ((int[]) array).length;
        }
        if (array instanceof long[]) {
            return ((long[]) array).length;
        }
        if (array instanceof float[]) {
            return ((float[]) array).length;
        }
        if (array instanceof double[]) {
            return ((double[]) array).length;
        }
        throw wrong(array);
    }

    public static Object get(Object array, int index) {
        if (array instanceof Object[]) {
            return ((Object[]) array)[place(array, index)];
        }
        if (array instanceof boolean[]) {
            return ((boolean[]) array)[place(array, index)];
        }
        if (array instanceof byte[]) {
            return ((byte[]) array)[place(array, index)];
        }
        if (array instanceof char[]) {
            return ((char[]) array)[place(array, index)];
        }
        if (array instanceof short[]) {
            return ((short[]) array)[place(array, index)];
        }
        if (array instanceof int[]) {
            return ((int[]) array)[place(array, index)];
        }
        if (array instanceof long[]) {
            return ((long[]) array)[place(array, index)];
        }
        if (array instanceof float[]) {
            return ((float[]) array)[place(array, index)];
        }
        if (array instanceof double[]) {
            return ((double[]) array)[place(array, index)];
        }
        throw wrong(array);
    }

    public static boolean getBoolean(Object array, int index) {
        if (array instanceof boolean[]) {
            return ((boolean[]) array)[place(array, index)];
        }
        throw wrong(array);
    }

    public static byte getByte(Object array, int index) {
        if (array instanceof byte[]) {
            return ((byte[]) array)[place(array, index)];
        }
        throw wrong(array);
    }

    public static char getChar(Object array, int index) {
        if (array instanceof char[]) {
            return ((char[]) array)[place(array, index)];
        }
        throw wrong(array);
    }

    public static short getShort(Object array, int index) {
        if (array instanceof short[]) {
            return ((short[]) array)[place(array, index)];
        }
        if (array instanceof byte[]) {
            return ((byte[]) array)[place(array, index)];
        }
        throw wrong(array);
    }

    public static int getInt(Object array, int index) {
        if (array instanceof int[]) {
            return ((int[]) array)[place(array, index)];
        }
        if (array instanceof short[]) {
            return ((short[]) array)[place(array, index)];
        }
        if (array instanceof char[]) {
            return ((char[]) array)[place(array, index)];
        }
        if (array instanceof byte[]) {
            return ((byte[]) array)[place(array, index)];
        }
        throw wrong(array);
    }

    public static long getLong(Object array, int index) {
        if (array instanceof long[]) {
            return ((long[]) array)[place(array, index)];
        }
        if (array instanceof int[]) {
            return ((int[]) array)[place(array, index)];
        }
        if (array instanceof short[]) {
            return ((short[]) array)[place(array, index)];
        }
        if (array instanceof char[]) {
            return ((char[]) array)[place(array, index)];
        }
        if (array instanceof byte[]) {
            return ((byte[]) array)[place(array, index)];
        }
        throw wrong(array);
    }

    public static float getFloat(Object array, int index) {
        if (array instanceof float[]) {
            return ((float[]) array)[place(array, index)];
        }
        if (array instanceof long[]) {
            return ((long[]) array)[place(array, index)];
        }
        if (array instanceof int[]) {
            return ((int[]) array)[place(array, index)];
        }
        if (array instanceof short[]) {
            return ((short[]) array)[place(array, index)];
        }
        if (array instanceof char[]) {
            return ((char[]) array)[place(array, index)];
        }
        if (array instanceof byte[]) {
            return ((byte[]) array)[place(array, index)];
        }
        throw wrong(array);
    }

    public static double getDouble(Object array, int index) {
        if (array instanceof double[]) {
            return ((double[]) array)[place(array, index)];
        }
        if (array instanceof float[]) {
            return ((float[]) array)[place(array, index)];
        }
        if (array instanceof long[]) {
            return ((long[]) array)[place(array, index)];
        }
        if (array instanceof int[]) {
            return ((int[]) array)[place(array, index)];
        }
        if (array instanceof short[]) {
            return ((short[]) array)[place(array, index)];
        }
        if (array instanceof char[]) {
            return ((char[]) array)[place(array, index)];
        }
        if (array instanceof byte[]) {
            return ((byte[]) array)[place(array, index)];
        }
        throw wrong(array);
    }

    /** A value is unboxed and widened as it is in an assignment. */
    public static void set(Object array, int index, Object value) {
        if (array instanceof Object[]) {
            Object[] objects = (Object[]) array;
            int at = place(array, index);
            if (value != null && !array.getClass().getComponentType().isInstance(value)) {
                throw new IllegalArgumentException("array element type mismatch");
            }
            objects[at] = value;
        } else if (value instanceof Boolean) {
            setBoolean(array, index, (Boolean) value);
        } else if (value instanceof Byte) {
            setByte(array, index, (Byte) value);
        } else if (value instanceof Character) {
            setChar(array, index, (Character) value);
        } else if (value instanceof Short) {
            setShort(array, index, (Short) value);
        } else if (value instanceof Integer) {
            setInt(array, index, (Integer) value);
        } else if (value instanceof Long) {
            setLong(array, index, (Long) value);
        } else if (value instanceof Float) {
            setFloat(array, index, (Float) value);
        } else if (value instanceof Double) {
            setDouble(array, index, (Double) value);
        } else {
            throw wrong(array);
        }
    }

    public static void setBoolean(Object array, int index, boolean value) {
        if (array instanceof boolean[]) {
            ((boolean[]) array)[place(array, index)] = value;
        } else {
            throw wrong(array);
        }
    }

    public static void setByte(Object array, int index, byte value) {
        if (array instanceof byte[]) {
            ((byte[]) array)[place(array, index)] = value;
        } else if (array instanceof short[]) {
            ((short[]) array)[place(array, index)] = value;
        } else if (array instanceof int[]) {
            ((int[]) array)[place(array, index)] = value;
        } else if (array instanceof long[]) {
            ((long[]) array)[place(array, index)] = value;
        } else if (array instanceof float[]) {
            ((float[]) array)[place(array, index)] = value;
        } else if (array instanceof double[]) {
            ((double[]) array)[place(array, index)] = value;
        } else {
            throw wrong(array);
        }
    }

    public static void setChar(Object array, int index, char value) {
        if (array instanceof char[]) {
            ((char[]) array)[place(array, index)] = value;
        } else if (array instanceof int[]) {
            ((int[]) array)[place(array, index)] = value;
        } else if (array instanceof long[]) {
            ((long[]) array)[place(array, index)] = value;
        } else if (array instanceof float[]) {
            ((float[]) array)[place(array, index)] = value;
        } else if (array instanceof double[]) {
            ((double[]) array)[place(array, index)] = value;
        } else {
            throw wrong(array);
        }
    }

    public static void setShort(Object array, int index, short value) {
        if (array instanceof short[]) {
            ((short[]) array)[place(array, index)] = value;
        } else if (array instanceof int[]) {
            ((int[]) array)[place(array, index)] = value;
        } else if (array instanceof long[]) {
            ((long[]) array)[place(array, index)] = value;
        } else if (array instanceof float[]) {
            ((float[]) array)[place(array, index)] = value;
        } else if (array instanceof double[]) {
            ((double[]) array)[place(array, index)] = value;
        } else {
            throw wrong(array);
        }
    }

    public static void setInt(Object array, int index, int value) {
        if (array instanceof int[]) {
            ((int[]) array)[place(array, index)] = value;
        } else if (array instanceof long[]) {
            ((long[]) array)[place(array, index)] = value;
        } else if (array instanceof float[]) {
            ((float[]) array)[place(array, index)] = value;
        } else if (array instanceof double[]) {
            ((double[]) array)[place(array, index)] = value;
        } else {
            throw wrong(array);
        }
    }

    public static void setLong(Object array, int index, long value) {
        if (array instanceof long[]) {
            ((long[]) array)[place(array, index)] = value;
        } else if (array instanceof float[]) {
            ((float[]) array)[place(array, index)] = value;
        } else if (array instanceof double[]) {
            ((double[]) array)[place(array, index)] = value;
        } else {
            throw wrong(array);
        }
    }

    public static void setFloat(Object array, int index, float value) {
        if (array instanceof float[]) {
            ((float[]) array)[place(array, index)] = value;
        } else if (array instanceof double[]) {
            ((double[]) array)[place(array, index)] = value;
        } else {
            throw wrong(array);
        }
    }

    public static void setDouble(Object array, int index, double value) {
        if (array instanceof double[]) {
            ((double[]) array)[place(array, index)] = value;
        } else {
            throw wrong(array);
        }
    }
}
