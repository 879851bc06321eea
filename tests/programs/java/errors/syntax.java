// Every syntax error is reported at its place.
class Main {
    void f() {
        int x = ;                           // syntax error: an expression is missing here
    }

    void g() {
        foo(;                               // syntax error: ')' is missing here
    }

    int h( { return 1; }                    // syntax error: ')' is missing here
}
