// A final field whose declared value is a new object holds one in every object that exists; other fields may be null.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Cart {
    private final Map<String, Integer> items = new HashMap<>();
    private final List<Integer> given;
    private List<Integer> sold = new ArrayList<>();

    Cart(List<Integer> given) {
        this.given = given;
    }

    // check Cart.isEmpty: valid within bounds
    boolean isEmpty() {
        return items.isEmpty();
    }

    // check Cart.anyGiven: invalid, exception
    boolean anyGiven() {
        return given.isEmpty();
    }

    // check Cart.anySold: invalid, exception
    boolean anySold() {
        return sold.isEmpty();
    }
}
