// Getters, setters, constructors, equality and text of classes with Lombok's annotations.
import lombok.AccessLevel;
import lombok.AllArgsConstructor;
import lombok.Data;
import lombok.EqualsAndHashCode;
import lombok.Getter;
import lombok.NoArgsConstructor;
import lombok.NonNull;
import lombok.RequiredArgsConstructor;
import lombok.Setter;
import lombok.ToString;
import lombok.Value;
import lombok.With;
import lombok.experimental.Accessors;

@Data
class Account {
    private final String owner;
    private int balance;
    private boolean isOpen;
    private Boolean isBlocked;
    @NonNull private String bank;
    private transient long visits;
    private double[] rates;
    private static int count;

    public int getBalance(int digits) {
        return balance / digits;
    }

    public String GETBANK() {
        return "written";
    }
}

@Value
class Point {
    int x;
    long y;
    float z;
    double w;
    boolean b;
    char c;
    String name;
}

@Getter
@Setter
@NoArgsConstructor
@AllArgsConstructor(access = AccessLevel.PRIVATE)
@ToString(exclude = "hidden", includeFieldNames = false)
@EqualsAndHashCode(onlyExplicitlyIncluded = true)
class Entry<T> {
    @EqualsAndHashCode.Include private T key;
    @Setter(AccessLevel.NONE) private int hidden;
    @Getter(AccessLevel.PROTECTED) private String aName;

    static <U> Entry<U> of(U key) {
        return new Entry<>(key, 7, "name");
    }
}

@RequiredArgsConstructor(staticName = "of")
@Accessors(fluent = true)
@Getter
@Setter
class Fluent {
    private final int first;
    private int second;
}

@AllArgsConstructor
class Moved {
    @With private final int x;
    @With @NonNull private final String label;
    private final int fixed = 3;

    static class Below {
        @ToString(callSuper = true)
        @EqualsAndHashCode(callSuper = true)
        @AllArgsConstructor
        static class Deep extends Base {
            private final int value;
        }
    }
}

@Data
class Base {
    private int id;
}

class Main {
    public static void main(String[] arguments) {
        Account one = new Account("ann", "bank");
        one.setBalance(30);
        one.setOpen(true);
        one.setIsBlocked(false);
        one.setVisits(9);
        System.out.println(one.getOwner() + one.getBalance() + one.isOpen() + one.getIsBlocked() + one.getBalance(10));
        System.out.println(one);                       // prints: ann30truefalse3
                                                       // prints: Account(owner=ann, balance=30, isOpen=true, isBlocked=false, bank=written, visits=9, rates=null)
        Account two = new Account("ann", "bank");
        System.out.println(one.equals(two) + " " + one.equals(one) + " " + one.equals("ann"));   // prints: false true false
        two.setBalance(30);
        two.setOpen(true);
        two.setIsBlocked(false);
        System.out.println(one.equals(two) + " " + (one.hashCode() == two.hashCode()));          // prints: true true
        try {
            two.setBank(null);
        } catch (NullPointerException expected) {
            System.out.println(expected.getMessage());  // prints: bank is marked non-null but is null
        }
        System.out.println(new Point(1, 2L, 1.5f, 2.5, true, 'c', null));  // prints: Point(x=1, y=2, z=1.5, w=2.5, b=true, c=c, name=null)
        System.out.println(new Point(1, 2L, 1.5f, 2.5, true, 'c', null).hashCode());  // prints: -1016989851
        System.out.println(new Point(-1, -1L, -0.0f, 0.0, false, 'x', "n").hashCode());  // prints: 487420953
        Entry<String> entry = Entry.of("key");
        System.out.println(entry + " " + entry.getAName() + entry.getHidden());  // prints: Entry(key, name) name7
        Entry<String> empty = new Entry<>();
        empty.setKey("key");
        System.out.println(entry.equals(empty) + " " + entry.hashCode());  // prints: true 106138
        System.out.println(Fluent.of(1).second(2).first() + Fluent.of(4).second(5).second());  // prints: 6
        Moved moved = new Moved(1, "a");
        System.out.println((moved.withX(1) == moved) + " " + (moved.withX(2) == moved));  // prints: true false
        Base base = new Moved.Below.Deep(4);
        base.setId(2);
        System.out.println(base + " " + base.hashCode() + " " + base.equals(new Moved.Below.Deep(4)));  // prints: Moved.Below.Deep(super=Base(id=2), value=4) 3603 false
    }
}
