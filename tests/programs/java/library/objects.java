// java.util.Objects.
// prints: true false true 0 1075072600 1
// prints: null d 5 true false e r
// prints: -1 1 true s
// prints: lazy 1
// prints: Index -1 out of bounds for length 2
import java.util.Objects;

class Main {
    public static void main(String[] args) {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.equals("a", new String("a")) + " " + Objects.hashCode(null) + " " + Objects.hash(1, "x", null, 2.5) + " " + Objects.hash());
        System.out.println(Objects.toString(null) + " " + Objects.toString(null, "d") + " " + Objects.toString(5, "d") + " " + Objects.isNull(null) + " " + Objects.nonNull(null) + " " + Objects.requireNonNullElse(null, "e") + " " + Objects.requireNonNull("r"));
        System.out.println(Objects.compare("a", "b", (x, y) -> x.compareTo(y)) + " " + Objects.checkIndex(1, 2) + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.requireNonNullElseGet(null, () -> "s"));
        try {
            Objects.requireNonNull(null, () -> "lazy " + 1);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.checkIndex(-1, 2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
