// Null checks, exceptions that need no declaration, loggers, utility classes and field defaults.
import java.io.IOException;
import lombok.AccessLevel;
import lombok.AllArgsConstructor;
import lombok.NonNull;
import lombok.SneakyThrows;
import lombok.experimental.FieldDefaults;
import lombok.experimental.UtilityClass;
import lombok.extern.java.Log;

@UtilityClass
class Numbers {
    private int calls = 0;

    int twice(int x) {
        calls++;
        return 2 * x;
    }

    int calls() {
        return calls;
    }
}

@FieldDefaults(makeFinal = true, level = AccessLevel.PRIVATE)
@AllArgsConstructor
class Fixed {
    int value;

    int value() {
        return value;
    }
}

record Named(@NonNull String name, int number) { }

class Base {
    Base(Object first) { }
}

class Service extends Base {
    final String name;

    Service(@NonNull String name) {
        super(name);
        this.name = name;
    }

    // check Service.length with chain 1: invalid, exception
    static int length(@NonNull String text, @NonNull int number) {
        return text.length() + number;
    }

    //@ requires text != null;
    static int known(@NonNull String text) {  // check Service.known: valid
        return text.length();
    }

    @SneakyThrows
    static void fail(boolean now) {
        if (now) {
            throw new IOException("sneaky");
        }
    }

    @SneakyThrows(IOException.class)
    static int other() {
        throw new IOException("other");
    }
}

class Main {
    public static void main(String[] arguments) {
        System.out.println(Numbers.twice(4) + Numbers.calls());  // prints: 9
        System.out.println(new Fixed(5).value());                // prints: 5
        for (Runnable each : new Runnable[] {
            () -> new Named(null, 1), () -> new Service(null), () -> Service.length(null, 1), () -> Service.fail(true), Service::other,
        }) {
            try {
                each.run();
            } catch (Exception expected) {
                System.out.println(expected.getMessage());
            }
        }
        // prints: name is marked non-null but is null
        // prints: name is marked non-null but is null
        // prints: text is marked non-null but is null
        // prints: sneaky
        // prints: other
    }
}
