// Private members belong to their top-level class, and are not inherited (JLS 6.6.1, 8.2).
class Secret {
    private int hidden;
    private static int shared;

    private Secret(int n) {
        hidden = n;
    }

    protected Secret() {
    }

    private int secret() {
        return hidden + new Part().own;
    }

    private int open(int n) {
        return n;
    }

    int open(long n) {
        return 2;
    }

    class Part {
        private int own = hidden;
    }
}

class Locked {
    private Locked() {
    }
}

class Forced extends Locked {       // error: Locked() has private access in Locked
}

class Sized {
    Sized(int n) {
    }
}

class Unsized extends Sized {       // error: no suitable constructor found for Sized()
}

class Main extends Secret {
    int read(Secret s) {
        return s.hidden             // error: hidden has private access in Secret
            + Secret.shared         // error: shared has private access in Secret
            + s.secret()            // error: secret() has private access in Secret
            + s.open(1);
    }

    Secret made() {
        return new Secret(1);       // error: no suitable constructor found for Secret(int)
    }

    int inherited() {
        return hidden;              // error: hidden has private access in Secret
    }

    protected void guarded() {
    }
}

class Below extends Main {
    void guarded() {                // error: attempting to assign weaker access privileges; was protected
    }
}
