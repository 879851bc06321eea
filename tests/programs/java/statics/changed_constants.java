// What a constant of an enum holds may have changed, however a method gets the constant.
import java.util.List;

enum Lamp {
    LEFT, RIGHT {
        @Override
        int seen() {
            return uses;
        }
    };

    int uses;
    final int[] marks = {1};

    int seen() {
        return 0;
    }

    void use() {
        uses++;
        marks[0]++;
    }
}

class Room {
    Lamp lamp;

    // check Room.isNew: invalid, exception
    void isNew() {
        assert lamp == null || lamp.uses != 3;
    }
}

interface Shop {
    Lamp lamp();
}

class Lamps {
    // check Lamps.given: invalid, exception
    static void given(Lamp lamp) {
        assert lamp == null || lamp.uses != 3;
    }

    // check Lamps.overridden: invalid, exception
    static void overridden(Lamp lamp) {
        assert lamp == null || lamp.seen() != 3;
    }

    // check Lamps.marked: invalid, exception
    static void marked(Lamp lamp) {
        assert lamp == null || lamp.marks[0] == 1;
    }

    // check Lamps.held: invalid, exception
    static void held(Room room) {
        assert room == null || room.lamp == null || room.lamp.uses != 3;
    }

    // check Lamps.any: invalid, exception
    static void any(Object o) {
        assert !(o instanceof Lamp) || ((Lamp) o).uses != 3;
    }

    // check Lamps.listed: invalid, exception
    static void listed(List<Lamp> lamps) {
        assert lamps == null || lamps.isEmpty() || lamps.get(0) == null || lamps.get(0).uses != 3;
    }

    // check Lamps.bought: invalid, exception
    static void bought(Shop shop) {
        Lamp lamp = shop == null ? null : shop.lamp();
        assert lamp == null || lamp.uses != 3;
    }

    // check Lamps.named: valid
    static void named(Lamp lamp) {
        assert lamp != Lamp.LEFT || lamp.ordinal() == 0;
    }
}
