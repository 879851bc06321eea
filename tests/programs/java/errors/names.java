// Names that mean nothing, or not what is wanted.
import nowhere.at.all.Missing;              // error: there is no class 'nowhere.at.all.Missing'
import static java.lang.Math.nothing;       // error: Math has no static member 'nothing'

class Main {
    Strin text;                             // error: there is no class 'Strin'; did you mean 'String'?
    int field;

    void names() {
        undefined = 1;                      // error: 'undefined' is not declared
        unknown();                          // error: there is no method 'unknown'
        this.missing();                     // error: Main has no method 'missing'
        new Nope();                         // error: there is no class 'Nope'
        int x = 1;
        int x = 2;                          // error: 'x' is already declared
        x.length();                         // error: int has no methods
        int y = this.nothing;               // error: Main has no field 'nothing'
        Main = 3;                           // error: 'Main' is a class, not a value
        break;                              // error: 'break' outside a loop or switch
        continue;                           // error: 'continue' outside a loop
    }

    static void statics() {
        this.names();                       // error: there is no 'this' in a static context
        field = 3;                          // error: Main.field is not static, so it needs an object
        names();                            // error: Main.names() is not static, so it needs an object
    }
}

class Twice { }
class Twice { }                             // error: class Twice is declared twice
