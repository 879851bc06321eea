// Type variables about which a call says nothing are Object where nothing else is wanted.
import java.util.ArrayDeque;
import java.util.Optional;

class Main {
    static <T> T nothing() {
        return null;
    }

    static <T> T same(T value) {
        return value;
    }

    static void comparedWithNull() {                    // check Main.comparedWithNull: valid
        assert nothing() == null;
        assert null == nothing();
        assert same(null) == null;
        boolean empty = new ArrayDeque<>().poll() == null;
        assert empty && Optional.empty().orElse(null) == null;
    }

    static void comparedWithEachOther() {               // check Main.comparedWithEachOther: valid
        assert nothing() == nothing();
        assert nothing() != "a";
    }

    static void tested() {                              // check Main.tested: valid
        assert !(nothing() instanceof String);
        assert !(nothing() instanceof String text && text.isEmpty());
    }

    static void wrong() {
        assert nothing() != null;                       // check Main.wrong: invalid, exception here
    }
}
