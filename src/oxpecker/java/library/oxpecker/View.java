package oxpecker;

/** Through objects of the type one can change what the object holds that they came from. */
public @interface View {
}
