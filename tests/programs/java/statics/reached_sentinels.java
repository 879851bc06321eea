// An input may be an object that a static field leads to: in arrays, records, enums, collections.
import java.util.List;
import java.util.Map;
import java.util.Optional;

class Leaf {
    final int value;

    Leaf(int value) {
        this.value = value;
    }
}

record Pair(Leaf left, Object right) {
}

enum Planet {
    EARTH;

    final int[] moons = {1};
    final Leaf leaf = new Leaf(2);
    static final Leaf SUN = new Leaf(3);

    // check Planet.isSun: invalid, exception
    static void isSun(Leaf leaf) {
        assert leaf != SUN;
    }
}

class InEnums {
    // check InEnums.moons: invalid, exception
    static void moons(int[] numbers) {
        assert numbers != Planet.EARTH.moons;
    }

    // check InEnums.ofInput: invalid, exception
    static void ofInput(Planet planet, Leaf leaf) {
        assert planet == null || leaf != planet.leaf;
    }

    // check InEnums.sun: invalid, exception
    static void sun(Leaf leaf) {
        assert leaf != Planet.SUN;
    }
}

class InArrays {
    static final Leaf[][] GRID = {{new Leaf(8)}, {null, new Leaf(9)}};

    // check InArrays.element: invalid, exception
    static void element(Leaf leaf) {
        assert leaf != GRID[1][1];
    }

    // check InArrays.inside: invalid, exception
    static void inside(Leaf[] leaves) {
        assert leaves == null || leaves.length == 0 || leaves[0] != GRID[0][0];
    }
}

class InRecords {
    private static final Pair PAIR = new Pair(new Leaf(6), new int[] {1});

    static Leaf left() {
        return PAIR.left();
    }

    // check InRecords.leaf: invalid, exception
    static void leaf(Leaf leaf) {
        assert leaf != PAIR.left();
    }
}

class InLists {
    static final List<Leaf> ALL = List.of(new Leaf(1));

    // check InLists.leaf: invalid, exception
    static void leaf(Leaf leaf) {
        assert leaf != ALL.get(0);
    }
}

class InMaps {
    static final Map<String, Leaf> LEAVES = Map.of("a", new Leaf(3));

    // check InMaps.leaf: invalid, exception
    static void leaf(Leaf leaf) {
        assert leaf != LEAVES.get("a");
    }
}

class InOptional {
    static final Optional<Leaf> LEAF = Optional.of(new Leaf(5));

    // check InOptional.leaf: invalid, exception
    static void leaf(Leaf leaf) {
        assert leaf != LEAF.get();
    }
}

class Boxes {
    static final Integer LARGE = 1000;
    static final String TEXT = new String("a");
    static final Double HALF = 0.5;

    // check Boxes.large: invalid, exception
    static void large(Integer number) {
        assert number != LARGE;
    }

    // check Boxes.text: invalid, exception
    static void text(String text) {
        assert text != TEXT;
    }

    // check Boxes.half: invalid, exception
    static void half(Double number) {
        assert number != HALF;
    }

    // check Boxes.madeHere: valid
    static void madeHere(Integer number) {
        Integer large = 1000;
        assert number != large;
    }
}
