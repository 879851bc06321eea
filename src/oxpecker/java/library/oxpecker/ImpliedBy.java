package oxpecker;

/** The method gives true of every object of which the named one of its class does. */
public @interface ImpliedBy {
    String value();
}
