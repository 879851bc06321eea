// Interfaces of the program below those of the library, and classes that get what these ask for from a model.
import java.util.ArrayList;
import java.util.Comparator;

interface Ranking extends Comparator<String> {
    int rank(String each);
}

interface Bag<T> {
    boolean add(T each);

    T get(int index);
}

class Names extends ArrayList<String> implements Bag<String> {
}

class Uses {
    // check Uses.compares: valid within bounds
    static int compares(Ranking ranking) {
        return ranking == null ? 0 : ranking.compare("a", "b");
    }

    // check Uses.keeps: valid
    static void keeps() {
        Bag<String> bag = new Names();
        bag.add("a");
        assert bag.get(0).equals("a");
    }
}
