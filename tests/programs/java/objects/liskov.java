// A square that is a rectangle: its setters break the contract it inherits.
class Rectangle {
    int width;
    int height;

    //@ ensures width == w && height == \old(height);   // check Square.setWidth: invalid, ensures here
    void setWidth(int w) {                              // check Rectangle.setWidth: valid
        width = w;
    }

    //@ ensures height == h && width == \old(width);
    void setHeight(int h) {                             // check Rectangle.setHeight: valid
        height = h;
    }

    // check Rectangle.stretch: invalid, ensures
    /*@ requires r != null && 0 <= r.width && r.width < 100;
      @ ensures r.width == 2 * \old(r.width) && r.height == \old(r.height);
      @*/
    static void stretch(Rectangle r) {
        r.setWidth(2 * r.width);
    }
}

class Square extends Rectangle {
    @Override
    void setWidth(int w) {
        width = w;
        height = w;
    }
}

class Tracked extends Rectangle {
    int changes;

    // check Tracked.setWidth: valid
    //@ also
    //@ ensures changes == \old(changes) + 1;
    @Override
    void setWidth(int w) {
        super.setWidth(w);
        changes++;
    }
}
