class IntOverflow {
    public static void main(String[] args) {
        int i = Integer.MAX_VALUE;
        System.out.println(i + 1);
        System.out.println(i * 2);
        System.out.println(-Integer.MIN_VALUE);
        System.out.println(Integer.MIN_VALUE / -1);
        System.out.println(Integer.MIN_VALUE % -1);
        System.out.println(Integer.MIN_VALUE - 1);
        i++;
        System.out.println(i);
    }
}

class IntLongOverflow {
    public static void main(String[] args) {
        long l = Long.MAX_VALUE;
        System.out.println(l + 1);
        System.out.println(l * l);
        System.out.println(Long.MIN_VALUE / -1);
        System.out.println(1 << 31);
        System.out.println(1L << 63);
        System.out.println(2147483647 + 1L);
        System.out.println(1000000 * 1000000);
        System.out.println(1000000L * 1000000);
    }
}

class IntDivision {
    public static void main(String[] args) {
        System.out.println(7 / 2);
        System.out.println(-7 / 2);
        System.out.println(7 / -2);
        System.out.println(-7 % 2);
        System.out.println(7 % -2);
        System.out.println(-7 % -2);
        System.out.println(Math.floorDiv(-7, 2));
        System.out.println(Math.floorMod(-7, 2));
        System.out.println(Math.floorMod(7, -2));
    }
}

class IntDivisionByZero {
    public static void main(String[] args) {
        int zero = 0;
        try {
            System.out.println(5 % zero);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        long none = 0;
        System.out.println(5L / none);
    }
}

class IntShifts {
    public static void main(String[] args) {
        System.out.println(1 << 33);
        System.out.println(1 >> 33);
        System.out.println(-8 >> 1);
        System.out.println(-8 >>> 1);
        System.out.println(-8 >>> 28);
        System.out.println(-1 >>> 32);
        System.out.println(1L << 65);
        System.out.println(-1L >>> 60);
        System.out.println(5 << -1);
    }
}

class IntShiftTypes {
    public static void main(String[] args) {
        byte b = -128;
        System.out.println(b >> 1);
        System.out.println(b >>> 1);
        System.out.println((byte) (b >>> 1));
        short s = -1;
        System.out.println(s >>> 16);
        System.out.println(s << 15L);
        char c = 'a';
        System.out.println(c << 8);
        System.out.println(1 << 40L);
    }
}

class IntCompoundNarrowing {
    public static void main(String[] args) {
        byte b = 127;
        b += 1;
        System.out.println(b);
        b -= 300;
        System.out.println(b);
        short s = 1000;
        s *= 1000;
        System.out.println(s);
        char c = 'z';
        c += 1;
        System.out.println(c);
        c -= 70000;
        System.out.println((int) c);
    }
}

class IntCompoundShift {
    public static void main(String[] args) {
        byte b = -1;
        b >>>= 1;
        System.out.println(b);
        b >>>= 10;
        System.out.println(b);
        short s = -1;
        s >>>= 20;
        System.out.println(s);
        int i = -1;
        i >>>= 28L;
        System.out.println(i);
        b <<= 7;
        System.out.println(b);
    }
}

class IntIncrementNarrow {
    public static void main(String[] args) {
        byte b = 127;
        System.out.println(b++);
        System.out.println(b);
        System.out.println(--b);
        char c = 0;
        c--;
        System.out.println((int) c);
        short s = Short.MAX_VALUE;
        System.out.println(++s);
    }
}

class IntBitwise {
    public static void main(String[] args) {
        System.out.println(12 & 10);
        System.out.println(12 | 10);
        System.out.println(12 ^ 10);
        System.out.println(~12);
        System.out.println(-1 & 0xFFL);
        System.out.println(0xF0 & ~0x30 | 1);
        System.out.println(5 & 6 ^ 3 | 8);
    }
}

class IntBooleanBitwise {
    public static void main(String[] args) {
        boolean t = true, f = false;
        System.out.println(t & f);
        System.out.println(t | f);
        System.out.println(t ^ t);
        t &= f;
        System.out.println(t);
        t |= true;
        t ^= true;
        System.out.println(t);
    }
}

class IntLiterals {
    public static void main(String[] args) {
        System.out.println(0b1010);
        System.out.println(017);
        System.out.println(0xFFFFFFFF);
        System.out.println(1_000_000);
        System.out.println(0x7fff_ffff_ffffL);
        System.out.println(-2147483648);
        System.out.println(0x80000000);
        System.out.println(0L);
    }
}

class IntCasts {
    public static void main(String[] args) {
        System.out.println((byte) 200);
        System.out.println((short) 40000);
        System.out.println((char) 97);
        System.out.println((int) 'é');
        System.out.println((byte) 0x1FF);
        System.out.println((int) 3000000000L);
        System.out.println((char) (byte) -1 == '\uffff');
        System.out.println((long) Integer.MIN_VALUE);
    }
}

class IntCharArithmetic {
    public static void main(String[] args) {
        char c = 'a';
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println(c++);
        System.out.println(c);
        System.out.println('a' + 'b');
        System.out.println("" + 'a' + 'b');
        System.out.println('a' + "b");
        System.out.println((char) 98);
    }
}

class IntCharCompare {
    public static void main(String[] args) {
        char c = 'm';
        System.out.println(c > 'a' && c < 'z');
        System.out.println(c - 'a');
        System.out.println(c == 109);
        int i = c;
        System.out.println(i);
        final char d = 100;
        System.out.println(d);
        System.out.println((c ^ ' '));
    }
}

class IntTernaryPromotion {
    public static void main(String[] args) {
        char c = 'x';
        int i = 0;
        System.out.println(true ? c : 0);
        System.out.println(true ? c : i);
        System.out.println(false ? 1 : 'a');
        System.out.println(true ? 1 : 2.0);
        System.out.println(true ? (short) 1 : 'b');
        Object o = true ? 1 : 2.0;
        System.out.println(o);
    }
}

class IntTernaryBoxing {
    public static void main(String[] args) {
        Integer a = 1;
        Double b = 2.0;
        Object o = true ? a : b;
        System.out.println(o);
        Object q = true ? (Object) a : b;
        System.out.println(q);
        Integer none = null;
        int k = false ? 1 : none;
    }
}

class IntCacheSmall {
    public static void main(String[] args) {
        Integer a = 127, b = 127;
        System.out.println(a == b);
        Integer c = 128, d = 128;
        System.out.println(c == d);
        System.out.println(c.equals(d));
        System.out.println(c == 128);
        Integer e = -128, f = -128;
        System.out.println(e == f);
        Integer g = -129, h = -129;
        System.out.println(g == h);
    }
}

class IntCacheOthers {
    public static void main(String[] args) {
        Long a = 127L, b = 127L;
        System.out.println(a == b);
        Long c = 128L, d = 128L;
        System.out.println(c == d);
        System.out.println(c.equals(128));
        System.out.println(c.equals(128L));
        Character x = 'a', y = 'a';
        System.out.println(x == y);
        Boolean t = true, u = Boolean.TRUE;
        System.out.println(t == u);
        Byte m = 5, n = 5;
        System.out.println(m == n);
        Character big = '\u1234', too = '\u1234';
        System.out.println(big == too);
    }
}

class IntBoxedArithmetic {
    public static void main(String[] args) {
        Integer a = 5;
        a++;
        System.out.println(a);
        a += 10;
        System.out.println(a);
        Integer b = a;
        b++;
        System.out.println(a + " " + b);
        Character c = 'a';
        c++;
        System.out.println(c);
        Long l = 5L;
        l = l + a;
        System.out.println(l);
    }
}

class IntUnboxNull {
    public static void main(String[] args) {
        Integer a = null;
        System.out.println(a);
        int b = a;
    }
}

class IntParsing {
    public static void main(String[] args) {
        System.out.println(Integer.parseInt("-42"));
        System.out.println(Integer.parseInt("+7"));
        System.out.println(Integer.parseInt("ff", 16));
        System.out.println(Long.parseLong("9999999999"));
        try {
            Integer.parseInt("12x");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt("");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        Integer.parseInt("2147483648");
    }
}

class IntToText {
    public static void main(String[] args) {
        System.out.println(Integer.toString(255, 16));
        System.out.println(Integer.toHexString(-1));
        System.out.println(Integer.toBinaryString(10));
        System.out.println(Integer.toOctalString(8));
        System.out.println(Long.toHexString(-1L));
        System.out.println(Integer.toString(-255, 2));
    }
}

class IntBitMethods {
    public static void main(String[] args) {
        System.out.println(Integer.bitCount(255));
        System.out.println(Integer.reverse(1));
        System.out.println(Integer.highestOneBit(100));
        System.out.println(Integer.numberOfTrailingZeros(8));
        System.out.println(Integer.numberOfLeadingZeros(1));
        System.out.println(Long.bitCount(-1L));
        System.out.println(Integer.signum(-9));
    }
}

class IntCompareMethods {
    public static void main(String[] args) {
        System.out.println(Integer.compare(1, 2));
        System.out.println(Integer.valueOf(5).compareTo(3));
        System.out.println(Character.compare('a', 'c'));
        System.out.println(Boolean.compare(true, false));
        System.out.println(Long.compare(5, 5));
        System.out.println(Byte.compare((byte) 1, (byte) 4));
        System.out.println(Short.compare((short) 1, (short) 4));
    }
}

class IntHashes {
    public static void main(String[] args) {
        System.out.println(Integer.valueOf(7).hashCode());
        System.out.println(Long.valueOf(1L << 32).hashCode());
        System.out.println(Boolean.hashCode(true));
        System.out.println(Boolean.FALSE.hashCode());
        System.out.println(Character.valueOf('a').hashCode());
        System.out.println(Long.valueOf(-1).hashCode());
        System.out.println(Byte.valueOf((byte) -1).hashCode());
    }
}

class IntExact {
    public static void main(String[] args) {
        System.out.println(Math.addExact(1, 2));
        try {
            Math.multiplyExact(1 << 20, 1 << 20);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.toIntExact(1L << 40);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        Math.addExact(Long.MAX_VALUE, 1L);
    }
}

class IntConstants {
    public static void main(String[] args) {
        final int a = 10;
        byte b = a;
        final int c = a * 12;
        byte d = c;
        System.out.println(b + d);
        System.out.println(Integer.MAX_VALUE + " " + Integer.MIN_VALUE);
        System.out.println(Long.MIN_VALUE);
        System.out.println(Byte.MIN_VALUE + Short.MAX_VALUE);
        System.out.println((int) Character.MAX_VALUE);
    }
}

class IntUnary {
    public static void main(String[] args) {
        int i = 5;
        System.out.println(- -i);
        System.out.println(+-i);
        System.out.println(-(-i));
        System.out.println(~~i);
        System.out.println(!!true);
        System.out.println(i+++i);
        System.out.println(i---i);
        System.out.println(i - -1);
    }
}

class IntUnsigned {
    public static void main(String[] args) {
        System.out.println(Integer.toUnsignedString(-1));
        System.out.println(Integer.divideUnsigned(-1, 2));
        System.out.println(Integer.remainderUnsigned(-1, 7));
        System.out.println(Integer.compareUnsigned(-1, 1));
        System.out.println(Integer.toUnsignedLong(-1));
        System.out.println(Byte.toUnsignedInt((byte) -1));
    }
}
