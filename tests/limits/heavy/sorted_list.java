// concrete runs: check
// memory: check
import java.util.*;

class C {
  static int f() {
    List<Integer> l = new ArrayList<>();
    for (int i = 0; i < 3000000; i++) l.add(i * 31 % 1000);
    Collections.sort(l);
    assert l.get(0) != 3;
    return 1;
  }
}
