package java.lang;

import oxpecker.Oox;

public class Object {
    public Object() {
    }

    public boolean equals(Object other) {
        return this == other;
    }

    public int hashCode() {
        return Oox.unsupported("the identity hash code of an object");
    }

    public String toString() {
        return Oox.unsupported("the text of an object without 'toString'");
    }

    public final Class<?> getClass() {
        return Oox.unsupported("'getClass'");
    }

    protected Object clone() throws CloneNotSupportedException {
        return Oox.unsupported("'clone'");
    }

    public final void wait() throws InterruptedException {
        Oox.await(this);
    }

    public final void notify() {
        Oox.notifyOne(this);
    }

    public final void notifyAll() {
        Oox.notifyAll(this);
    }
}
