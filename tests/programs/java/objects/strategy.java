// Strategies as lambdas: discounts that compose, and one that divides by what it should not.
import java.util.function.IntUnaryOperator;

class Discount {
    static IntUnaryOperator percent(int p) {
        return price -> price - price * p / 100;
    }

    static IntUnaryOperator less(int amount) {
        return price -> Math.max(0, price - amount);
    }

    static IntUnaryOperator perHead(int heads) {
        return price -> price / heads;                  // check Discount.shared: invalid, exception here
    }

    static IntUnaryOperator both(IntUnaryOperator first, IntUnaryOperator second) {
        return price -> second.applyAsInt(first.applyAsInt(price));
    }

    static void cheaper(int price, int amount) {        // check Discount.cheaper: valid
        if (price >= 0 && price <= 1000 && amount >= 0 && amount <= 1000) {
            int paid = both(percent(10), less(amount)).applyAsInt(price);
            assert 0 <= paid && paid <= price;
        }
    }

    static void order(int price) {
        if (price >= 0 && price <= 1000) {
            int one = both(percent(10), less(5)).applyAsInt(price);
            int two = both(less(5), percent(10)).applyAsInt(price);
            assert one == two;                          // check Discount.order: invalid, exception here
        }
    }

    static int shared(int price, int heads) {
        return heads < 0 ? price : perHead(heads).applyAsInt(price);
    }
}
