// New strings from old ones.
// prints: HELLO hello 11
// prints: bonono bANANa ba -a-b-c- abc
// prints: ababab|||
// prints: a-b-c x, y||
// prints: jello jello ell jello
// prints: 4 6 b,c 1 2
// prints: [one][][two][three]
// prints: [one][two][three]
// prints: [1][2][3]
// prints: [a][b][c]<a><b><><c>
// prints: a_b_c HelloWorld a-bX true false
// prints: true
class Main {
    public static void main(String[] args) {
        System.out.println("Hello".toUpperCase() + " " + "HeLLo".toLowerCase() + " " + "stra\u00dfe \u00e9\u00ff\u00b5".toUpperCase().length());
        System.out.println("banana".replace('a', 'o') + " " + "banana".replace("an", "AN") + " " + "aaa".replace("aa", "b") + " " + "abc".replace("", "-") + " " + "abc".replace("x", "y"));
        System.out.println("ab".repeat(3) + "|" + "ab".repeat(0) + "|" + "".repeat(5) + "|");
        System.out.println(String.join("-", "a", "b", "c") + " " + String.join(", ", java.util.List.of("x", "y")) + "|" + String.join("-") + "|");
        char[] chars = "hello".toCharArray();
        chars[0] = 'j';
        System.out.println(new String(chars) + " " + String.valueOf(chars) + " " + new String(chars, 1, 3) + " " + String.copyValueOf(chars));
        System.out.println("a,b,,c,,".split(",").length + " " + "a,b,,c,,".split(",", -1).length + " " + "a,b,c".split(",", 2)[1] + " " + "".split(",").length + " " + ",a".split(",").length);
        for (String part : "one  two three".split(" ")) {
            System.out.print("[" + part + "]");
        }
        System.out.println();
        for (String part : "one  two\tthree".split("\\s+")) {
            System.out.print("[" + part + "]");
        }
        System.out.println();
        for (String part : "1.2.3".split("\\.")) {
            System.out.print("[" + part + "]");
        }
        System.out.println();
        for (String part : "abc".split("")) {
            System.out.print("[" + part + "]");
        }
        for (String part : "a1b22c".split("[0-9]")) {
            System.out.print("<" + part + ">");
        }
        System.out.println();
        System.out.println("a b  c".replaceAll("\\s+", "_") + " " + "Hello World 42".replaceAll("[^a-zA-Z]", "") + " " + "aXbX".replaceFirst("X", "-") + " " + "12345".matches("\\d+") + " " + "12a".matches("[0-9]*"));
        System.out.println("abc" == "abc".trim());
    }
}
