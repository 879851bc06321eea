// Names that mean nothing, or not what is wanted.
// with missing error
import nowhere.at.all.Missing;              // error: cannot find symbol: class nowhere.at.all.Missing
import static java.lang.Math.nothing;       // error: cannot find symbol: static member nothing in Math

class Main {
    Strin text;                             // error: cannot find symbol: class Strin; did you mean 'String'?
    int field;

    void names() {
        undefined = 1;                      // error: cannot find symbol: variable undefined
        unknown();                          // error: cannot find symbol: method unknown
        this.missing();                     // error: cannot find symbol: method missing in Main
        new Nope();                         // error: cannot find symbol: class Nope
        int x = 1;
        int x = 2;                          // error: variable x is already defined
        x.length();                         // error: int cannot be dereferenced
        int y = this.nothing;               // error: cannot find symbol: variable nothing in Main
        Main = 3;                           // error: 'Main' is a class, not a value
        break;                              // error: break outside switch or loop
        continue;                           // error: continue outside of loop
    }

    static void statics() {
        this.names();                       // error: non-static variable this cannot be referenced from a static context
        field = 3;                          // error: non-static variable Main.field cannot be referenced from a static context
        names();                            // error: non-static method Main.names() cannot be referenced from a static context
    }
}

class Twice { }
class Twice { }                             // error: duplicate class: Twice
