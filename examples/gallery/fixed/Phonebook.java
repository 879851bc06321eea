import java.util.HashMap;
import java.util.Map;

/** Numbers by name. */
class Phonebook {
    private final Map<String, String> numbers = new HashMap<>();

    void add(String name, String number) {
        if (name == null || number == null) {
            throw new IllegalArgumentException();
        }
        numbers.put(name, number);
    }

    boolean isLocal(String name) {
        String number = numbers.get(name);
        return number != null && number.startsWith("0");
    }
}
