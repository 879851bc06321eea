package oxpecker;

/** The order of the keys of an input, known from where its program makes such objects; it has no fields. */
public interface KeyOrder {
}
