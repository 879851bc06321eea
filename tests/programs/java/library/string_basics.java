// Length, characters, comparison, searching.
// prints: 12 o false true true
// prints: 4 8 8 4 -1
// prints: 7 0 12 10 12 4
// prints: true true true true true false
// prints: -1 1 -3 1
// prints: true false true false
// prints: 99162322 0 -1739336029 2097120
// prints: World|Hello||el
// prints: abcdef abc 3.5truecnull
// prints: x y|x|x |  x|
// prints: true true
class Main {
    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.isEmpty() + " " + "".isEmpty() + " " + "  ".isBlank());
        System.out.println(s.indexOf('o') + " " + s.indexOf('o', 5) + " " + s.lastIndexOf('o') + " " + s.lastIndexOf('o', 7) + " " + s.indexOf('z'));
        System.out.println(s.indexOf("World") + " " + s.indexOf("") + " " + s.indexOf("", 50) + " " + s.lastIndexOf("l") + " " + s.lastIndexOf("") + " " + s.indexOf("o", -3));
        System.out.println(s.contains("lo, W") + " " + s.startsWith("Hell") + " " + s.startsWith("World", 7) + " " + s.endsWith("ld") + " " + s.endsWith("") + " " + s.startsWith("x", -1));
        System.out.println("abc".compareTo("abd") + " " + "abc".compareTo("ab") + " " + "".compareTo("xyz") + " " + "B".compareToIgnoreCase("a"));
        System.out.println("HELLO".equalsIgnoreCase("hello") + " " + "a".equalsIgnoreCase(null) + " " + "abc".equals("abc") + " " + "abc".equals(null));
        System.out.println("hello".hashCode() + " " + "".hashCode() + " " + "The quick brown fox".hashCode() + " " + "\uffff\uffff".hashCode());
        System.out.println(s.substring(7) + "|" + s.substring(0, 5) + "|" + s.substring(12) + "|" + s.subSequence(1, 3));
        System.out.println("abc".concat("def") + " " + "abc".concat("") + " " + String.valueOf(3.5f) + String.valueOf(true) + String.valueOf('c') + String.valueOf((Object) null));
        System.out.println("  x y ".trim() + "|" + "\t x \n".strip() + "|" + "  x ".stripLeading() + "|" + "  x ".stripTrailing() + "|");
        System.out.println("abcabc".regionMatches(3, "xabc", 1, 3) + " " + "ABC".regionMatches(true, 0, "abc", 0, 3));
    }
}
