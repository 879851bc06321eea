import org.sosy_lab.sv_benchmarks.ObjectFactory;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Any animal that a factory makes: the first may be missing, and two are never one. */
public class Main {
    static class Animal {
        int legs() {
            return 4;
        }
    }

    static class Bird extends Animal {
        int legs() {
            return 2;
        }
    }

    static class Animals implements ObjectFactory<Animal> {
        public Animal createObject() {
            switch (Verifier.nondetInt()) {
                case 1:
                    return new Animal();
                case 2:
                    return new Bird();
                default:
                    return null;
            }
        }
    }

    public static void main(String[] args) {
        Animal one = Verifier.nondetObject(Animal.class, new Animals());
        Animal two = Verifier.nondetObject(Animal.class, new Animals());
        int legs = one.legs();
        assert legs == 4 || one instanceof Bird;
        assert one != two;
    }
}
