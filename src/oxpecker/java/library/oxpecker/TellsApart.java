package oxpecker;

/** By the method, code learns whether two objects of the same content are one. */
public @interface TellsApart {
}
