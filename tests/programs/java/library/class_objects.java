// Objects of `Class`: one for each type, with its names and its kind.
// prints: class Main Main Main falsefalsefalse
// prints: interface Main$Shape Main$Shape Shape truefalsefalse
// prints: class Main$Colour Main$Colour Colour falsefalsefalse
// prints: class Main$Point Main$Point Point falsefalsefalse
// prints: class Main$Inner Main$Inner Inner falsefalsefalse
// prints: interface Main$Note Main$Note Note truefalsefalse
// prints: int int int falsetruefalse
// prints: void void void falsetruefalse
// prints: class java.lang.String java.lang.String String falsefalsefalse
// prints: interface java.util.Map$Entry java.util.Map$Entry Entry truefalsefalse
// prints: interface java.util.List java.util.List List truefalsefalse
// prints: class [I [I int[] falsefalsetrue
// prints: class [[J [[J long[][] falsefalsetrue
// prints: class [Ljava.lang.String; [Ljava.lang.String; String[] falsefalsetrue
// prints: class [LMain$Point; [LMain$Point; Point[] falsefalsetrue
// prints: class [Z [Z boolean[] falsefalsetrue
// prints: true false true
// prints: false true
// prints: Main$Colour false true
// prints: point false
// prints: Integer int[][]
// prints: Main$1 '' Local
// prints: null has no class
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Main {
    interface Shape { }

    enum Colour {
        RED, GREEN { @Override public String toString() { return "green"; } };
    }

    record Point(int x, int y) implements Shape { }

    class Inner { }

    @interface Note { }

    static void tell(Class<?> type) {
        System.out.println(type + " " + type.getName() + " " + type.getSimpleName() + " " + type.isInterface() + type.isPrimitive() + type.isArray());
    }

    public static void main(String[] args) {
        for (Class<?> type : new Class<?>[] {Main.class, Shape.class, Colour.class, Point.class, Inner.class, Note.class}) {
            tell(type);
        }
        for (Class<?> type : new Class<?>[] {int.class, void.class, String.class, Map.Entry.class, List.class}) {
            tell(type);
        }
        for (Class<?> type : new Class<?>[] {int[].class, long[][].class, String[].class, Point[].class, boolean[].class}) {
            tell(type);
        }
        same();
        anonymous();
    }

    static void same() {
        Object point = new Point(1, 2);
        System.out.println((point.getClass() == Point.class) + " " + point.getClass().equals(Shape.class) + " " + (new int[0].getClass() == int[].class));
        System.out.println((Integer.class == (Object) int.class) + " " + ("".getClass() == String.class));
        System.out.println(Colour.RED.getClass().getName() + " " + (Colour.GREEN.getClass() == Colour.class) + " " + (Colour.GREEN.getDeclaringClass() == Colour.class));
        Map<Class<?>, String> names = new HashMap<>();
        names.put(Point.class, "point");
        System.out.println(names.get(point.getClass()) + " " + names.containsKey(Shape.class));
        Class<? extends Number> number = Integer.valueOf(1).getClass();
        System.out.println(number.getSimpleName() + " " + new int[2][3].getClass().getSimpleName());
    }

    static void anonymous() {
        Shape shape = new Shape() { };
        class Local { }
        System.out.println(shape.getClass().getName() + " '" + shape.getClass().getSimpleName() + "' " + new Local().getClass().getSimpleName());
        try {
            Object nothing = null;
            nothing.getClass();
        } catch (NullPointerException e) {
            System.out.println("null has no class");
        }
    }
}
