// Inner classes with their outer objects.
// prints: 15
// prints: 30
// prints: 16 32 1048
// prints: 3
// prints: no outer object
class Main {
    int value = 5;

    class Inner {
        int own = value * 2;

        int both() {
            return own + value;
        }

        class Deep {
            int all() {
                return own + value + Main.this.value + Inner.this.own;
            }
        }

        void change() {
            value++;
            Main.this.value += 10;
        }
    }

    class Below extends Inner {
        int both() {
            return super.both() + 1000;
        }
    }

    Inner make() {
        return new Inner();
    }

    static class Nested {
        private int hidden = 3;
    }

    public static void main(String[] args) {
        Main outer = new Main();
        Main.Inner inner = outer.new Inner();
        System.out.println(inner.both());
        System.out.println(inner.new Deep().all());
        inner.change();
        System.out.println(outer.value + " " + outer.make().own + " " + outer.new Below().both());
        System.out.println(new Nested().hidden);
        Main nothing = null;
        try {
            nothing.new Inner();
        } catch (NullPointerException e) {
            System.out.println("no outer object");
        }
    }
}
