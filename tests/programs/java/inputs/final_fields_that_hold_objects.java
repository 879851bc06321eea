// A final or private field that is only ever assigned new objects holds one in every object that exists; others may be null.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Cart {
    private final Map<String, Integer> items = new HashMap<>();
    private final List<Integer> given;
    private List<Integer> sold = new ArrayList<>();
    private List<Integer> lent = new ArrayList<>();
    List<Integer> open = new ArrayList<>();

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

    // check Cart.anySold: valid
    boolean anySold() {
        return sold.isEmpty();
    }

    // check Cart.anyLent: invalid, exception
    boolean anyLent() {
        return lent.isEmpty();
    }

    // check Cart.anyOpen: invalid, exception
    boolean anyOpen() {
        return open.isEmpty();
    }

    static class Clerk {
        void close(Cart cart) {
            cart.lent = null;
        }
    }
}
