// Boxed numbers: small ones are kept once, arithmetic unboxes, null throws.
// prints: true false true true
// prints: true false true
// prints: 8 8 8 -8
// prints: 10 y false 2.5 8
// prints: false
// prints: null
// prints: 1.0
// prints: 1
// prints: false true true
// prints: -53
// prints: 77 1231 2
class Main {
    static int twice(Integer i) {
        return i * 2;
    }

    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (c <= d && c >= d));
        Object x = 100, y = 100, z = 1000, w = 1000;
        System.out.println((x == y) + " " + (z == w) + " " + z.equals(w));
        Integer n = 5;
        n++;
        n += 2;
        System.out.println(n + " " + n++ + " " + --n + " " + -n);
        Long l = 5L;
        l *= 2;
        Character ch = 'x';
        ch++;
        Boolean flag = true;
        flag &= false;
        Double real = 1.5;
        real += 1;
        System.out.println(l + " " + ch + " " + flag + " " + real + " " + twice(4));
        System.out.println(new Integer(5) == new Integer(5));
        Integer none = null;
        try {
            int i = none;
            System.out.println(i);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        Object o = true ? 1 : 2.0;
        System.out.println(o);
        Object p = true ? (Integer) 1 : "text";
        System.out.println(p);
        System.out.println(l.equals(10) + " " + l.equals(10L) + " " + (l == 10));
        Short s = 3;
        Byte by = (byte) 200;
        System.out.println(s + by);
        System.out.println(Integer.valueOf(77).hashCode() + " " + Boolean.TRUE.hashCode() + " " + Long.valueOf(1L << 33).hashCode());
    }
}
