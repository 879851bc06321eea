// Even and odd by mutual recursion: right for what the contract allows.
class Parity {
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    // check Parity.isEven: valid
    //@ requires 0 <= n && n <= 15;
    //@ ensures \result == (n % 2 == 0);
    static boolean isEven(int n) {
        return even(n);
    }

    static boolean evenWrong(int n) {
        return n == 0 || oddWrong(n - 1);
    }

    static boolean oddWrong(int n) {
        return n == 1 || evenWrong(n - 2);
    }

    //@ requires 0 <= n && n <= 8;
    //@ ensures \result == (n % 2 == 0);                // check Parity.wrong with calls 15: invalid, ensures here
    static boolean wrong(int n) {
        return evenWrong(n);
    }
}
