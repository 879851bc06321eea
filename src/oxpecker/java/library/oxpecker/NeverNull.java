package oxpecker;

/** Java's documentation promises a result, so that no implementation returns null. */
public @interface NeverNull {
}
