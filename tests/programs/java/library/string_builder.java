// StringBuilder and StringBuffer.
// prints: ab121.52.5truenullnullxy 24
// prints: ab1
// prints: <<c42ab1>>
// prints: >>1ba24c<< 3 1 1
// prints: Za24c<< 24c<< a2
// prints: Zreplaced4c<< false true
// prints: Zr|false-1
// prints: Zrel
// prints: x0,1;2,3;4,11
// prints: 0 x0 true
// prints: abcdefghi
class Main {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append("a").append('b').append(1).append(2L).append(1.5).append(2.5f).append(true).append((Object) null).append((String) null).append(new char[] {'x', 'y'});
        System.out.println(b + " " + b.length());
        b.setLength(3);
        System.out.println(b);
        b.insert(0, "<<").insert(b.length(), ">>").insert(2, 42).insert(2, 'c');
        System.out.println(b);
        System.out.println(b.reverse() + " " + b.indexOf("b") + " " + b.lastIndexOf(">") + " " + b.charAt(2));
        b.delete(0, 2).deleteCharAt(0).setCharAt(0, 'Z');
        System.out.println(b + " " + b.substring(2) + " " + b.substring(1, 3));
        b.replace(1, 3, "replaced");
        System.out.println(b + " " + b.isEmpty() + " " + new StringBuilder().isEmpty());
        b.delete(2, 1000);
        System.out.println(b + "|" + new StringBuilder("x").equals(new StringBuilder("x")) + new StringBuilder("a").compareTo(new StringBuilder("b")));
        b.append("hello", 1, 3);
        System.out.println(b);
        StringBuffer buffer = new StringBuffer("x");
        for (int i = 0; i < 5; i++) {
            buffer.append(i).append(i % 2 == 0 ? "," : ";");
        }
        System.out.println(buffer.toString() + buffer.length());
        CharSequence sequence = buffer;
        System.out.println(sequence.charAt(1) + " " + sequence.subSequence(0, 2) + " " + "x0,1;2,3;4,".contentEquals(buffer));
        System.out.println(new StringBuilder("abc").append(new StringBuilder("def")).append(new StringBuffer("ghi")));
    }
}
