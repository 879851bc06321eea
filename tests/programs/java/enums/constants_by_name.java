// The constants of an enum by the class and the name.
class Main {
    enum Color {
        RED, GREEN {
            int light() {
                return 2;
            }
        };

        int light() {
            return 1;
        }
    }

    // prints: GREEN 2 true
    // prints: No enum constant Main.Color.BLUE
    // prints: Name is null
    // prints: java.lang.NullPointerException
    public static void main(String[] args) {
        Color green = Enum.valueOf(Color.class, "GREEN");
        System.out.println(green + " " + green.light() + " " + (Enum.valueOf(Color.class, "RED") == Color.RED));
        try {
            Enum.valueOf(Color.class, "BLUE");
        } catch (IllegalArgumentException exception) {
            System.out.println(exception.getMessage());
        }
        try {
            Enum.valueOf(Color.class, null);
        } catch (NullPointerException exception) {
            System.out.println(exception.getMessage());
        }
        try {
            Class<Color> none = null;
            Enum.valueOf(none, "RED");
        } catch (NullPointerException exception) {
            System.out.println(exception.getClass().getName());
        }
    }

    static boolean same(Color color) {          // check Main.same: valid
        if (color == null) {
            return true;
        }
        Color found = Enum.valueOf(Color.class, color.name());
        assert found == color;
        return true;
    }

    static Color named(String name) {
        return Enum.valueOf(Color.class, name);  // check Main.wrong: invalid, exception here
    }

    static void wrong() {
        Color color = named("GREY");
    }

    static <E extends Enum<E>> E of(Class<E> type, String name) {
        return type == null ? null : Enum.valueOf(type, name);  // check Main.of: unknown, unsupported comparing an input with a constant of the library (Class) here
    }
}
