import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Heap pollution (JLS 4.12.2) shows only where code needs the type of an element. */
class Polluted {
    @SuppressWarnings({"unchecked", "rawtypes"})
    static List<String> numbers() {
        List list = new ArrayList();
        list.add(5);
        return list;
    }

    // check Polluted.asObject: valid
    static void asObject() {
        Object first = (Object) numbers().get(0);
        assert first.equals(5);
    }

    // check Polluted.asInteger: valid
    static void asInteger() {
        Integer first = (Integer) (Object) numbers().get(0);
        assert first == 5;
    }

    // check Polluted.asComparable: valid
    static void asComparable() {
        Comparable<?> first = (Comparable<?>) numbers().get(0);
        assert first != null;
    }

    // check Polluted.asString: invalid, exception
    static void asString() {
        String first = (String) numbers().get(0);
    }

    // check Polluted.isNull: valid
    static void isNull() {
        assert numbers().get(0) != null;
        assert !(null == numbers().get(0));
    }

    // check Polluted.called: invalid, exception
    static void called() {
        numbers().get(0).length();
    }

    // check Polluted.passed: invalid, exception
    static void passed() {
        Objects.requireNonNull(numbers().get(0));
    }
}
