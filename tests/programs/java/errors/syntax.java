// Every syntax error is reported at its place.
class Main {
    void f() {
        int x = ;                           // syntax error: unexpected
    }

    void g() {
        foo(;                               // syntax error: unexpected
    }

    int h( { return 1; }                    // syntax error: ')' is missing here
}
