package oxpecker;

/** Objects of which Java keeps some only once: two that are seen as two may be one. */
public interface Kept {
    /** Whether another object is this one, as Java has it. */
    /*@ pure @*/ boolean isOne(Object other);

    /** All classes of such objects. */
    static void $sealed(Byte a, Short b, Long c, Character d, String e, Integer f, Boolean g) {
    }
}
