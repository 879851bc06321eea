// Enums: constants with arguments and bodies, values, valueOf, ordinal, compareTo, switch.
// prints: RED 0 1 RED GREEN
// prints: GREEN 1 105 GREEN BLUE
// prints: BLUE 2 7 BLUE RED
// prints: 17
// prints: No enum constant Main.Color.PINK
// prints: +7ADD *12MULTIPLY
// prints: -2 truefalse
// prints: green
// prints: falls
// prints: b
// prints: 11
// prints: null
class Main {
    enum Color {
        RED, GREEN(5) {
            int value() {
                return 100 + k;
            }
        }, BLUE(7);

        int k;
        static int made = 10;

        Color() {
            this(1);
        }

        Color(int k) {
            this.k = k;
        }

        int value() {
            return k;
        }

        Color next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    enum Op {
        ADD("+") {
            int apply(int a, int b) {
                return a + b;
            }
        },
        MULTIPLY("*") {
            int apply(int a, int b) {
                return a * b;
            }
        };

        final String symbol;

        Op(String symbol) {
            this.symbol = symbol;
        }

        abstract int apply(int a, int b);
    }

    interface Sized {
        int size();
    }

    enum Box implements Sized {
        SMALL, LARGE;

        public int size() {
            return this == SMALL ? 1 : 10;
        }
    }

    public static void main(String[] args) {
        for (Color c : Color.values()) {
            System.out.println(c + " " + c.ordinal() + " " + c.value() + " " + c.name() + " " + c.next());
        }
        System.out.println(Color.valueOf("BLUE").k + Color.made);
        try {
            Color.valueOf("PINK");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (Op op : Op.values()) {
            System.out.print(op.symbol + op.apply(3, 4) + op + " ");
        }
        System.out.println();
        System.out.println(Color.RED.compareTo(Color.BLUE) + " " + (Color.RED == Color.valueOf("RED")) + Color.RED.equals(Color.GREEN));
        switch (Color.GREEN) {
            case RED:
                System.out.println("red");
                break;
            case GREEN:
                System.out.println("green");
            case BLUE:
                System.out.println("falls");
                break;
            default:
                System.out.println("default");
        }
        System.out.println(switch (Color.BLUE) {
            case RED -> "r";
            case GREEN -> "g";
            case BLUE -> "b";
        });
        Sized s = Box.LARGE;
        System.out.println(s.size() + Box.SMALL.size());
        Color none = null;
        try {
            switch (none) {
                case RED:
                    break;
            }
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
