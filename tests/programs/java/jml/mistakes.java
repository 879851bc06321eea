// Mistakes in contracts are reported where they stand.
class Main {
    int f;

    //@ requires x > ; // error: expected an expression, but found ';'
    //@ ensures \result = x; // error: expected ';' after the 'ensures' clause, but found '='
    static int syntax(int x) {
        return x;
    }

    //@ ensures \result && true; // error: '&&' needs booleans
    //@ ensures y == 1; // error: 'y' is not declared
    //@ requires \result == 1; // error: '\result' is not declared
    //@ requires \old(x) == 1; // error: there is no past to speak of here
    static int types(int x) {
        return x;
    }

    //@ requires f > 0; // error: not static
    //@ ensures impure() == 1; // error: is not pure, so a contract cannot call it
    //@ ensures x = 1; // error: expected ';' after the 'ensures' clause
    static int names(int x) {
        return x;
    }

    static int impure() {
        return 1;
    }

    //@ ensrues x > 0; // error: expected a clause of a contract or a modifier, but found 'ensrues'
    //@ signals (Object e) true; // error: is no class of exceptions
    //@ assignable x; // error: only fields and elements of arrays can be listed here
    static int words(int x) {
        //@ asert x > 0; // error: expected 'assert', 'assume', 'set' or 'ghost', but found 'asert'
        //@ loop_invariant x > 0; // error: stands right before a loop
        return x;
    }

    /*@ pure @*/ int calls() {
        return impure(); // error: is not pure, so the pure Main.calls() cannot call it
    }

    //@ requires (\forall int i; 0 <= i; i); // error: int does not serve as boolean
    //@ ensures (\sum int i; 0 <= i && i < 3; true); // error: a number is wanted here
    static void quantifiers() {
    }
}

class Places {
    static int f(int x) {
        int y = x + /*@ pure @*/ 1; // error: nothing here takes a contract or a clause
        return y;
    }

    //@ requires true; // error: this contract belongs to no method
    int field;
}

class Grouped {
    int x; //@ in nobody; // error: 'nobody' is no model field
    void f() {
    }
    //@ in x; // error: 'in' stands right behind a field // error: 'x' is no model field
}
