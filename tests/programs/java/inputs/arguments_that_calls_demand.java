// A call that returns only if its argument is not null makes sure of it: a constructor that passes it leaves no object with null.
import java.util.Objects;

record Tag(String text, int number) {
    Tag {
        Objects.requireNonNull(text);
    }

    // check Tag.length: valid
    int length() {
        return text.length();
    }
}

class Named {
    private final String name;
    private final String title;

    Named(String name, String title) {
        Objects.requireNonNull(name, "name");
        this.name = name;
        Checks.demand(title);
        this.title = title;
    }

    // check Named.length: valid
    int length() {
        return name.length() + title.length();
    }
}

class Checks {
    static void demand(Object o) {
        if (o == null) {
            again(o);
        }
    }

    static void again(Object o) {
        if (o == null) {
            throw new IllegalArgumentException();
        }
        demand(o);
    }

    void sometimes(Object o, boolean really) {
        if (really) {
            Objects.requireNonNull(o);
        }
    }

    void overridden(Object o) {
        Objects.requireNonNull(o);
    }

    static void another(Object o) {
        o = "another";
        Objects.requireNonNull(o);
    }

    static void caught(Object o) {
        try {
            Objects.requireNonNull(o);
        } catch (NullPointerException e) {
            return;
        }
    }

    @SuppressWarnings("finally")
    static void returned(Object o) {
        try {
            Objects.requireNonNull(o);
        } finally {
            return;
        }
    }
}

class Lax extends Checks {
    void overridden(Object o) { }
}

class Loose {
    private final String first;
    private final String second;
    private final String third;
    private final String fourth;
    private final String fifth;
    private final String sixth;

    Loose(Checks checks, String one, String two, String three, String four, String five, String six) {
        checks.sometimes(one, two == three);
        first = one;
        checks.overridden(two);
        second = two;
        Checks.another(three);
        third = three;
        Checks.caught(four);
        fourth = four;
        Checks.returned(five);
        fifth = five;
        Objects.requireNonNull(six);
        six = one;
        sixth = six;
    }

    // check Loose.first: invalid, exception
    int first() {
        return first.length();
    }

    // check Loose.second: invalid, exception
    int second() {
        return second.length();
    }

    // check Loose.third: invalid, exception
    int third() {
        return third.length();
    }

    // check Loose.fourth: invalid, exception
    int fourth() {
        return fourth.length();
    }

    // check Loose.fifth: invalid, exception
    int fifth() {
        return fifth.length();
    }

    // check Loose.sixth: invalid, exception
    int sixth() {
        return sixth.length();
    }
}
