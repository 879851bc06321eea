import java.util.*;

class FormatScientific {
    public static void main(String[] args) {
        double[] all = {0, 1, -1, 12345.678, 0.000123456, 9.9999999, 1e300, 4.9e-324, 123456789.125, -0.5, 1e-10, 999999.5};
        for (double d : all) {
            System.out.println(String.format("%e|%.0e|%.3E|%15.2e|%-15.2e|%+e|%015.1e", d, d, d, d, d, d, d));
        }
        System.out.println(String.format("%e %e", 1.5f, 0.1f));
        System.out.println(String.format("%e %8e %e", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY));
    }
}

class FormatGeneral {
    public static void main(String[] args) {
        double[] all = {0, 1, -1, 12345.678, 0.000123456, 0.0000999999, 0.00009999999, 9.9999999, 1e300, 123456.7, 999999.5, 1234567.8, 0.5};
        for (double d : all) {
            System.out.println(String.format("%g|%.0g|%.3G|%.10g|%12.2g", d, d, d, d, d));
        }
    }
}

class FormatHash {
    public static void main(String[] args) {
        System.out.println(String.format("%h %H %h %h", "hello", "hello", 42, null));
        System.out.println(String.format("%10h|%-10h|%.2h", "a", "b", "hello"));
    }
}

class FormatIntegers {
    public static void main(String[] args) {
        System.out.println(String.format("%d %5d %-5d| %05d %+d % d %,d %(d %(,d", 1, 2, 3, 4, 5, 6, 1234567, -8, -9876543));
        System.out.println(String.format("%x %X %#x %08x %#010x %o %#o", 255, 255, 255, 255, 255, 8, 8));
        System.out.println(String.format("%x %o %x %x %x", -1, -1, (byte) -1, (short) -1, -1L));
        System.out.println(String.format("%d %d %d %d", (byte) -5, (short) 7, 123456789012L, Integer.MIN_VALUE));
        System.out.println(String.format("%,d %,d %(08d %+,d", Long.MIN_VALUE, 999, -42, 1000));
        System.out.println(String.format("%c%c%c %C", 'a', 98, (byte) 99, 'd'));
        System.out.println(String.format("%s %<s %<5s %s", "x", "y"));
        System.out.println(String.format("%2$s %1$s %s %s", "p", "q"));
        System.out.println(String.format("%b %B %5b %.1b %b %b", true, false, null, true, "x", null));
        System.out.println(String.format("%5.1f|%-8.3f|%08.2f|%,.2f|%(.1f|%.0f", 1.25, 2.0, -3.14159, 1234567.891, -2.5, 2.5));
        System.out.println(String.format("100%% %n").trim());
        System.out.printf("%s and %S%n", "low", "up");
        System.out.println("%d-%s".formatted(3, "z"));
    }
}

class FormatMistakeConversion {
    public static void main(String[] args) {
        try {
            String.format("%d", "x");
        } catch (IllegalFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            String.format("%e", 3);
        } catch (IllegalFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            String.format("%d %d", 1);
        } catch (IllegalFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            String.format("%<s", 1);
        } catch (IllegalFormatException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        String.format("%q", 1);
    }
}

class CodePoints {
    public static void main(String[] args) {
        String s = "a\uD83D\uDE00b\uD83Dc";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()));
        for (int i = 0; i < s.length(); i++) {
            System.out.print(s.codePointAt(i) + " ");
        }
        System.out.println();
        for (int i = 1; i <= s.length(); i++) {
            System.out.print(s.codePointBefore(i) + " ");
        }
        System.out.println();
        for (int i = 0; i < s.length(); i += Character.charCount(s.codePointAt(i))) {
            System.out.print(Integer.toHexString(s.codePointAt(i)) + " ");
        }
        System.out.println(s.codePoints().filter(p -> p > 0xffff).count());
        System.out.println(s.indexOf(0x1F600) + " " + s.lastIndexOf(0x1F600) + " " + s.indexOf(0x1F601));
    }
}

class CodePointsMade {
    public static void main(String[] args) {
        char[] two = Character.toChars(0x1F600), one = Character.toChars('x');
        System.out.println(two.length + " " + (int) two[0] + " " + (int) two[1] + " " + one.length);
        StringBuilder b = new StringBuilder();
        b.appendCodePoint(0x1F600).appendCodePoint('y').appendCodePoint(0x10FFFF);
        System.out.println(b.length() + " " + b.toString().codePointAt(0) + " " + b.toString().codePointAt(3));
        System.out.println(b.toString().equals("\uD83D\uDE00y\uDBFF\uDFFF"));
        System.out.println(Character.toString(0x1F600).length() + " " + Character.toString(97));
        System.out.println(Character.isSupplementaryCodePoint(0x10000) + " " + Character.toCodePoint('\uD83D', '\uDE00'));
        System.out.println((int) Character.highSurrogate(0x1F600) + " " + (int) Character.lowSurrogate(0x1F600));
        System.out.println(b.reverse().toString().codePointAt(0));
        Character.toChars(0x110000);
    }
}

class StackOverflowCaught {
    static int depth;
    static void dive() { depth++; dive(); }

    public static void main(String[] args) {
        try {
            dive();
        } catch (StackOverflowError e) {
            System.out.println(e.getMessage() + " " + (depth > 500));
        }
        int before = depth;
        try {
            dive();
        } catch (VirtualMachineError e) {
            System.out.println(e instanceof StackOverflowError);
        } finally {
            System.out.println(depth > before);
        }
    }
}

class EnumDeclaring {
    enum Op {
        MUL { Class<?> own() { return getDeclaringClass(); } },
        ADD;
        Class<?> own() { return getDeclaringClass(); }
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) {
            System.out.println(op.own() == Op.class);
        }
        Op none = null;
        none.getDeclaringClass();
    }
}
