import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;

// The library throws exceptions that the program supplies: it does so on purpose, if what decides was given.
public class Supplied {
    private final Map<Integer, Integer> prices = new HashMap<>();
    private final List<Integer> counts = new ArrayList<>();

    public void add(int id, int price) {
        prices.put(id, price);
        counts.add(price);
    }

    private Optional<Integer> find(int id) {
        return Optional.ofNullable(prices.get(id));
    }

    // check Supplied.price with judgment: valid within bounds, provided that no NoSuchElementException is thrown on line 24
    public int price(int id) {
        return find(id).orElseThrow(() -> new NoSuchElementException("no price of " + id));
    }

    // check Supplied.largerThan with judgment: valid within bounds, provided that no IllegalArgumentException is thrown on line 29
    public int largerThan(int least) {
        return counts.stream().filter(each -> each > least).findFirst().orElseThrow(IllegalArgumentException::new);
    }

    // Nobody wrote an exception here.
    public int priceAtOnce(int id) {
        return find(id).get(); // check Supplied.priceAtOnce with judgment: invalid, manifest here
    }

    // What the method has done itself decides.
    public int cleared(int id) {
        prices.clear();
        return find(id).orElseThrow(IllegalStateException::new); // check Supplied.cleared with judgment: invalid, manifest here
    }

    // No caller can do better.
    public static int nothing() {
        Optional<Integer> none = Optional.empty();
        return none.orElseThrow(IllegalStateException::new); // check Supplied.nothing with judgment: invalid, manifest here
    }
}
