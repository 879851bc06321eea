// Initialisers read no field that is declared further down (JLS 8.3.3).
import java.util.function.IntSupplier;

enum Level {
    LOW(BASE),                      // error: illegal forward reference
    HIGH(Level.BASE);

    static final int BASE = 1;
    static int made;

    final int number;

    Level(int number) {
        this.number = number;
        made++;                     // error: illegal reference to static field from initializer
    }
}

class Main {
    int early = late + 1;           // error: illegal forward reference
    int allowed = this.late + other();
    int self = self + 1;            // error: self-reference in initializer
    int given = late = 3;
    IntSupplier later = () -> late; // error: illegal forward reference
    Object inside = new Object() {
        int n = late;
        int m = k;                  // error: illegal forward reference
        int k = 1;
    };
    int fromStatic = shared;
    static int first = shared;      // error: illegal forward reference
    static int second = Main.shared;
    static int shared = 1;

    {
        late = 1;
        late++;                     // error: illegal forward reference
        int shadow = 2;
        int used = shadow;
        for (int hidden = 0; hidden < 1; hidden++) {
            used += hidden;
        }
    }

    int late;
    int shadow;
    int hidden;

    int other() {
        return late;
    }

    static {                        // error: initializer must be able to complete normally
        throw new IllegalStateException();
    }
}
