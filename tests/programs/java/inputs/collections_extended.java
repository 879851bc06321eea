// A class that extends a collection: what it inherits is what the collection makes of any elements, its own fields are open.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;

class Pile extends ArrayList<Integer> {
    int taken;

    // check Pile.top: invalid, exception
    int top() {
        return get(size() - 1);
    }

    // check Pile.push: valid
    //@ ensures size() == \old(size()) + 1 && taken == \old(taken);
    void push(int number) {
        add(number);
        assert get(size() - 1) == number;
    }

    // check Pile.take: valid within bounds
    //@ ensures taken == \old(taken) + (\old(size()) == 0 ? 0 : 1);
    void take() {
        if (!isEmpty()) {
            remove(size() - 1);
            taken++;
        }
    }

    // check Pile.both: invalid, exception
    void both() {
        assert size() != 2 || taken != 3;
    }

    // check Pile.given: invalid, exception
    static int given(Pile pile) {
        return pile == null || pile.isEmpty() || pile.get(0) == null ? 0 : 10 / pile.get(0);
    }
}

class HigherPile extends Pile {
    // check HigherPile.twice: valid within bounds
    int twice() {
        return isEmpty() || get(0) == null ? 0 : 2 * get(0);
    }
}

class Row<T> extends ArrayList<T> {
    // check Row.last: valid within bounds
    T last() {
        return isEmpty() ? null : get(size() - 1);
    }

    // check Row.length: valid within bounds
    static int length(Row<String> row) {
        return row == null || row.last() == null ? 0 : row.last().length();
    }
}

class Line<T> extends ArrayList<T> {
}

class Texts extends Line<String> {
    // check Texts.first: unknown
    int first() {
        return isEmpty() || get(0) == null ? 0 : get(0).length();
    }
}

class Recent extends LinkedHashMap<String, Integer> {
    private final int most = 2;

    protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
        return size() > most;
    }

    // check Recent.use with string 2 and array 2: valid within bounds
    void use(String name) {
        put(name, 1);
        assert containsKey(name);
    }

    // check Recent.forgets with string 2 and array 2: invalid, exception
    void forgets(String name) {
        int size = size();
        put(name, 1);
        assert size() >= size + 1 || size == 0;
    }
}

class Names extends HashSet<String> {
    // check Names.added with string 2 and array 2: valid within bounds
    void added(String name) {
        boolean isNew = add(name);
        assert contains(name) && (isNew || size() > 0);
    }
}

abstract class Shelf extends ArrayList<Integer> {
    // check Shelf.inside: valid within bounds
    int inside() {
        return isEmpty() || get(0) == null ? 0 : get(0) + 1;
    }
}
