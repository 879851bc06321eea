public class Shop {
    static int created;

    enum Mode { FAST, SLOW, NONE }

    static final class Price {
        private final int cents;

        private Price(int cents) {
            created++;
            this.cents = cents;
        }

        static Price of(int cents) {
            if (cents < 0) throw new IllegalArgumentException("cents");
            return new Price(cents);
        }

        public int share() { return 100 / (cents - 7); }

        public int debt() { return 100 / (cents + 7); }
    }

    static final class Order {
        private final int count;
        private final Mode mode;

        private Order(Builder builder) {
            count = builder.count;
            mode = builder.mode;
        }

        static Builder builder() { return new Builder(); }

        public int perPiece() { return mode == Mode.SLOW ? 100 / (count - 3) : 0; }

        static final class Builder {
            private int count = 1;
            private Mode mode = Mode.FAST;

            private Builder() { }

            public Builder count(int count) {
                if (count < 1) throw new IllegalArgumentException("count");
                this.count = count;
                return this;
            }

            public void mode(Mode mode) { this.mode = mode; }

            public Order build() { return new Order(this); }
        }
    }

    static final class Counter {
        private static final Counter INSTANCE = new Counter();
        private int count;

        private Counter() { }

        static Counter getInstance() { return INSTANCE; }

        public void add() { count++; }

        public int rest() { return 10 / (2 - count); }
    }

    static final class Format {
        static final Format COMMAS = new Format(',');
        static final Format TABS = new Format('\t');
        private final char mark;

        private Format(char mark) { this.mark = mark; }

        public int of(int n) { return n / (mark - 9); }

        public int odd(int n) { return n / (mark - 10); }
    }

    interface Figure { int area(); }

    static final class Square implements Figure {
        private final int side;

        private Square(int side) { this.side = side; }

        public int area() { return 12 / (side - 1); }
    }

    static final class Figures {
        public Figure square(int side) { return new Square(side); }
    }

    static final class Page {
        private final Format format;
        private final Price price;

        Page(Format format, Price price) {
            this.format = java.util.Objects.requireNonNull(format);
            this.price = java.util.Objects.requireNonNull(price);
        }

        public int width() { return 100 / (format.mark + price.cents - 46); }
    }

    public static int area(Figure figure) { return figure.area(); }

    sealed interface Movement permits Delivery, Sale {}

    record Delivery(int pieces) implements Movement {}

    record Sale(int pieces) implements Movement {}

    static final class Stock {
        private int pieces;

        void move(Movement movement) {
            if (movement instanceof Sale sale) pieces -= sale.pieces();
            if (movement instanceof Delivery delivery && delivery.pieces() > 0) pieces += delivery.pieces();
        }

        int lack() { return pieces < 0 ? 1 / (pieces - pieces) : 0; }
    }
}
