package shop;

import stock.Shelf;

public class Order {
    //@ requires item != null && shelf != null && 0 <= count && count <= 1000;
    //@ ensures \result >= 0;
    static int price(Item item, Shelf shelf, int count) {
        return shelf.take(count) * item.price;
    }
}
