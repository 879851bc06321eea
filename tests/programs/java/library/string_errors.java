// What strings throw, and what they say.
// prints: java.lang.StringIndexOutOfBoundsException: String index out of range: 3
// prints: java.lang.StringIndexOutOfBoundsException: String index out of range: -1
// prints: java.lang.StringIndexOutOfBoundsException: begin 4, end 3, length 3
// prints: java.lang.StringIndexOutOfBoundsException: begin -1, end 3, length 3
// prints: java.lang.StringIndexOutOfBoundsException: begin 2, end 1, length 3
// prints: java.lang.StringIndexOutOfBoundsException: begin 1, end 9, length 3
// prints: java.lang.IllegalArgumentException: count is negative: -1
// prints: java.lang.NullPointerException: Cannot read field "value" because "anotherString" is null
// prints: java.lang.StringIndexOutOfBoundsException: offset 2, count 2, length 3
// prints: java.lang.StringIndexOutOfBoundsException: index 5, length 3
// prints: java.lang.StringIndexOutOfBoundsException: index 3, length 3
// prints: java.lang.StringIndexOutOfBoundsException: offset 4, length 3
// prints: java.lang.StringIndexOutOfBoundsException: start 2, end 1, length 3
// prints: java.lang.StringIndexOutOfBoundsException: start 5, end 3, length 3
// prints: java.lang.StringIndexOutOfBoundsException: index -1, length 3
// prints: java.lang.StringIndexOutOfBoundsException: start 2, end 5, length 3
// prints: java.lang.StringIndexOutOfBoundsException: String index out of range: -1
// prints: java.lang.NullPointerException: Cannot read the array length because "value" is null
// prints: java.lang.NullPointerException: Cannot invoke "java.lang.CharSequence.toString()" because "delimiter" is null
class Main {
    static void attempt(Runnable action) {
        try {
            action.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        attempt(() -> "abc".charAt(3));
        attempt(() -> "abc".charAt(-1));
        attempt(() -> "abc".substring(4));
        attempt(() -> "abc".substring(-1));
        attempt(() -> "abc".substring(2, 1));
        attempt(() -> "abc".substring(1, 9));
        attempt(() -> "abc".repeat(-1));
        attempt(() -> "abc".compareTo(null));
        attempt(() -> new String(new char[3], 2, 2));
        attempt(() -> new StringBuilder("abc").charAt(5));
        attempt(() -> new StringBuilder("abc").deleteCharAt(3));
        attempt(() -> new StringBuilder("abc").insert(4, "x"));
        attempt(() -> new StringBuilder("abc").delete(2, 1));
        attempt(() -> new StringBuilder("abc").replace(5, 6, "x"));
        attempt(() -> new StringBuilder("abc").setCharAt(-1, 'x'));
        attempt(() -> new StringBuilder("abc").substring(2, 5));
        attempt(() -> new StringBuilder("abc").setLength(-1));
        attempt(() -> String.valueOf((char[]) null));
        attempt(() -> String.join(null, "a"));
    }
}
