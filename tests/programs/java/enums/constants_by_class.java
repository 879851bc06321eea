// A class object, or a constant, tells which constants its enum has.
import java.util.EnumSet;
import java.util.List;

enum Level {
    LOW, MIDDLE { int weight() { return 2; } }, HIGH;

    int weight() {
        return 1;
    }
}

class Levels {
    static <E extends Enum<E>> E parse(Class<E> type, String name) {
        return Enum.valueOf(type, name);
    }

    // check Levels.parsed: valid
    static void parsed(Level level) {
        if (level != null) {
            assert parse(Level.class, level.name()) == level;
        }
    }

    // check Levels.unknownName: valid
    static void unknownName() {
        try {
            parse(Level.class, "NONE");
            assert false;
        } catch (IllegalArgumentException expected) {
            assert expected.getMessage().equals("No enum constant Level.NONE");
        }
    }

    // check Levels.careless: invalid, exception
    static void careless() {
        parse(Level.class, "low");
    }

    // check Levels.noEnum: valid
    static void noEnum() {
        Class type = String.class;
        try {
            Enum.valueOf(type, "LOW");
            assert false;
        } catch (IllegalArgumentException expected) {
            assert expected.getMessage().equals("java.lang.String is not an enum class");
        }
        assert type.getEnumConstants() == null;
    }

    // check Levels.declaring: valid
    static void declaring(Level level) {
        if (level != null) {
            assert declared(level) == Level.class;
        }
    }

    static Class<?> declared(Enum<?> constant) {
        return constant.getDeclaringClass();
    }

    static void ownClass(Level level) {
        if (level != null) {
            assert level.getClass() == Level.class;         // check Levels.ownClass: invalid, exception here
        }
    }

    static <E extends Enum<E>> E next(E current) {
        E[] all = current.getDeclaringClass().getEnumConstants();
        return all[(current.ordinal() + 1) % all.length];
    }

    // check Levels.around: valid
    static void around(Level level) {
        if (level != null) {
            assert next(next(next(level))) == level && next(level) != level;
        }
    }

    static <E extends Enum<E>> EnumSet<E> all(Class<E> type) {
        return EnumSet.allOf(type);
    }

    static <E extends Enum<E>> EnumSet<E> other(E one) {
        EnumSet<E> set = EnumSet.noneOf(one.getDeclaringClass());
        set.addAll(EnumSet.range(one, one));
        set.addAll(EnumSet.copyOf(List.of(one)));
        return EnumSet.complementOf(set);
    }

    // check Levels.sets: valid
    static void sets(Level level) {
        assert all(Level.class).size() == 3;
        if (level != null) {
            assert !other(level).contains(level) && other(level).size() == 2;
        }
    }

    // check Levels.notAnEnum: valid
    static void notAnEnum() {
        Class type = Object.class;
        try {
            EnumSet.noneOf(type);
            assert false;
        } catch (ClassCastException expected) {
            assert expected.getMessage().equals("class java.lang.Object not an enum");
        }
    }
}
