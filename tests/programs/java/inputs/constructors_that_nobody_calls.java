// Libraries that use reflection want a private constructor without parameters. No code calls it, so it constructs none
// of the objects that others see.
class Amount {
    private final String currency;
    private int scale;

    private Amount() {
        currency = null;
    }

    Amount(String currency, int scale) {
        if (currency == null || scale < 0) {
            throw new IllegalArgumentException();
        }
        this.currency = currency;
        this.scale = scale;
    }

    int length() {                      // check Amount.length: valid
        return currency.length();
    }
}

// Another constructor calls it.
class Partly {
    private final String currency;

    private Partly(boolean none) {
        currency = null;
    }

    Partly() {
        this(true);
    }

    Partly(String currency) {
        if (currency == null) {
            throw new IllegalArgumentException();
        }
        this.currency = currency;
    }

    int length() {
        return currency.length();       // check Partly.length: invalid, exception here
    }
}

// A method calls it, and a subclass.
class Made {
    private String name;

    private Made() {
    }

    Made(String name) {
        this.name = name == null ? "" : name;
    }

    static Made empty() {
        return new Made();
    }

    int length() {
        return name.length();           // check Made.length: invalid, exception here
    }

    static class Outer {
        private String name;

        private Outer() {
        }

        Outer(String name) {
            this.name = name == null ? "" : name;
        }

        int length() {
            return name.length();       // check Made.Outer.length: invalid, exception here
        }
    }

    static class Inner extends Outer {
    }
}

// It shows its object itself.
class Showing {
    private static Showing last;
    private final String name;

    private Showing() {
        name = null;
        length();
    }

    Showing(String name) {
        this.name = name == null ? "" : name;
    }

    int length() {
        return name.length();           // check Showing.length: invalid, exception here
    }
}
