// Local and anonymous classes with the variables they capture.
// prints: 79
// prints: made word0
// prints: <word14>
// prints: 0:1 0:2 1:1 1:2 4:1 4:2
// prints: 2
// prints: anonymous word
// prints: 4
class Main {
    interface Shape {
        int area();
    }

    static abstract class Template {
        final int base;

        Template(int base) {
            this.base = base;
            System.out.println("made " + describe());
        }

        abstract String describe();

        public String toString() {
            return "<" + describe() + base + ">";
        }
    }

    int field = 7;

    Shape captured(int side) {
        int twice = side * 2;
        class Square implements Shape {
            final int scale;

            Square(int scale) {
                this.scale = scale;
            }

            public int area() {
                return twice * twice * scale + field;
            }

            Square bigger() {
                return new Square(scale + 1);
            }
        }
        return new Square(1).bigger();
    }

    public static void main(String[] args) {
        Main main = new Main();
        System.out.println(main.captured(3).area());
        String word = "word";
        Template t = new Template(4) {
            int count = 1;

            String describe() {
                return word + count++;
            }
        };
        System.out.println(t);
        Runnable[] actions = new Runnable[3];
        for (int i = 0; i < 3; i++) {
            int copy = i * i;
            actions[i] = new Runnable() {
                int calls;

                public void run() {
                    calls++;
                    System.out.print(copy + ":" + calls + " ");
                }
            };
        }
        for (Runnable action : actions) {
            action.run();
            action.run();
        }
        System.out.println();
        class Counter {
            int n;

            Counter next() {
                Counter c = new Counter();
                c.n = n + args.length + 1;
                return c;
            }
        }
        System.out.println(new Counter().next().next().n);
        Object o = new Object() {
            public String toString() {
                return "anonymous " + word;
            }
        };
        System.out.println(o);
        var named = new Object() {
            int x = 3;
        };
        System.out.println(named.x + 1);
    }
}
