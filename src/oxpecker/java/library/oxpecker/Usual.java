package oxpecker;

/** Arguments of a factory that give usual objects, such as `"2024, 1, 1; 2024, 2, 1"`: tests and trials begin with these. */
public @interface Usual {
    String value();
}
