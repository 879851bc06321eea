// What an initialiser chooses depends on what other code has left in the static fields that it reads.
class Setting {
    static int level = 1;

    static void raise() {
        level += 10;
    }
}

class Chosen {
    static final int LIMIT;
    static final String NAME;
    static final int FIXED = 7;
    private static final int[] TABLE;

    static {
        if (Setting.level > 5) {
            LIMIT = 100;
            NAME = "high";
            TABLE = new int[] {1, 2};
        } else {
            LIMIT = 10;
            NAME = "low";
            TABLE = new int[] {3, 4};
        }
    }

    // check Chosen.limit: invalid, exception
    static void limit() {
        assert LIMIT == 10;
    }

    // check Chosen.name: invalid, exception
    static void name() {
        assert NAME.equals("low");
    }

    // check Chosen.table: invalid, exception
    static void table() {
        assert TABLE[0] == 3;
    }

    // check Chosen.fixed: valid
    static void fixed() {
        assert FIXED == 7;
    }
}

class Sometimes {
    static int extra;
    static int always;

    static {
        always = 3;
        while (Setting.level > 5 && extra == 0) {
            extra = 1;
        }
    }

    // check Sometimes.extra: invalid, exception
    static void extra() {
        assert extra == 0;
    }

    // check Sometimes.always: valid
    static void always() {
        assert always == 3;
    }
}

// Of an enum the verdict names what it assumes.
enum Level {
    LOW(Setting.level), HIGH(50);

    final int points;

    Level(int points) {
        this.points = points;
    }

    // check Level.low: valid within bounds
    static void low() {
        assert LOW.points == 1;
    }

    // check Level.names: valid within bounds
    static void names() {
        assert LOW.name().equals("LOW") && HIGH.ordinal() == 1;
    }
}

class Use {
    // check Use.of: valid within bounds
    static void of(Level level) {
        if (level != null && level.ordinal() == 0) {
            assert level.points == 1;
        }
    }

    // run Use.raised(): throws AssertionError
    static void raised() {
        Setting.raise();
        Chosen.limit();
    }

    // run Use.low(): throws AssertionError
    static void low() {
        Setting.raise();
        assert Level.LOW.points == 1;
    }

    // check Use.main: valid
    public static void main(String[] args) {
        assert Level.LOW.points == 1;
    }
}
