// Builders of class hierarchies, variables that are closed at the end of their block, and variables of type `val`.
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import lombok.Builder;
import lombok.Cleanup;
import lombok.Getter;
import lombok.NonNull;
import lombok.Singular;
import lombok.experimental.SuperBuilder;
import lombok.val;

@Getter
@SuperBuilder(toBuilder = true)
class Figure {
    @NonNull private final String name;
    @Builder.Default private int corners = 4;
    @Singular private List<String> tags;
}

@Getter
@SuperBuilder(toBuilder = true)
class Square extends Figure {
    private final int side;
}

@SuperBuilder
abstract class Pair<A> {
    A first;
}

@SuperBuilder
class Triple<A, B2> extends Pair<A> {
    B2 second;
    int third;
}

class Resource implements Closeable {
    static int open;

    Resource() {
        open++;
    }

    public void close() {
        open--;
    }

    void dispose() {
        open -= 2;
    }
}

class Hierarchies {
    static void built() {                               // check Hierarchies.built: valid
        Square square = Square.builder().name("s").side(3).tag("a").tag("b").build();
        assert square.getName().equals("s") && square.getSide() == 3 && square.getCorners() == 4;
        assert square.getTags().size() == 2;
        Square other = square.toBuilder().side(5).corners(1).build();
        assert other.getSide() == 5 && other.getCorners() == 1 && other.getName().equals("s");
        assert square.getSide() == 3;
    }

    static void unnamed() {
        Square.builder().side(1).build();               // check Hierarchies.unnamed: invalid, exception
    }

    static void generic(int x) {                        // check Hierarchies.generic: valid
        Triple<String, Integer> t = Triple.<String, Integer>builder().first("f").second(x).third(3).build();
        assert t.first.equals("f") && t.second == x && t.third == 3;
    }

    static int cleaned(int x) {                         // check Hierarchies.cleaned: valid
        Resource.open = 0;
        {
            @Cleanup Resource one = new Resource();
            @Cleanup("dispose") val two = new Resource();
            assert Resource.open == 2;
            if (x > 0) {
                return x;
            }
        }
        assert Resource.open == -1;
        return 0;
    }

    static int sum() {                                  // check Hierarchies.sum: valid
        val list = List.of(1, 2, 3);
        val total = new int[1];
        for (val each : list) {
            total[0] += each;
        }
        assert total[0] == 6;
        return total[0];
    }

    public static void main(String[] args) {
        built();
        generic(7);
        // prints: Square.SquareBuilder(super=Figure.FigureBuilder(name=n, corners$value=0, tags=[t]), side=2)
        System.out.println(Square.builder().name("n").side(2).tag("t"));
        // prints: Triple.TripleBuilder(super=Pair.PairBuilder(first=f), second=null, third=0)
        System.out.println(Triple.<String, Integer>builder().first("f"));
        // prints: 0 4 6 -1
        System.out.println(cleaned(0) + " " + cleaned(4) + " " + sum() + " " + Resource.open);
        try {
            unnamed();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());             // prints: name is marked non-null but is null
        }
    }
}
