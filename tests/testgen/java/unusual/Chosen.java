/** Picks among objects that it never looks into: only their identity tells a right choice from a wrong one. */
class Chosen<T> {
    interface Order<T> {
        boolean less(T one, T two);
    }

    private final Order<T> order;

    //@ requires order != null;
    Chosen(Order<T> order) {
        this.order = java.util.Objects.requireNonNull(order);
    }

    T least(T one, T two, T three) {
        T least = one;
        if (order.less(two, least)) {
            least = two;
        }
        return order.less(three, least) ? three : least;
    }

    static Object second(Object one, Object two) {
        return one == two ? null : two;
    }
}
