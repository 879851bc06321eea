// A builder that hands out what it goes on changing: two orders share one list.
import java.util.ArrayList;
import java.util.List;

class Order {
    final List<Integer> items;
    final int customer;

    private Order(List<Integer> items, int customer) {
        this.items = items;
        this.customer = customer;
    }

    static class Builder {
        private final List<Integer> items = new ArrayList<>();
        private int customer = -1;

        Builder item(int item) {
            items.add(item);
            return this;
        }

        Builder customer(int customer) {
            this.customer = customer;
            return this;
        }

        Order build() {
            if (customer < 0) {
                throw new IllegalStateException("whose order?");
            }
            return new Order(new ArrayList<>(items), customer);
        }

        Order share() {
            return new Order(items, customer);
        }
    }

    static void copied(int a, int b) {                  // check Order.copied: valid
        Builder builder = new Builder().customer(1).item(a);
        Order first = builder.build();
        Order second = builder.item(b).build();
        assert first.items.size() == 1 && second.items.size() == 2;
    }

    static void shared(int a, int b) {
        Builder builder = new Builder().customer(1).item(a);
        Order first = builder.share();
        builder.item(b).share();
        assert first.items.size() == 1;                 // check Order.shared: invalid, exception here
    }

    static Order anonymous(int customer) {              // check Order.anonymous: invalid, exception
        return new Builder().customer(customer).build();    // run Order.anonymous(-1): throws IllegalStateException "whose order?"
    }
}
