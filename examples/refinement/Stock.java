import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// Goods on a list, and where each of them lies.
class Stock {
    List<Good> goods = new ArrayList<>();
    Map<Good, Shelf> places = new HashMap<>();

    //@ alloy listed: good in this.goods.elements'[Int] and this.places.entries'[good] = shelf
    //@ alloy others: all g: Good - good | this.places.entries'[g] = this.places.entries[g]
    void store(Good good, Shelf shelf) {
        if (!goods.contains(good)) {
            goods.add(good);
        }
        places.put(good, shelf);
    }

    //@ alloy gone: good not in this.goods.elements'[Int]
    void remove(Good good) {
        goods.remove(good);
        places.remove(good);
    }
}

class Good {
    int price;
}

class Shelf {
    int number;
}
