// The class of an object that the method has created is known, and with it the body that a call runs.
class Tank {
    int level;

    Tank() { }

    // What is constructed may be of a subclass, whose method runs.
    Tank(int n) {
        for (int i = 0; i < n; i++) {
            change();
        }
        assert level <= 2;
    }

    void change() {
        if (level < 2) {
            level++;
        }
    }
}

class Careful extends Tank {
    Careful() { }

    @Override
    void change() {
        if (level < 1) {
            super.change();
        } else {
            level = level == 3 ? 0 : level - 1;
        }
    }
}

class Bursting extends Tank {
    Bursting() { }

    Bursting(int n) {                           // check Bursting.Bursting(int) with no bounds: invalid
        super(n);
    }

    @Override
    void change() {
        level++;
    }
}

class ExactReceivers {
    static void plain(int n) {                  // check ExactReceivers.plain with no bounds: valid
        Tank tank = new Tank();
        for (int i = 0; i < n; i++) {
            tank.change();
            assert 0 <= tank.level && tank.level <= 2;
        }
    }

    static void careful(int n) {                // check ExactReceivers.careful with no bounds: valid
        Tank tank = new Careful();
        for (int i = 0; i < n; i++) {
            tank.change();
            assert 0 <= tank.level && tank.level <= 1;
        }
    }

    static void bursting(int n) {               // check ExactReceivers.bursting with no bounds: invalid
        Tank tank = new Bursting();
        for (int i = 0; i < n; i++) {
            tank.change();
            assert 0 <= tank.level && tank.level <= 2;
        }
    }

    static void replaced(int n) {               // check ExactReceivers.replaced with no bounds: invalid
        Tank tank = new Tank();
        for (int i = 0; i < n; i++) {
            tank.change();
            assert 0 <= tank.level && tank.level <= 2;
            if (i == 1) {
                tank = new Bursting();
            }
        }
    }

    //@ requires tank != null && tank.level == 0;
    static void given(Tank tank, int n) {       // check ExactReceivers.given with no bounds: invalid
        for (int i = 0; i < n; i++) {
            tank.change();
            assert 0 <= tank.level && tank.level <= 2;
        }
    }
}
