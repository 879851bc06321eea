// array 7
class Scanner {
    //@ requires a != null;
    static int work(char[] a) {
        int words = 0, numbers = 0, state = 0;
        for (int i = 0; i < a.length; i++) {
            char c = a[i];
            if (c >= '0' && c <= '9') {
                if (state == 0) { numbers++; state = 2; }
            } else if (c >= 'a' && c <= 'z') {
                if (state == 0) { words++; state = 1; }
            } else if (c == ' ') {
                state = 0;
            } else {
                state = 3;
            }
        }
        assert words + numbers <= a.length;
        return words;
    }
}
