// Inner classes that extend inner classes, of other objects and of superclasses; captured variables in constructors.
// prints: in m! in m othermin other
// prints: 54
// prints: 42 49
// prints: 159
class Main {
    String name;

    Main(String name) {
        this.name = name;
    }

    class In {
        String show() {
            return "in " + name;
        }
    }

    class Below extends In {
        String show() {
            return super.show() + "!";
        }
    }

    static class Outside extends Main.In {
        Outside(Main m) {
            m.super();
        }
    }

    class Other extends Main {
        Other() {
            super("other");
        }

        String both() {
            return name + Main.this.name + new In().show();
        }
    }

    interface Op {
        int run();
    }

    static abstract class Early {
        final int seen;

        Early() {
            seen = value();
        }

        abstract int value();
    }

    static Op nest(int a) {
        int b = a + 1;
        class One implements Op {
            int c = b * 2;

            public int run() {
                class Two implements Op {
                    public int run() {
                        return a + b + c;
                    }
                }
                Op lambda = () -> new Two().run() + b;
                return lambda.run();
            }
        }
        return new One();
    }

    public static void main(String[] args) {
        Main m = new Main("m");
        System.out.println(m.new Below().show() + " " + new Outside(m).show() + " " + m.new Other().both());
        System.out.println(nest(10).run());
        int captured = 42;
        Early e = new Early() {
            int own = 7;

            int value() {
                return captured + own;
            }
        };
        System.out.println(e.seen + " " + e.value());
        Op[] ops = new Op[3];
        for (int i = 0; i < ops.length; i++) {
            int j = i;
            ops[i] = () -> {
                int k = j * 10;
                Op inner = () -> k + j + captured;
                return inner.run();
            };
        }
        int total = 0;
        for (Op op : ops) {
            total += op.run();
        }
        System.out.println(total);
    }
}
