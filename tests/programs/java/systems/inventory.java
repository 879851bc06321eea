// An inventory that sells and restocks; the map from articles to numbers never goes below zero.
import java.util.Map;
import java.util.TreeMap;

class Inventory {
    private final Map<String, Integer> stock = new TreeMap<>();

    void restock(String article, int number) {
        if (number <= 0) {
            throw new IllegalArgumentException("number: " + number);
        }
        stock.merge(article, number, Integer::sum);
    }

    boolean sell(String article, int number) {
        Integer there = stock.get(article);
        if (there == null || there < number) {
            return false;
        }
        if (there == number) {
            stock.remove(article);
        } else {
            stock.put(article, there - number);
        }
        return true;
    }

    int count(String article) {
        return stock.getOrDefault(article, 0);
    }

    int unchecked(String article) {
        return stock.get(article);                      // check Inventory.missing: invalid, exception here
    }

    static void trade(int in, int out) {                // check Inventory.trade: valid
        if (in < 1 || out < 1) {
            return;
        }
        Inventory inventory = new Inventory();
        inventory.restock("nail", in);
        boolean sold = inventory.sell("nail", out);
        assert sold == (out <= in);
        assert inventory.count("nail") == (sold ? in - out : in);
        assert inventory.count("screw") == 0 && !inventory.sell("screw", 1);
    }

    static void missing(boolean restocked) {
        Inventory inventory = new Inventory();
        if (restocked) {
            inventory.restock("nail", 1);
        }
        inventory.unchecked("nail");
    }

    static void overflow(int first, int second) {
        if (first > 0 && second > 0) {
            Inventory inventory = new Inventory();
            inventory.restock("nail", first);
            inventory.restock("nail", second);
            assert inventory.count("nail") > 0;         // check Inventory.overflow: invalid, exception here
        }
    }
}
