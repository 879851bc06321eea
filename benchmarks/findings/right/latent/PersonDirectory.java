/** Looks people up in a directory of which there is no code here. */
public final class PersonDirectory {
    private PersonDirectory() {}

    /** A person. */
    public static final class Person {
        private final String name;

        public Person(String name) {
            this.name = name;
        }

        public String name() {
            return name;
        }
    }

    /** A directory. */
    public interface Directory {
        Person find(String key);
    }

    /** The name of the person with a key. */
    public static String nameOf(Directory directory, String key) {
        Person person = directory.find(key);
        return person == null ? "" : person.name();
    }
}
