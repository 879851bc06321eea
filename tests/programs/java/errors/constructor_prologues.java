// What statements before a constructor call must not do, in javac's words.
class Base {
    int inherited;

    Base(int x) {
    }

    Base() {
    }

    void method(int x) {
    }
}

class Main extends Base {
    int own;
    int initialised = 3;
    final int last;

    class Inner {
    }

    Main() {
        last = 1;
        own = 2;
        this.own = 3;
        super(4);
    }

    Main(int a) {
        last = 1;
        initialised = 3;                    // error: cannot assign initialized field 'initialised' before supertype constructor has been called
        System.out.println(own);            // error: cannot reference own before supertype constructor has been called
        inherited = 4;                      // error: cannot reference inherited before supertype constructor has been called
        method(a);                          // error: cannot reference method(int) before supertype constructor has been called
        System.out.println(this);           // error: cannot reference this before supertype constructor has been called
        Runnable later = () -> {
            own = 4;                        // error: cannot reference own before supertype constructor has been called
        };
        new Inner();                        // error: cannot reference this before supertype constructor has been called
        own += 3;                           // error: cannot reference own before supertype constructor has been called
        Object other = new Object() {
            int copy = own;                 // error: cannot reference own before supertype constructor has been called
        };
        if (a > 0) {
            return;                         // error: 'return' not allowed before explicit constructor invocation
        }
        super(4);
    }

    Main(long a) {
        last = 1;
        super(4);
        super(5);                           // error: redundant explicit constructor invocation
    }

    Main(String a) {
        if (a != null) {
            this();                         // error: explicit constructor invocation not allowed here
        }
        last = 2;
    }

    Main(char a) {
        last = 1;                           // error: variable last might already have been assigned
        this();
    }

    Main(short a) {                         // error: variable last might not have been initialized
        int unused = a;
        super(unused);
    }

    void method() {
        super(3);                           // error: explicit constructor invocation may only appear within a constructor body
    }
}
