// The digits of Unicode escapes may be those of any script, and full-width letters, as javac reads them.
class Main {
    static int \u00ｅＥ = 3;

    static void read() {  // check Main.read: valid
        assert '\u００４１' == 'A';
        assert '\u٠٠٤١' == 'A';
    }

    static int named() {  // run Main.named(): 3
        return î;
    }
}
