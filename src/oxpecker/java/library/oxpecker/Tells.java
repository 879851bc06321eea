package oxpecker;

/** The method gives the named field, if nobody else used the object before: tests compare the field by it. */
public @interface Tells {
    String value();
}
