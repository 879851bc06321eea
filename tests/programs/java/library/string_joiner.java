// StringJoiner.
// prints: {} 2
// prints: nothing
// prints: {a, b, null} 12
// prints: {a, b, null}
// prints: {a, b, null, x-y} p/q
import java.util.StringJoiner;

class Main {
    public static void main(String[] args) {
        StringJoiner joiner = new StringJoiner(", ", "{", "}");
        System.out.println(joiner + " " + joiner.length());
        joiner.setEmptyValue("nothing");
        System.out.println(joiner);
        joiner.add("a").add("b").add(null);
        System.out.println(joiner + " " + joiner.length());
        StringJoiner other = new StringJoiner("-", "<", ">");
        System.out.println(joiner.merge(other));
        other.add("x").add("y");
        System.out.println(joiner.merge(other) + " " + new StringJoiner("/").add("p").add("q"));
    }
}
