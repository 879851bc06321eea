// Random numbers with a seed are those of the JDK.
// prints: -1155484576 4 15 651058223 663681053 -4 3 -1728529858 -4029974628518736597 false0.38518918 0.6130357680446138
// prints: [88, 15, -102, -5, 8, 27, 18]
// prints: -1266264776
// prints: 99807007
// prints: -1158947317
// prints: -1170105035 3 43 51474442 662969970 0 3 -1255373459 -6169532649852302182 true0.45125717 0.36878291341130565
// prints: [-8, 108, -105, 70, 32, -66, -65]
// prints: -346484495
// prints: 652655727
// prints: -1158947317
// prints: 1155869324 3 43 1015593853 314447087 -4 8 -2105189454 -1849135647554627033 false0.5475915 0.5869074035715927
// prints: [-49, -82, 80, -111, -117, -118, -5]
// prints: 1403603352
// prints: 33663708
// prints: -1158947317
// prints: 1155099827 5 0 588447719 894294477 3 10 -833063680 5714200691875627035 false0.08237094 0.6900971043546824
// prints: [105, -34, 17, -25, 60, -128, 46]
// prints: 1950990286
// prints: -1624731856
// prints: -1158947317
// prints: [4, 2, 1, 7, 6, 5, 3] 1983575708
// prints: 23 1207763660
import java.util.Arrays;
import java.util.Random;

class Main {
    static class Fixed extends Random {
        int bits(int count) {
            return next(count);
        }
    }

    public static void main(String[] args) {
        for (long seed : new long[] {0, 42, -7, Long.MAX_VALUE}) {
            Random random = new Random(seed);
            System.out.println(random.nextInt() + " " + random.nextInt(6) + " " + random.nextInt(64) + " " + random.nextInt(1 << 30) + " " + random.nextInt((1 << 30) + 1) + " " + random.nextInt(-5, 5) + " " + random.nextInt(0, 16) + " " + random.nextInt(Integer.MIN_VALUE, 5) + " " + random.nextLong() + " " + random.nextBoolean() + random.nextFloat() + " " + random.nextDouble());
            byte[] bytes = new byte[7];
            random.nextBytes(bytes);
            System.out.println(Arrays.toString(bytes));
            random.nextGaussian();
            System.out.println(random.nextInt());
            random.nextGaussian();
            System.out.println(random.nextInt());
            random.setSeed(9);
            System.out.println(random.nextInt());
        }
        java.util.List<Integer> list = new java.util.ArrayList<>(Arrays.asList(1, 2, 3, 4, 5, 6, 7));
        Random same = new Random(5);
        java.util.Collections.shuffle(list, same);
        System.out.println(list + " " + same.nextInt());
        Fixed fixed = new Fixed();
        fixed.setSeed(3);
        System.out.println(fixed.bits(5) + " " + fixed.bits(31));
    }

    static void die() {      // check Main.die: valid
        int eyes = new Random(7).nextInt(6);
        assert eyes == 4;
    }

    static void given(Random random) {
        assert random == null || random.nextInt(6) != 5;      // check Main.given: invalid, exception here
    }
}
