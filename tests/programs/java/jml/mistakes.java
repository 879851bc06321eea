// Mistakes in contracts are reported where they stand.
class Main {
    int f;

    //@ requires x > ; // error: expected an expression, but found ';'
    //@ ensures \result = x; // error: expected ';' after the 'ensures' clause, but found '='
    static int syntax(int x) {
        return x;
    }

    //@ ensures \result && true; // error: bad operand types for binary operator '&&': int and boolean
    //@ ensures y == 1; // error: cannot find symbol: variable y
    //@ requires \result == 1; // error: cannot find symbol: variable \result
    //@ requires \old(x) == 1; // error: '\old' is not allowed here
    static int types(int x) {
        return x;
    }

    //@ requires f > 0; // error: cannot be referenced from a static context
    //@ ensures impure() == 1; // error: is not pure, so a contract cannot call it
    //@ ensures x = 1; // error: expected ';' after the 'ensures' clause
    static int names(int x) {
        return x;
    }

    static int impure() {
        return 1;
    }

    //@ ensrues x > 0; // error: expected a clause of a contract or a modifier, but found 'ensrues'
    //@ signals (Object e) true; // error: Object cannot be converted to Throwable
    //@ assignable x; // error: only fields and elements of arrays can be listed here
    static int words(int x) {
        //@ asert x > 0; // error: expected 'assert', 'assume', 'set' or 'ghost', but found 'asert'
        //@ loop_invariant x > 0; // error: must directly precede a loop
        return x;
    }

    /*@ pure @*/ int calls() {
        return impure(); // error: is not pure, so the pure Main.calls() cannot call it
    }

    //@ requires (\forall int i; 0 <= i; i); // error: incompatible types: int cannot be converted to boolean
    //@ ensures (\sum int i; 0 <= i && i < 3; true); // error: a number is required
    static void quantifiers() {
    }
}

class Places {
    static int f(int x) {
        int y = x + /*@ pure @*/ 1; // error: no contract or clause is allowed here
        return y;
    }

    //@ requires true; // error: no method follows this contract
    int field;
}

class Grouped {
    int x; //@ in nobody; // error: 'nobody' is not a model field
    void f() {
    }
    //@ in x; // error: 'in' must directly follow a field // error: 'x' is not a model field
}
