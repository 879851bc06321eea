package java.util;

import oxpecker.Oox;

/** Clones are of the class of the original, fields of subclasses included. */
final class Cloning {
    private Cloning() {
    }

    /** Only clones of objects of exactly a class are supported. */
    static void check(Object original, Class<?> exact) {
        if (original.getClass() != exact) {
            Oox.unsupported("a clone of an object of a subclass");
        }
    }
}
