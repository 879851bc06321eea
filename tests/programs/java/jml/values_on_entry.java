// Names for values on entry, nested cases, quantifiers without parentheses, labels, keys of comments.
class Main {
    int x;
    int[] a;

    // check Main.half: valid
    //@ old int before = x, twice = 2 * before;
    //@ requires before >= 0 && before < 1000;
    //@ ensures x == before / 2 && twice == 2 * \old(x);
    void half() {
        x /= 2;
    }

    //@ old int before = x;
    //@ ensures x == before;        // check Main.changed: invalid, ensures here
    void changed() {
        x++;
    }

    // In \old the name is the value on entry, and the rest is, too.
    // check Main.mixed: valid
    //@ old int before = x;
    //@ ensures \old(before + x) == 2 * before && x == before + 1;
    void mixed() {
        x++;
    }

    // check Main.nested: valid
    /*@ requires n >= 0;
      @ {| requires n < 5; ensures \result == 1;
      @    also
      @    requires n >= 5; ensures \result == 2;
      @ |}
      @*/
    static int nested(int n) {
        return n < 5 ? 1 : 2;
    }

    /*@ requires n >= 0;
      @ {| requires n < 5; ensures \result == 1;
      @    also
      @    requires n >= 5; ensures \result == 2;       // check Main.nestedWrong: invalid, ensures here
      @ |}
      @*/
    static int nestedWrong(int n) {
        return 1;
    }

    // check Main.open: valid
    //@ requires a != null && a.length == 3 && \forall int i; 0 <= i < 3; a[i] > 0;
    //@ ensures \forall int i; 0 <= i < 3; \exists int j; 0 <= j < 3; a[i] <= a[j];
    //@ ensures (\lbl FIRST a[0]) > 0 && (\lblneg SECOND a[1] > 0);
    void open() {
    }

    //-RAC@ ensures x == 3;         // check Main.keyed: invalid, ensures here
    void keyed() {
    }

    // check Main.otherTool: valid
    //+KEY@ ensures x == 3;
    void otherTool() {
    }

    // check Main.placed: valid
    //@ ensures arr.length >= 0; //@ ensures true;
    static void placed(int /*@ non_null @*/ [] arr) {
    }

    // check Main.again: invalid, ensures
    //@ ensures true; //@ ensures x == 0;
    void again() {
    }

    // check Main.counted: valid
    //@ requires x < 100;
    void counted() {
        //@ ghost int g = (\sum int i; 0 <= i < 3; i);
        //@ set g += 2;
        //@ set g--;
        x++;
        //@ ghost int grown = x - \old(x);
        //@ assert g == 4 && grown == 1 : "as it was";
        //@ check g > 0;
    }
}
