// Roman numerals there and back; the wrong reader adds where it should subtract.
class Roman {
    private static final int[] VALUES = {10, 9, 5, 4, 1};
    private static final String[] SIGNS = {"X", "IX", "V", "IV", "I"};

    static String write(int n) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < VALUES.length; i++) {
            while (n >= VALUES[i]) {
                s.append(SIGNS[i]);
                n -= VALUES[i];
            }
        }
        return s.toString();
    }

    private static int value(char c) {
        return switch (c) {
            case 'I' -> 1;
            case 'V' -> 5;
            case 'X' -> 10;
            default -> throw new IllegalArgumentException("no numeral: " + c);
        };
    }

    static int read(String s) {
        int sum = 0;
        for (int i = 0; i < s.length(); i++) {
            int v = value(s.charAt(i));
            sum += i + 1 < s.length() && v < value(s.charAt(i + 1)) ? -v : v;
        }
        return sum;
    }

    static int add(String s) {
        int sum = 0;
        for (char c : s.toCharArray()) {
            sum += value(c);
        }
        return sum;
    }

    static void back(int n) {                           // check Roman.back: valid
        if (1 <= n && n <= 20) {
            assert read(write(n)) == n;
        }
    }

    static void wrong(int n) {
        if (1 <= n && n <= 20) {
            assert add(write(n)) == n;                  // check Roman.wrong: invalid, exception here
        }
    }

    static int foreign(char c) {                        // check Roman.foreign: invalid, exception
        return read("X" + c);                           // run Roman.foreign('a'): throws IllegalArgumentException "no numeral: a"
    }
}
