// Statements before `super(..)` and `this(..)`: fields that they assign are seen by methods that the superclass calls.
// prints: start 3 base 3+0+9 set 3+5+9 end
// prints: refused before base
// prints: length 0 start 0 base 0+0+9 set 0+5+9 end
// prints: 8 inner 8
class Main {
    static class Base {
        Base(int number) {
            System.out.print("base " + describe() + " ");
        }

        String describe() {
            return "" + 0;
        }
    }

    static class Derived extends Base {
        final int given;
        int initial = 5;
        int late;

        Derived(int number) {
            if (number < 0) {
                throw new IllegalArgumentException("refused before base");
            }
            System.out.print("start " + number + " ");
            int kept = number;
            given = kept;
            this.late = 9;
            super(kept);
            System.out.print("set " + describe() + " ");
            kept++;
            System.out.println("end" + (kept == number + 1 ? "" : "?"));
        }

        Derived(String text) {
            int length = text.length();
            for (int i = 0; i < length; i++) {
                if (text.charAt(i) != ' ') {
                    throw new IllegalArgumentException(text);
                }
            }
            System.out.print("length " + length + " ");
            this(length);
        }

        @Override
        String describe() {
            return given + "+" + initial + "+" + late;
        }
    }

    int field = 8;

    class Inner {
        final int copy;

        Inner() {
            int outside = field;
            Runnable show = () -> System.out.print(outside + " ");
            show.run();
            copy = outside;
            super();
            System.out.println("inner " + copy);
        }
    }

    public static void main(String[] args) {
        new Derived(3);
        try {
            new Derived(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        new Derived("");
        new Main().new Inner();
    }

    static class Positive {
        final int value;

        Positive(int value) {
            int at_least = value < 1 ? 1 : value;
            this.value = at_least;
            super();
        }
    }

    //@ ensures \result > 0;
    static int positive(int value) {        // check Main.positive: valid
        return new Positive(value).value;
    }

    //@ ensures \result > 0;
    static int known(Positive given) {      // check Main.known: valid
        return given == null ? 1 : given.value;
    }
}
