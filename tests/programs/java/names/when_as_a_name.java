// `when` is a name everywhere but between a pattern and its guard (JLS 3.9), and a model may leave out a member class.
class Main {
    Main when;
    Main next;
    int size;

    int count() {
        int n = 0;
        for (Main when = this.when; when != null; when = when.next) {
            n++;
        }
        return n;
    }

    static int when(int when) {
        return when + 1;
    }

    int chosen(Object o) {
        Main when = this;
        return switch (o) {
            case String s when s.length() > 2 && when.size == 0 -> when(1);
            case Integer i when i > when(2) -> i;
            default -> 0;
        };
    }

    // check Main.block: valid within bounds
    static boolean block(int c) {
        return Character.UnicodeBlock.of(c) == Character.UnicodeBlock.GREEK;
    }

    public static void main(String[] args) {
        Main main = new Main();
        main.when = new Main();
        System.out.println(main.count() + " " + main.chosen("abc") + " " + main.chosen("a") + " " + main.chosen(7));
        // prints: 1 2 0 7
    }
}
