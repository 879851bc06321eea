package oxpecker;

/**
 * Parts of immutable objects, which no code outside of their package gets. Only the code that creates an immutable
 * object changes them.
 */
public interface Frozen {
}
