// The right side of && and || and one side of ?: are evaluated only if they matter; & and | evaluate both.
// prints: ac yes
// prints: pqrtrue
// prints: xyfalse
// prints: t0
// prints: 1
// prints: false 4
// prints: w1w2w 3
// prints: 15 8
// prints: sufalse
class Main {
    static boolean say(String name, boolean value) {
        System.out.print(name);
        return value;
    }

    static int n;

    public static void main(String[] args) {
        if (say("a", false) && say("b", true) || say("c", true)) {
            System.out.println(" yes");
        }
        System.out.println(say("p", true) | say("q", false) ^ say("r", true));
        System.out.println(say("x", false) & say("y", true));
        System.out.println(say("t", true) ? n++ : n--);
        System.out.println(n);
        boolean b = n++ > 0 && n++ > 1 && n++ > 100 && n++ > 0;
        System.out.println(b + " " + n);
        int m = 0;
        while (m++ < 3 && say("w", m != 3)) {
            System.out.print(m);
        }
        System.out.println(" " + m);
        int r = (m = 7) > 5 ? m++ + m : (m = 0);
        System.out.println(r + " " + m);
        boolean c = false;
        c |= say("s", true);
        c &= say("u", true);
        c ^= true;
        System.out.println(c);
    }
}
