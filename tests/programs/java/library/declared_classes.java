// How classes are declared: modifiers, nesting, names that one can write, packages.
// prints: Main Main 0  falsefalsefalsefalse
// prints: null null package
// prints: Main$Part Main.Part 409 public abstract static truefalsefalsefalse
// prints: class Main class Main package
// prints: Main$Part$Inner Main.Part.Inner 14 protected final truefalsefalsefalse
// prints: class Main$Part class Main$Part package
// prints: Main$Shape Main.Shape 60a private abstract static interface truefalsefalsefalse
// prints: class Main class Main package
// prints: Main$Shape$Corner Main.Shape.Corner 9 public static truefalsefalsefalse
// prints: interface Main$Shape interface Main$Shape package
// prints: Main$Shape$Kind Main.Shape.Kind 4019 public static final truefalsefalsefalse
// prints: interface Main$Shape interface Main$Shape package
// prints: Main$Mark Main.Mark 2608 abstract static interface truefalsefalsetrue
// prints: class Main class Main package
// prints: Main$Point Main.Point 18 static final truefalsefalsefalse
// prints: class Main class Main package
// prints: Main$1Local null 0  falsetruefalsefalse
// prints: class Main null package
// prints: Main$1Local$Deep null 0  truefalsefalsefalse
// prints: class Main$1Local class Main$1Local package
// prints: Main$1Pair null 18 static final falsetruefalsefalse
// prints: class Main null package
// prints: Main$1Way null 608 abstract static interface falsetruefalsefalse
// prints: class Main null package
// prints: Main$1Step null 4018 static final falsetruefalsefalse
// prints: class Main null package
// prints: Main$2 null 0  falsefalsetruefalse
// prints: class Main null package
// prints: int int 411 public abstract final falsefalsefalsefalse
// prints: null null null
// prints: void void 411 public abstract final falsefalsefalsefalse
// prints: null null null
// prints: [I int[] 411 public abstract final falsefalsefalsefalse
// prints: null null null
// prints: [[LMain$Part; Main.Part[][] 411 public abstract final falsefalsefalsefalse
// prints: null null null
// prints: [LMain$1Local; null 410 abstract final falsefalsefalsefalse
// prints: null null null
// prints: java.lang.String java.lang.String 11 public final falsefalsefalsefalse
// prints: null null package java.lang
// prints: java.util.List java.util.List 601 public abstract interface falsefalsefalsefalse
// prints: null null package java.util
// prints: java.util.Map$Entry java.util.Map.Entry 609 public abstract static interface truefalsefalsefalse
// prints: interface java.util.Map interface java.util.Map package java.util
// prints: java.util.AbstractMap$SimpleEntry java.util.AbstractMap.SimpleEntry 9 public static truefalsefalsefalse
// prints: class java.util.AbstractMap class java.util.AbstractMap package java.util
// prints: java.lang.Override java.lang.Override 2601 public abstract interface falsefalsefalsetrue
// prints: null null package java.lang
// prints: java.lang.Thread$State java.lang.Thread.State 4019 public static final truefalsefalsefalse
// prints: class java.lang.Thread class java.lang.Thread package java.lang
// prints: java.lang.Object java.lang.Object 1 public falsefalsefalsefalse
// prints: null null package java.lang
// prints: java.lang.Integer java.lang.Integer 11 public final falsefalsefalsefalse
// prints: null null package java.lang
// prints: java.lang.Runnable java.lang.Runnable 601 public abstract interface falsefalsefalsefalse
// prints: null null package java.lang
// prints: class Main class Main package
// prints: class [I String[][] true
// prints: true true
// prints: true java.util true
import java.lang.reflect.Modifier;
import java.util.AbstractMap;
import java.util.List;
import java.util.Map;

class Main {
    public abstract static class Part {
        protected final class Inner { }
    }

    private interface Shape {
        class Corner { }

        enum Kind { ROUND, FLAT }
    }

    @interface Mark { }

    record Point(int x) { }

    enum Colour { RED, GREEN { } }

    static final int[] NONE = {};

    static void show(Class<?> c) {
        System.out.println(c.getName() + " " + c.getCanonicalName() + " " + Integer.toHexString(c.getModifiers()) + " " + Modifier.toString(c.getModifiers()) + " "
            + c.isMemberClass() + c.isLocalClass() + c.isAnonymousClass() + c.isAnnotation());
        place(c);
    }

    static void place(Class<?> c) {
        System.out.println(c.getEnclosingClass() + " " + c.getDeclaringClass() + " " + c.getPackage());
    }

    static void known(Object object) {        // check Main.known: valid
        assert Part.class.getEnclosingClass() == Main.class && Modifier.isAbstract(Part.class.getModifiers());
        assert !Main.class.isMemberClass() && Main.class.getCanonicalName().equals("Main");
    }

    static String named(Object object) {
        Object local = new Object() { };
        return local.getClass().getCanonicalName().trim();        // check Main.named: invalid, exception here
    }

    static int ofEnum() {
        return Colour.class.getModifiers();        // check Main.ofEnum: unknown, unsupported the modifiers of an enum with bodies of constants here
    }

    public static void main(String[] args) {
        class Local {
            class Deep { }
        }
        record Pair(int a) { }
        interface Way { }
        enum Step { ONE }
        Object unnamed = new Object() { };
        Class<?>[] all = {Main.class, Part.class, Part.Inner.class, Shape.class, Shape.Corner.class, Shape.Kind.class, Mark.class, Point.class, Local.class, Local.Deep.class,
            Pair.class, Way.class, Step.class, unnamed.getClass(), int.class, void.class, int[].class, Part[][].class, Local[].class, String.class, List.class, Map.Entry.class,
            AbstractMap.SimpleEntry.class, Override.class, Thread.State.class, Object.class, Integer.class, Runnable.class};
        for (Class<?> c : all) {
            show(c);
        }
        place(Colour.class);
        System.out.println(int.class.arrayType() + " " + String[].class.arrayType().getSimpleName() + " " + Main.class.getPackage().getName().isEmpty());
        Package here = Main.class.getPackage();
        System.out.println(here.toString().equals("package ") + " " + here.getName().equals(""));
        System.out.println(here.equals(Part.class.getPackage()) + " " + List.class.getPackage().getName() + " " + (List.class.getPackage().hashCode() == Map.class.getPackage().hashCode()));
    }
}
