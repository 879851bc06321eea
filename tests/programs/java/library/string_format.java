// Formats: numbers, texts, widths, flags.
// prints: 1    42|42   |00042|+42|1,234,567
// prints: abc|     abc|abc     |ab|ABC
// prints: xY true false true
// prints: ff FF 10 ffffffff
// prints: 3.14 2.500000 3   -1.500|2.3     |-0003.14
// prints: 0.3 0.4 0.000 12345679.00
// prints: b a b
// prints: %
// prints: 1 2 3
// prints: [1, 2] 0
// prints: 1-x
// prints: d != java.lang.String
// prints: Format specifier '%s'
// prints: Conversion = 'q'
class Main {
    public static void main(String[] args) {
        System.out.println(String.format("%d %5d|%-5d|%05d|%+d|%,d", 1, 42, 42, 42, 42, 1234567));
        System.out.println(String.format("%s|%8s|%-8s|%.2s|%S", "abc", "abc", "abc", "abc", "abc"));
        System.out.println(String.format("%c%c %b %b %b", 'x', 'Y', true, null, "s"));
        System.out.println(String.format("%x %X %o %x", 255, 255, 8, -1));
        System.out.println(String.format("%.2f %f %.0f %8.3f|%-8.1f|%08.2f", 3.14159, 2.5, 2.5, -1.5, 2.25, -3.14159));
        System.out.println(String.format("%.1f %.1f %.3f %.2f", 0.25, 0.35, 1e-5, 12345678.999));
        System.out.println(String.format("%2$s %1$s %2$s%n%%", "a", "b"));
        System.out.println(String.format("%d %d %d", (byte) 1, (short) 2, 3L));
        System.out.printf("%s %s%n", java.util.List.of(1, 2), new int[0].length);
        System.out.println("%d-%s".formatted(1, "x"));
        try {
            String.format("%d", "x");
        } catch (java.util.IllegalFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            String.format("%s %s", "x");
        } catch (java.util.IllegalFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            String.format("%q", "x");
        } catch (java.util.IllegalFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
