// `Object.clone` makes a shallow copy of the class of the original, or throws where that class is not Cloneable.
import java.util.ArrayList;
import java.util.List;

class Sheep implements Cloneable {
    int age;
    int[] wool;
    Sheep mother;
    private final String name;
    //@ invariant age >= 0;

    Sheep(String name) {
        this.name = name;
    }

    @Override
    public Sheep clone() {
        try {
            return (Sheep) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);           // check Sheep.clone: valid
        }
    }

    // check Sheep.same: valid
    void same() {
        Sheep dolly = clone();
        assert dolly != this && dolly.getClass() == getClass();
        assert dolly.age == age && dolly.wool == wool && dolly.mother == mother && dolly.name == name;
    }

    // The copy has its own fields, and shares what they refer to.
    // check Sheep.apart: valid
    void apart() {
        int before = age;
        clone().age = 0;
        assert age == before;
    }

    void shared() {
        Sheep dolly = clone();
        if (wool != null && wool.length > 0 && wool[0] == 0) {
            dolly.wool[0] = 1;
            assert wool[0] == 0;                            // check Sheep.shared: invalid, exception here
        }
    }

    void ownMother() {
        Sheep dolly = clone();
        assert dolly.mother == null || dolly.mother != mother;  // check Sheep.ownMother: invalid, exception here
    }

    // A copy is an object with invariants.
    // check Sheep.spoilt: invalid, invariant
    Sheep spoilt() {
        Sheep dolly = clone();
        dolly.age = -1;
        return dolly;
    }

    // check Sheep.derived: valid
    static void derived() {
        Sheep copied = new Merino().clone();
        assert copied instanceof Merino && ((Merino) copied).grade == 7 && copied.name.equals("m");
    }

    // check Sheep.identity: valid
    static void identity() {
        Sheep one = new Sheep("x");
        int hash = one.hashCode();
        assert !one.clone().equals(one) && one.hashCode() == hash;
    }

    class Lamb implements Cloneable {
        int years() {
            return age;
        }

        Lamb copy() throws CloneNotSupportedException {
            return (Lamb) clone();
        }
    }

    // check Sheep.inner: valid
    static void inner() throws CloneNotSupportedException {
        Sheep outer = new Sheep("q");
        outer.age = 4;
        assert outer.new Lamb().copy().years() == 4;
    }

    // check Sheep.local: valid
    static void local(int captured) throws CloneNotSupportedException {
        class Local implements Cloneable {
            int value() {
                return captured;
            }

            Local copy() throws CloneNotSupportedException {
                return (Local) super.clone();
            }
        }
        assert new Local().copy().value() == captured;
    }
}

class Merino extends Sheep {
    final int grade = 7;

    Merino() {
        super("m");
    }
}

class Goat {
    Object copy() throws CloneNotSupportedException {
        return super.clone();
    }

    // check Goat.refused: valid
    static void refused() {
        try {
            new Goat().copy();
            assert false;
        } catch (CloneNotSupportedException expected) {
            assert expected.getMessage().equals("Goat");
        }
    }

    static void careless() {
        try {
            new Goat().copy();
        } catch (CloneNotSupportedException thrown) {
            throw new IllegalStateException(thrown);        // check Goat.careless: invalid, exception here
        }
    }

    // A subclass may be Cloneable where its superclass, which calls `clone`, is not.
    // check Goat.kid: valid
    static void kid() throws CloneNotSupportedException {
        Kid kid = new Kid();
        assert kid.copy() != kid && kid.copy() instanceof Kid;
    }
}

class Kid extends Goat implements Cloneable {
}

class Herd implements Cloneable {
    private List<String> names = new ArrayList<>();

    Herd deep() throws CloneNotSupportedException {
        Herd copied = (Herd) super.clone();
        copied.names = new ArrayList<>(names);
        return copied;
    }

    Herd shallow() throws CloneNotSupportedException {
        return (Herd) super.clone();
    }

    // check Herd.copied: valid
    static void copied() throws CloneNotSupportedException {
        Herd herd = new Herd();
        herd.names.add("a");
        herd.deep().names.add("b");
        assert herd.names.size() == 1;
        herd.shallow().names.add("c");
        assert herd.names.size() == 2;
    }
}

interface Shape extends Cloneable {
    int area();

    Shape copy();
}

class Square implements Shape {
    private int side;

    public int area() {
        return side * side;
    }

    public Shape copy() {
        try {
            return (Shape) clone();
        } catch (CloneNotSupportedException impossible) {
            return null;
        }
    }

    // check Square.asLarge: valid
    static void asLarge(Shape shape) {
        if (shape != null) {
            assert shape.copy().area() == shape.area();
        }
    }
}

record Point(int x, int y) implements Cloneable {
    public Point clone() throws CloneNotSupportedException {
        return (Point) super.clone();
    }

    // check Point.equal: valid
    static void equal(int x) throws CloneNotSupportedException {
        Point point = new Point(x, 2);
        assert point.clone().equals(point) && point.clone() != point;
    }
}
