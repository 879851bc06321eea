package oxpecker;

/**
 * The method looks and changes nothing, so that contracts may call it. What an implementation in a program assigns is
 * checked when it runs.
 */
public @interface Query {
}
