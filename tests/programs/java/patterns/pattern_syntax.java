// Patterns in all their forms: modifiers, annotations, qualified names, several in one label, any layout.
// prints: 3 4 5 none
// prints: numbers numbers texts point other
// prints: 12 2 nothing
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.Map;

class Main {
    @Target({ElementType.TYPE_USE, ElementType.LOCAL_VARIABLE})
    @interface Marked {
        int value() default 0;
    }

    static class Outer {
        record Point(int x, int y) {
        }

        record Box<T>(T value) {
        }
    }

    record Name(String text) {
    }

    static String qualified(Object o) {
        return switch (o) {
            case Outer.Point(int x, _) when x > 0 -> "" + x;
            case Outer /* ( */ . Point // )
                (final int x, @Marked(3) int y) -> "" + y;
            case Outer.Box<?>(Outer.Box<?>(Outer.Point(var x, var y))) -> "" + (x + y);
            case final Main.Name name when name.text() == null -> "none";
            default -> "default";
        };
    }

    static String several(Object o) {
        return switch (o) {
            case Integer _, Long _, Short _ -> "numbers";
            case String _, Name(_) -> "texts";
            case Outer.Point(_, _), Map.Entry<?, ?> _ when o.hashCode() == o.hashCode() -> "point";
            case
                // the rest
                Character _,
                Object _ -> "other";
        };
    }

    static class Late {
        final int kept;

        Late(int kept) {
            this.kept = kept;
        }

        <T> Late(T a, T b) {
            String text = "this(";
            <T>this(text.length() + (a == b ? 1 : 0));
        }
    }

    static int sum(int @Marked ... numbers) {
        int total = 0;
        for (int number : numbers) {
            total += number;
        }
        return total;
    }

    static String count(@Marked Object @Marked(2) ... all) {
        return all.length == 0 ? "nothing" : "" + all.length;
    }

    public static void main(String[] args) {
        System.out.println(qualified(new Outer.Point(3, 1)) + " " + qualified(new Outer.Point(0, 4)) + " "
            + qualified(new Outer.Box<>(new Outer.Box<>(new Outer.Point(2, 3)))) + " " + qualified(new Name(null)));
        System.out.println(several(1) + " " + several(1L) + " " + several(new Name("")) + " " + several(new Outer.Point(0, 0)) + " " + several('c'));
        assert new Late("a", "a").kept == 6;
        Object o = new Outer.Point(5, 7);
        int both = o instanceof Outer.Point(int x, final int y) ? x + y : 0;
        System.out.println(sum(5, 7) - 12 + both + " " + count("a", null) + " " + count());
    }
}
