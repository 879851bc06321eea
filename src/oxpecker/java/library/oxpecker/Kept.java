package oxpecker;

/** Objects of which Java keeps some only once: two that are seen as two may be one. */
public interface Kept {
    /** Whether another object is this one, as Java has it. */
    /*@ pure @*/ boolean isOne(Object other);
}
