// Model fields: computed from what represents them, in the class or in its subclasses.
interface Sized {
    //@ public model instance int size;

    //@ ensures size == 0;
    void clear();
}

class Stack implements Sized {
    int top = -1;
    //@ represents size = top + 1;

    // check Stack.clear: valid
    public void clear() {
        top = -1;
    }

    // check Stack.push: valid
    //@ requires 0 <= size && size < 100;
    //@ ensures size == \old(size) + 1;
    void push() {
        top++;
    }

    //@ ensures size == \old(size); // check Stack.pop: invalid, ensures here
    void pop() {
        top--;
    }
}

class Wrong implements Sized {
    int count;
    //@ represents size <- count;

    // check Wrong.clear: invalid, ensures
    public void clear() {
        count = 1;
    }
}

class Open {
    int n;
    //@ model boolean full;

    // check Open.fill: unknown
    //@ ensures full;
    void fill() {
        n = 1;
    }
}
