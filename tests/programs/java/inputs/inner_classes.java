// An object of an inner class has an outer one.
class Main {
    int factor;

    class Scaled {
        int value;

        int scaled() {                                  // check Main$Scaled.scaled: valid
            return value * factor;
        }
    }

    static int of(Scaled s) {                           // check Main.of: valid
        return s == null ? 0 : s.scaled();
    }
}
