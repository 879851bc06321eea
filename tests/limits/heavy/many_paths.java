// counterexamples: check --all
// outputs: check --coverage --array 12
// outputs: check --report pages --array 12
// outputs: check --pictures drawn --pictures-of paths --array 8
// outputs: tests --out tests --array 12
// outputs: tests --out tests --array 12 --minimal
// outputs: tests --run --array 12
// outputs: check --incremental --cache-dir kept
// memory: tests --out tests --array 14
class C {
  //@ requires a != null;
  static int f(int[] a) {
    int s = 0;
    for (int i = 0; i < a.length; i++) {
      if (a[i] > i) s += 1;
      if (a.length > 9) assert s != i * 7 + 1;
    }
    return s;
  }
}
