package oxpecker;

/**
 * When the call has ended nobody refers to the argument who did not before: it is not kept, and not given back.
 * What it holds may be.
 */
public @interface Borrowed {
}
