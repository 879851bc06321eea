package shop;

class Item {
    //@ invariant 0 <= price && price <= 1_000_000;
    final int price;

    //@ requires 0 <= price && price <= 1_000_000;
    Item(int price) {
        this.price = price;
    }
}
