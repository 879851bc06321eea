// Classes that cannot be as they are written.
class A extends B { }
class B extends A { }                       // error: cyclic inheritance involving B (B -> A -> B)

interface I {
    void m();

    void n();
}

class Impl implements I {                   // error: Impl is not abstract and does not override abstract method I.n()
    public void m() { }
}

final class Last { }

class After extends Last { }                // error: cannot inherit from final Last
class Wrong extends I { }                   // error: no interface expected here: Wrong extends I; write 'implements'
class Other implements Last { }             // error: interface expected here: Other implements Last

class Members {
    int x;
    String x;                               // error: variable x is already defined in class Members
    abstract void open();                   // error: Members is not abstract and cannot declare abstract method Members.open()
    void empty();                           // error: Members.empty(): missing method body, or declare abstract

    void same(int a) { }

    void same(int b) { }                    // error: method Members.same(int) is already defined

    strange() { }                           // error: strange: invalid method declaration; return type required

    int hashCode(int a) { return 1; }

    public String hashCode() { return ""; } // error: Members.hashCode() cannot override Object.hashCode(): return type String is not compatible with int

    class Inner { }

    static void make() {
        new Inner();                        // error: an instance of Members.Inner needs an enclosing instance of Members
    }
}

class Base {
    Base(int x) { }
}

class Derived extends Base {
    Derived() { }                           // error: no suitable constructor found for Base()
}

interface Greeting { default void greet() { } }
interface Farewell { default void greet() { } }
interface Welcome extends Greeting { default void greet() { } }
interface Silent { void greet(); }
interface Of<T> { default void take(T value) { } }
interface OfText { default void take(String text) { } }
class Both implements Greeting, Farewell { }                // error: types Greeting and Farewell are incompatible; class Both inherits unrelated defaults for greet() from types Greeting and Farewell
abstract class Half implements Silent, Greeting { }         // error: types Greeting and Silent are incompatible; class Half inherits abstract and default for greet() from types Greeting and Silent
interface Mixed extends Greeting, Farewell { }              // error: types Greeting and Farewell are incompatible; interface Mixed inherits unrelated defaults for greet() from types Greeting and Farewell
class Texts implements Of<String>, OfText { }               // error: types Of and OfText are incompatible; class Texts inherits unrelated defaults for take(String) from types Of and OfText
class Chosen implements Greeting, Farewell { public void greet() { } }
class Nearest implements Greeting, Welcome { }
class Speaker { public void greet() { } }
class Above extends Speaker implements Greeting, Farewell { }
