package oxpecker;

/** Objects of which Java does not specify whether code creates a new one or gets an existing one. */
public interface Shared {
    /** Whether another such object could be this one. */
    /*@ pure @*/ boolean $mayBe(Object other);

    /** `==` of objects that are neither strings nor boxed values. */
    @TellsApart static /*@ pure @*/ boolean $same(Object a, Object b) {
        return Identity.references(a, b) || unspecified(a, b);
    }

    /** Gives up where Java leaves it open whether two objects are one; they are two otherwise. */
    static /*@ pure @*/ boolean unspecified(Object a, Object b) {
        if (a instanceof Shared && b instanceof Shared && (((Shared) a).$mayBe(b) || ((Shared) b).$mayBe(a))) {
            Oox.unsupported("whether two equal objects are one object");
        }
        return false;
    }
}
