// Literals and constants are one object for each content; other strings are not.
// prints: true false true true
// prints: true
// prints: false
// prints: true
// prints: true false
// prints: true
// prints: true false -6 3329
// prints: 101b
// prints: out of range
// prints: a	bAA\"'B
class Main {
    static final String CONSTANT = "h" + "i";

    public static void main(String[] args) {
        String a = "hi", b = "hi", c = new String("hi");
        System.out.println((a == b) + " " + (a == c) + " " + a.equals(c) + " " + (a == c.intern()));
        final String h = "h";
        System.out.println((h + "i") == a);
        String g = "h";
        System.out.println((g + "i") == a);
        System.out.println(CONSTANT == a);
        Object o = "hi";
        System.out.println((o == a) + " " + (o == c));
        System.out.println(a != null);
        System.out.println((g + "i").equals(a) + " " + a.equals(null) + " " + "hi".compareTo("ho") + " " + a.hashCode());
        System.out.println("abc".charAt(1) + "abc".length() + "abc".substring(1, 2));
        try {
            "abc".charAt(3);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("out of range");
        }
        System.out.println("a\tb\u0041\101\\\"" + '\'' + '\u0042');
    }
}
