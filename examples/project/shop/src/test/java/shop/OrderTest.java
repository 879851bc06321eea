package shop;

import org.junit.jupiter.api.Test;

class OrderTest {
    @Test
    void costs() {
        assert Order.price(new Item(2), new stock.Shelf(), 3) == 0;
    }
}
