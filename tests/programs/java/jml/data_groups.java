// Data groups: a model field in `assignable` stands for the fields that are `in` it.
interface Shape {
    //@ model instance \datagroup sides;

    //@ ensures \result >= 0;
    //@ pure
    int longest();

    //@ assignable sides;
    //@ ensures longest() == \old(longest()) / 2;
    void half();
}

class Square implements Shape {
    int side; //@ in sides;
    //@ invariant side >= 0;

    public int longest() {
        return side;
    }

    // check Square.half: valid
    public void half() {
        side /= 2;
    }
}

class Coloured implements Shape {
    int side; //@ in sides;
    int colour;
    //@ invariant side >= 0;

    public int longest() {
        return side;
    }

    // check Coloured.half: invalid, assignable
    public void half() {
        side /= 2;
        colour++;
    }
}

class Client {
    // What is not in the group stays as it is.
    // check Client.twice with modular: valid
    //@ requires s != null;
    //@ ensures s.colour == \old(s.colour) && s.longest() == \old(s.longest() / 2 / 2);
    static void twice(Coloured s) {
        s.half();
        s.half();
    }

    // check Client.kept with modular: invalid, ensures
    //@ requires s != null;
    //@ ensures s.side == \old(s.side);
    static void kept(Square s) {
        s.half();
    }
}

class Buffer {
    int[] data = new int[3]; //@ in content; maps data[*] \into content;
    int used; //@ in content;
    int reads;
    //@ model int content;
    //@ represents content = used;
    //@ invariant data != null && data.length == 3 && 0 <= used <= 3;

    // check Buffer.add: valid
    //@ requires content < 3;
    //@ assignable content;
    //@ ensures content == \old(content) + 1 && data[\old(used)] == x;
    void add(int x) {
        data[used++] = x;
    }

    // check Buffer.peek: invalid, assignable
    //@ requires used > 0;
    //@ assignable content;
    int peek() {
        reads++;
        return data[used - 1];
    }
}

class Outer {
    int v; //@ in whole;
    //@ model int whole;
    //@ represents whole = v;
    class Inner {
        int w; //@ in part;
        //@ model int part;
        //@ represents part = w + v;

        // check Outer.Inner.both: valid
        //@ assignable part, whole;
        //@ ensures part == \old(part) + 2;
        void both() {
            w++;
            v++;
        }

        // check Outer.Inner.one: invalid, assignable
        //@ assignable part;
        void one() {
            v++;
        }
    }
}
