// Classes that cannot be as they are written.
class A extends B { }
class B extends A { }                       // error: cyclic inheritance involving B (B -> A -> B)

interface I {
    void m();

    void n();
}

class Impl implements I {                   // error: class Impl must implement I.n() or be abstract
    public void m() { }
}

final class Last { }

class After extends Last { }                // error: After extends Last, which is final
class Wrong extends I { }                   // error: Wrong extends I, which is an interface; write 'implements'
class Other implements Last { }             // error: Other implements Last, which is no interface

class Members {
    int x;
    String x;                               // error: field 'x' is declared twice in Members
    abstract void open();                   // error: Members.open() is abstract, but Members is not
    void empty();                           // error: Members.empty() has no body, and is neither abstract nor native

    void same(int a) { }

    void same(int b) { }                    // error: Members.same(int) is declared twice

    strange() { }                           // error: 'strange' has no return type, and is not the name of the class

    int hashCode(int a) { return 1; }

    public String hashCode() { return ""; } // error: Members.hashCode() returns String, but Object.hashCode(), which it overrides, returns int

    class Inner { }

    static void make() {
        new Inner();                        // error: an object of Members.Inner needs an object of Members around it
    }
}

class Base {
    Base(int x) { }
}

class Derived extends Base {
    Derived() { }                           // error: new Base does not take ()
}
