package oxpecker;

/** Objects that nobody can change: their fields and arrays are as their constructors have left them. */
public interface Immutable {
}
