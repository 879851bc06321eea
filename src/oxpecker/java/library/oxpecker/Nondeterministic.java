package oxpecker;

/** Two calls with the same arguments may give different results. */
public @interface Nondeterministic {
}
