/** Labels with cities. */
public final class CityOfUser {
    private CityOfUser() {}

    @interface Nullable {}

    /** A user who may have a city. */
    public static final class User {
        private final @Nullable String city;

        public User(@Nullable String city) {
            this.city = city;
        }

        public @Nullable String city() {
            return city;
        }
    }

    /** The city in capitals; "?" for none. */
    public static String label(User user) {
        String city = user.city();
        return city.toUpperCase();
    }
}
