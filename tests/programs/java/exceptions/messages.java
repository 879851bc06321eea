// What exceptions say that operators throw, when somebody reads it.
// prints: class zoo.Messages$Dog cannot be cast to class zoo.Messages$Cat (zoo.Messages$Dog and zoo.Messages$Cat are in unnamed module of loader 'app')
// prints: class [Lzoo.Messages$Dog; cannot be cast to class java.lang.String ([Lzoo.Messages$Dog; is in unnamed module of loader 'app'; java.lang.String is in module java.base of loader 'bootstrap')
// prints: zoo.Messages$Dog
package zoo;

class Messages {
    static class Animal {
    }

    static class Dog extends Animal {
    }

    static class Cat extends Animal {
    }

    public static void main(String[] args) {
        System.out.println(cast(new Dog()));
        System.out.println(cast(new Dog[1]));
        Animal[] cats = new Cat[1];
        try {
            cats[0] = new Dog();
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
    }

    static String cast(Object o) {
        try {
            if (o instanceof Animal) {
                Cat cat = (Cat) o;
                return "" + (cat != null);
            }
            return (String) o;
        } catch (ClassCastException e) {
            return e.getMessage();
        }
    }

    // check Messages.division: invalid, exception
    static void division(int x) {
        try {
            int y = 1 / x;
        } catch (ArithmeticException e) {
            assert e.getMessage() == null;
        }
    }

    // check Messages.divisionTells: valid
    static void divisionTells(int x) {
        try {
            int y = 1 / x;
        } catch (ArithmeticException e) {
            assert e.getMessage().equals("/ by zero");
        }
    }

    // check Messages.index: invalid, exception
    static void index(int[] a, int x) {
        if (a == null) {
            return;
        }
        try {
            a[x] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert !e.getMessage().equals("Index 3 out of bounds for length 2");
        }
    }

    // check Messages.size with string 12: valid
    static void size(int x) {
        try {
            int[] made = new int[x <= -12 ? x : 0];
        } catch (NegativeArraySizeException e) {
            assert e.getMessage().length() >= 3 && e.getMessage().charAt(0) == '-';
        }
    }

    // check Messages.whichClass: valid
    static void whichClass(Animal animal) {
        try {
            Cat cat = (Cat) animal;
        } catch (ClassCastException e) {
            String name = animal instanceof Dog ? "class zoo.Messages$Dog" : "class zoo.Messages$Animal";
            assert e.getMessage().startsWith(name + " cannot be cast to class zoo.Messages$Cat (");
        }
    }

    // check Messages.notAlwaysDogs: invalid, exception
    static void notAlwaysDogs(Animal animal) {
        try {
            Cat cat = (Cat) animal;
        } catch (ClassCastException e) {
            assert e.getMessage().startsWith("class zoo.Messages$Dog");
        }
    }

    // check Messages.withoutTelling: valid within bounds
    static void withoutTelling(int[] a, int x) {
        try {
            int y = a[x];
        } catch (RuntimeException e) {
            assert e instanceof ArrayIndexOutOfBoundsException || a == null && e instanceof NullPointerException;
        }
    }

    // check Messages.shownName: valid
    static void shownName(Animal animal) {
        if (animal != null) {
            assert animal.getClass().getSimpleName().length() == (animal.getClass() == Animal.class ? 6 : 3);
        }
    }

    // check Messages.givenException: invalid, exception
    static int givenException(Throwable e) {
        return e == null ? 0 : e.getMessage().length();
    }

    // check Messages.carefully: valid
    static int carefully(ClassCastException e) {
        return e == null || e.getMessage() == null ? 0 : e.getMessage().length();
    }
}
