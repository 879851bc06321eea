// Rarer forms of Lombok's annotations: enums, records, generic classes, arrays, static constructors, chained setters.
import lombok.*;
import lombok.experimental.*;
import java.util.*;
@Data class D1 { private final int a; private String b; public D1() { this.a = 9; } }
@Data(staticConstructor = "make") class D2<T extends Comparable<T>> { private final T key; private List<T> more = new ArrayList<>(); }
@Getter @RequiredArgsConstructor enum Color { RED(1, "r"), GREEN(2, "g"); private final int code; private final String letter; }
@Builder @With record R(int x, String y) { }
@Value @Builder class V<T> { @NonNull T item; @Builder.Default List<T> all = List.of(); int n; }
@NoArgsConstructor(force = true) @AllArgsConstructor(access = AccessLevel.PROTECTED) @Getter class F { private final int a; private final String s; private int[] arr[]; }
@EqualsAndHashCode @ToString class E { int[] xs = {1, 2}; String[] ss = {"a"}; Object o = null; byte b = 3; short sh = 4; Long boxed = 5L; static int st = 1; transient int tr = 2; }
@EqualsAndHashCode(callSuper = false) @Getter @Setter @Accessors(chain = true) class Sub extends D1 { private boolean active; private Boolean flag; private String URL; private int aB; }
class Outer { @ToString static class In { @ToString.Exclude int hid = 1; @ToString.Include(name = "shown") int v = 2; @Getter static int count = 5; } }
class Main {
  public static void main(String[] z) {
    System.out.println(new D1() + " " + new D1().equals(new D1()) + " " + new D1().hashCode());
    D2<String> d = D2.make("k"); d.getMore().add("z"); System.out.println(d + " " + d.hashCode());
    System.out.println(Color.GREEN.getCode() + Color.RED.getLetter());
    System.out.println(R.builder().x(1).y("q").build().withX(4) + "" + new R(1, "b").withY("c"));
    V<String> v = V.<String>builder().item("i").n(2).build(); System.out.println(v + " " + v.getAll() + V.<Integer>builder().item(1).all(List.of(2)).build());
    F f = new F(); System.out.println(f.getA() + f.getS() + f.getArr());
    System.out.println(new E() + " " + new E().equals(new E()) + " " + new E().hashCode());
    Sub s = new Sub().setActive(true).setFlag(null).setURL("u").setAB(3); System.out.println(s.isActive() + s.getURL() + s.getAB() + s.equals(new Sub().setActive(true)) + s.hashCode());
    System.out.println(new Outer.In() + " " + Outer.In.getCount());
    // prints: D1(a=9, b=null) true 4055
    // prints: D2(key=k, more=[z]) 9947
    // prints: 2r
    // prints: R[x=4, y=q]R[x=1, y=c]
    // prints: V(item=i, all=[], n=2) []V(item=1, all=[2], n=0)
    // prints: 0nullnull
    // prints: E(xs=[1, 2], ss=[a], o=null, b=3, sh=4, boxed=5, tr=2) true 1428597626
    // prints: trueu3false28355399
    // prints: Outer.In(shown=2) 5
  }
}
