import java.util.*;

class SpelledUnicode {
    public static void main(String[] args) {
        int \u0061b = 3;
        System.out.println(ab + "\u0041\uuu0042" + '\u0043');
        System.out.println("\u0022.length() + \u0022");
        /* \u002a/ System.out.println("out of the comment"); /* */
        char quote = '\u005c'';
        System.out.println(quote);
    }
}

class SpelledOctal {
    public static void main(String[] args) {
        System.out.println("\101\60\7".length() + "\1012" + "\08".length() + "\400".length());
        System.out.println((int) '\0' + " " + (int) '\377' + " " + (int) '\77' + " " + "a\sb\tc".length());
    }
}

class SpelledNumbers {
    public static void main(String[] args) {
        System.out.println(0x1.8p1 + " " + 0x.8p0f + " " + 0x1p-1074 + " " + 0XAp+2d + " " + 0x1.fffffeP127f);
        System.out.println(1_000_000 + 0b1010_1010 + 0x7fff_ffff + 01_7);
        System.out.println(1_0.5_0e1_0 + " " + .5f + " " + 5.f + " " + 1e1 + " " + 0f + " " + 00);
        System.out.println(0xFFFFFFFFL + " " + 0xFFFFFFFF + " " + 0b11111111111111111111111111111111 + " " + 037777777777);
        System.out.println(-2147483648 + " " + -9223372036854775808L + " " + 0x8000000000000000L);
    }
}

class SpelledText {
    public static void main(String[] args) {
        String t = """
            a "quoted" \
            joined
              deeper\s\s
            \"""end\t|
            """;
        System.out.println(t.replace("\n", "$"));
        System.out.println("""
            x
           y""".length());
    }
}

class ShiftsOfLongs {
    public static void main(String[] args) {
        long one = 1;
        int n = 33;
        System.out.println((one << n) + " " + (1 << n) + " " + (one << 64) + " " + (one << -1) + " " + (-1L >>> 60) + " " + (-1 >>> 60));
        System.out.println((5 >> 33L) + " " + ((byte) -1 >>> 1) + " " + ((char) 0xffff << 16) + " " + (-8L >> 65));
        byte b = (byte) 200;
        b >>>= 1;
        System.out.println(b);
        b <<= 9;
        System.out.println(b);
        short s = -1;
        s >>>= 10;
        System.out.println(s);
        int i = 1;
        i <<= 33L;
        System.out.println(i);
    }
}

class ConstantsOverflow {
    static final int BIG = Integer.MAX_VALUE + 1;
    static final long L = Integer.MAX_VALUE * 2;
    static final byte B = (byte) 300;
    static final char C = (char) -1;
    static final int SHIFT = 1 << 35;

    public static void main(String[] args) {
        System.out.println(BIG + " " + L + " " + B + " " + (int) C + " " + SHIFT);
        switch (BIG) {
            case Integer.MIN_VALUE: System.out.println("least"); break;
            default: System.out.println("other");
        }
        System.out.println(Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE % -1 + " " + Math.abs(Integer.MIN_VALUE));
        final int folded = 'a' + 1;
        char c = folded;
        System.out.println(c);
    }
}

class CompoundChars {
    public static void main(String[] args) {
        char c = 'a';
        c += 1;
        c++;
        System.out.println(c);
        c *= 2.5;
        System.out.println((int) c);
        c -= 70000;
        System.out.println((int) c);
        int i = 'x' + 'y';
        String s = "" + 'x' + 'y';
        s += 'z' + 1;
        s += c = 'q';
        System.out.println(i + s);
        byte b = 10;
        b += 300.7;
        System.out.println(b);
        int x = 5;
        x += 3.99;
        x -= 0.5;
        System.out.println(x);
        long l = 1L << 60;
        l += 0.5f;
        System.out.println(l);
        char[] all = {'a', 'b'};
        int at = 0;
        all[at++] += at;
        System.out.println(all[0] + " " + at);
    }
}

class SwitchCollisions {
    static String which(String s) {
        switch (s) {
            case "Aa": return "first";
            case "BB": return "second";
            case "AaAa": case "BBBB": return "four";
            case "AaBB": return "mixed";
            default: return "none";
        }
    }

    public static void main(String[] args) {
        System.out.println("Aa".hashCode() == "BB".hashCode());
        for (String s : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "C"}) {
            System.out.println(s + " " + which(s));
        }
        which(null);
    }
}

class MixedConditional {
    static Integer none() { return null; }

    public static void main(String[] args) {
        Object o = true ? 1 : 2.0;
        System.out.println(o);
        Object p = true ? (Integer) 1 : (Double) 2.0;
        System.out.println(p);
        Object q = true ? (Object) 1 : 2.0;
        System.out.println(q);
        Object r = true ? 'a' : 0;
        System.out.println(r);
        int i = 0;
        Object t = false ? 'a' : i;
        System.out.println(t);
        Object u = true ? null : 0;
        System.out.println(u);
        boolean b = args.length > 5;
        Object v = b ? 1 : b ? 2L : 'c';
        System.out.println(v);
        Integer w = b ? 1 : none();
        System.out.println(w);
        try {
            Integer x = b ? 1 : (Integer) null;
            System.out.println(x);
            int y = b ? 1 : none();
            System.out.println(y);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        Integer z = true ? none() : 0;
    }
}

class OwnCharacterSequences {
    /** Its toString builds on what builders read of it. */
    static class Repeated implements CharSequence {
        private final int count;

        Repeated(int count) {
            this.count = count;
        }

        public int length() {
            return count;
        }

        public char charAt(int index) {
            return (char) ('a' + index);
        }

        public CharSequence subSequence(int begin, int end) {
            return new Repeated(end - begin);
        }

        public String toString() {
            return new StringBuilder().append((CharSequence) this).append('!').toString();
        }
    }

    public static void main(String[] args) {
        CharSequence own = new Repeated(3);
        System.out.println(new StringBuilder(own).append(own, 1, 2).insert(0, own).insert(1, own, 0, 1));
        System.out.println(new StringBuffer(own).append(own).append(own, 1, 2).insert(0, own).insert(1, own, 0, 1));
        System.out.println("abc".contentEquals(own) + " " + "abc!".contentEquals(own) + " " + CharSequence.compare(own, "abd"));
        System.out.println(new StringBuilder("a").append((CharSequence) null).append((CharSequence) "b").append(new StringBuilder("c")));
        StringBuilder twice = new StringBuilder("ab");
        System.out.println(twice.append((CharSequence) twice).append(twice, 1, 2));
        System.out.println(own + " " + String.valueOf(own) + " " + new StringBuilder().append((Object) own));
    }
}
