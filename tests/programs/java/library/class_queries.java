// What objects of `Class` are asked: what stands above them, what their arrays hold, and arrays of types known when the program runs.
// prints: 1111111111111111100111111 java.lang.Object null null falsefalse 'java.lang' null
// prints: 0110101000000000000000000 Main$Shape null null falsefalse '' null
// prints: 0010100000000000000000000 Main$Round null null falsefalse '' null
// prints: 0001100000000000000000000 Main$Base class java.lang.Object null falsefalse '' null
// prints: 0000100000000000000000000 Main$Circle class Main$Base null falsefalse '' null
// prints: 0000010000000000000000000 Main$Colour class java.lang.Enum null truefalse '' [RED, GREEN]
// prints: 0000001000000000000000000 Main$Point class java.lang.Record null falsetrue '' null
// prints: 0000000100000000000000000 java.lang.String class java.lang.Object null falsefalse 'java.lang' null
// prints: 0000000010000000000000000 java.lang.Integer class java.lang.Number null falsefalse 'java.lang' null
// prints: 0000000011000000000000000 java.lang.Number class java.lang.Object null falsefalse 'java.lang' null
// prints: 0010110110100000000000000 java.lang.Comparable null null falsefalse 'java.lang' null
// prints: 0000000100010000000000000 java.lang.CharSequence null null falsefalse 'java.lang' null
// prints: 0000000000001100000000000 java.util.List null null falsefalse 'java.util' null
// prints: 0000000000000100000000000 java.util.ArrayList class java.util.AbstractList null falsefalse 'java.util' null
// prints: 0000000000001110000000000 java.util.Collection null null falsefalse 'java.util' null
// prints: 0001110111000101000111111 java.io.Serializable null null falsefalse 'java.io' null
// prints: 0000000000000100100111111 java.lang.Cloneable null null falsefalse 'java.lang' null
// prints: 0000000000000000010000000 int null null falsefalse 'java.lang' null
// prints: 0000000000000000001000000 long null null falsefalse 'java.lang' null
// prints: 0000000000000000000100000 int[] class java.lang.Object int falsefalse 'java.lang' null
// prints: 0000000000000000000011111 java.lang.Object[] class java.lang.Object class java.lang.Object falsefalse 'java.lang' null
// prints: 0000000000000000000001000 java.lang.String[] class java.lang.Object class java.lang.String falsefalse 'java.lang' null
// prints: 0000000000000000000000100 int[][] class java.lang.Object class [I falsefalse 'java.lang' null
// prints: 0000000000000000000000010 Main$Circle[] class java.lang.Object class Main$Circle falsefalse '' null
// prints: 0000000000000000000000011 Main$Shape[] class java.lang.Object interface Main$Shape falsefalse '' null
// prints: true true falseclass Main$Base
// prints: false true falseclass Main$Colour
// prints: true false falseclass java.lang.Record
// prints: false true falseclass java.lang.Object
// prints: false true falseclass java.lang.Number
// prints: false false falseclass java.util.AbstractList
// prints: false false falseclass java.lang.Object
// prints: false false trueclass java.lang.Object
// prints: [interface Main$Round][interface Main$Shape, interface java.lang.Comparable][interface java.io.Serializable]0
// prints: false bnullintbooleancharbyteshortlongfloatdoublevoid
// prints: class Main$Circle trueclass Main$Circleclass [I
// prints: java.lang.ClassCastException: Cannot cast java.lang.Integer to java.lang.String
// prints: java.lang.ClassCastException: interface Main$Shape
// prints: java.lang.NullPointerException
// prints: class [Ljava.lang.String; 3int[]4
// prints: 1 true false
// prints: 1 1 11
// prints: 1 c d
// prints: 1 2 12
// prints: 1 3 13
// prints: 1 4 14
// prints: 1 5.0 15.0
// prints: 1 6.0 16.0
// prints: 1 7 17
// prints: true 11d11120 89.03.5
// prints: java.lang.IllegalArgumentException: Argument is not an array
// prints: java.lang.IllegalArgumentException: argument type mismatch
// prints: java.lang.NullPointerException
// prints: java.lang.NegativeArraySizeException: -1
// prints: java.lang.ArrayIndexOutOfBoundsException
// prints: java.lang.IllegalArgumentException: array element type mismatch
import java.io.Serializable;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

class Main {
    interface Shape { }

    interface Round extends Shape, Comparable<Round> { }

    static class Base implements Serializable { }

    static class Circle extends Base implements Round {
        @Override
        public int compareTo(Round other) {
            return 0;
        }
    }

    enum Colour { RED, GREEN { } }

    record Point(int x) implements Shape { }

    interface Action {
        Object run() throws Exception;
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?>[] all = {Object.class, Shape.class, Round.class, Base.class, Circle.class, Colour.class, Point.class, String.class, Integer.class,
            Number.class, Comparable.class, CharSequence.class, List.class, ArrayList.class, Collection.class, Serializable.class, Cloneable.class,
            int.class, long.class, int[].class, Object[].class, String[].class, int[][].class, Circle[].class, Shape[].class};
        for (Class<?> one : all) {
            StringBuilder line = new StringBuilder();
            for (Class<?> two : all) {
                line.append(one.isAssignableFrom(two) ? '1' : '0');
            }
            System.out.println(line + " " + one.getTypeName() + " " + one.getSuperclass() + " " + one.getComponentType() + " " + one.isEnum() + one.isRecord() + " '" + one.getPackageName() + "' " + Arrays.toString(one.getEnumConstants()));
        }
        Object[] objects = {new Circle(), Colour.GREEN, new Point(1), "a", 3, new ArrayList<String>(), new int[1], new String[1][2]};
        for (Object object : objects) {
            System.out.println(Shape.class.isInstance(object) + " " + Comparable.class.isInstance(object) + " " + Object[].class.isInstance(object) + object.getClass().getSuperclass());
        }
        System.out.println(Arrays.toString(Circle.class.getInterfaces()) + Arrays.toString(Round.class.getInterfaces()) + Arrays.toString(Base.class.getInterfaces()) + int.class.getInterfaces().length);
        System.out.println(Shape.class.isInstance(null) + " " + String.class.cast("b") + Shape.class.cast(null) + Integer.TYPE + Boolean.TYPE + Character.TYPE + Byte.TYPE + Short.TYPE + Long.TYPE + Float.TYPE + Double.TYPE + Void.TYPE);
        System.out.println(Class.forName("Main$Circle") + " " + (Class.forName("Main$Circle") == Circle.class) + Circle.class.asSubclass(Shape.class) + int[][].class.componentType());
        attempt(() -> String.class.cast(3));
        attempt(() -> Shape.class.asSubclass(Base.class));
        attempt(() -> Shape.class.isAssignableFrom(null));
        arrays();
    }

    static void arrays() {
        String[] names = {"a", "b"};
        Object[] more = (Object[]) Array.newInstance(names.getClass().getComponentType(), 3);
        System.out.println(more.getClass() + " " + more.length + Array.newInstance(int.class, 2).getClass().getSimpleName() + ((int[][]) Array.newInstance(int[].class, 4)).length);
        Object[] arrays = {new boolean[] {true}, new byte[] {1}, new char[] {'c'}, new short[] {2}, new int[] {3}, new long[] {4}, new float[] {5}, new double[] {6}, new Integer[] {7}};
        Object[] values = {false, (byte) 11, 'd', (short) 12, 13, 14L, 15f, 16.0, 17};
        for (int i = 0; i < arrays.length; i++) {
            Object before = Array.get(arrays[i], 0);
            Array.set(arrays[i], 0, values[i]);
            System.out.println(Array.getLength(arrays[i]) + " " + before + " " + Array.get(arrays[i], 0));
        }
        Array.setBoolean(arrays[0], 0, true);
        Array.setByte(arrays[7], 0, (byte) 1);
        Array.setChar(arrays[4], 0, 'x');
        Array.setShort(arrays[5], 0, (short) 5);
        Array.setInt(arrays[6], 0, 9);
        Array.setLong(arrays[5], 0, 8L);
        Array.setFloat(arrays[7], 0, 2.5f);
        Array.setDouble(arrays[7], 0, 3.5);
        System.out.println(Array.getBoolean(arrays[0], 0) + " " + Array.getByte(arrays[1], 0) + Array.getChar(arrays[2], 0) + Array.getShort(arrays[1], 0) + Array.getInt(arrays[4], 0) + " " + Array.getLong(arrays[5], 0) + Array.getFloat(arrays[6], 0) + Array.getDouble(arrays[7], 0));
        attempt(() -> Array.get("no", 0));
        attempt(() -> Array.getInt(arrays[5], 0));
        attempt(() -> Array.getLength(null));
        attempt(() -> Array.newInstance(int.class, -1));
        attempt(() -> Array.get(arrays[3], 1));
        attempt(() -> { Array.set(names, 0, 5); return 0; });
    }

    static void known(Object object) {      // check Main.known: valid within bounds
        if (object != null && Shape.class.isInstance(object)) {
            assert object instanceof Shape;
        }
    }

    static void unknown(Class<?> type, Object object) {
        assert type == null || !type.isInstance(object);      // check Main.unknown: unknown
    }

    static int length(Object array) {
        return Array.getLength(array);      // check Main.length: invalid, exception here
    }
}
