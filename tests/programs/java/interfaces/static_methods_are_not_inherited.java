// Static methods of interfaces are not inherited (JLS 8.4.8): a method of the same signature has nothing to do with them.
interface Sized {
    static int size() { return 1; }
}

class Box implements Sized {
    int size() { return Sized.size() + 1; }

    // check Box.both: valid
    static void both() {
        assert new Box().size() == 2 && Sized.size() == 1;
    }
}

class Wide implements Sized {
    static int size() { return 5; }

    // check Wide.own: valid
    static void own() {
        assert size() == 5 && Wide.size() == 5 && Sized.size() == 1;
    }
}
