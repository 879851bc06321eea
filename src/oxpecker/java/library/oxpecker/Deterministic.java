package oxpecker;

/**
 * On a method: its result depends on the values of its receiver and its arguments alone, and costs little to compute
 * again. On a class: so it is for all of its methods that are not `@Nondeterministic`.
 */
public @interface Deterministic {
}
