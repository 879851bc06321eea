// Type arguments are invariant, and types that are captured accept nothing but null.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;

class Box<T> {
    T value;

    Box(T value) {
        this.value = value;
    }

    Box<T> self() {
        return this;
    }
}

class Names extends Box<String> {
    Names() {
        super("");
    }
}

class Main {
    List<Object> field = new LinkedList<Integer>();         // error: incompatible types: LinkedList<Integer> cannot be converted to List<Object>

    void assigned(Map<String, String> m, List<? extends Number> numbers) {
        List<Object> a = new ArrayList<String>();           // error: incompatible types: ArrayList<String> cannot be converted to List<Object>
        Map<String, Object> b = new HashMap<String, String>(); // error: incompatible types: HashMap<String, String> cannot be converted to Map<String, Object>
        Box<Object> c = new Names();                        // error: incompatible types: Names cannot be converted to Box<Object>
        List<? super Integer> d = new ArrayList<String>();  // error: incompatible types: ArrayList<String> cannot be converted to List<? super Integer>
        List<List<?>> e = new ArrayList<List<String>>();    // error: incompatible types: ArrayList<List<String>> cannot be converted to List<List<?>>
        Set<Map.Entry<String, Object>> f = m.entrySet();    // error: incompatible types: Set<Map.Entry<String, String>> cannot be converted to Set<Map.Entry<String, Object>>
        List<Number> g = numbers;                           // error: incompatible types: List<? extends Number> cannot be converted to List<Number>
        List<? extends List<?>> h = new ArrayList<List<String>>();
        List<? extends Object> i = numbers;
    }

    <T, U extends T> void variables(List<T> some, List<U> others) {
        List<? extends T> seen = others;
        some = others;                                      // error: incompatible types: List<U> cannot be converted to List<T>
    }

    void calls(List<Number> numbers, List<? extends Number> some, Map<Integer, String> map) {
        numbers.add(1);
        numbers.add("one");                                 // error: incompatible types: String cannot be converted to Number
        some.add(null);
        some.add(1);                                        // error: incompatible types: int cannot be converted to ? extends Number
        map.put("one", "1");                                // error: incompatible types: String cannot be converted to Integer
        take(numbers);                                      // error: incompatible types: List<Number> cannot be converted to List<Object>
        take(new ArrayList<>());
    }

    static void take(List<Object> objects) {
    }

    List<Object> cast(List<String> strings, Object any, Box<Integer> box) {
        Names names = (Names) box;                          // error: incompatible types: Box<Integer> cannot be converted to Names
        boolean same = strings == any || any instanceof List<?>;
        boolean unsafe = any instanceof List<String>;       // error: Object cannot be safely cast to List<String>
        boolean never = strings instanceof LinkedList<Integer>; // error: incompatible types: List<String> cannot be converted to LinkedList<Integer>
        Box<?> wild = new Box<?>(any);                      // error: unexpected type; required: class or interface without bounds, found: ?
        List<Object> raw = (List<Object>) (List) strings;
        return (List<Object>) strings;                      // error: incompatible types: List<String> cannot be converted to List<Object>
    }

    boolean compared(Box<String> a, Box<Integer> b, Comparator<? super String> order) {
        Comparator<Object> all = order;                     // error: incompatible types: Comparator<? super String> cannot be converted to Comparator<Object>
        return a == b;                                      // error: incomparable types: Box<String> and Box<Integer>
    }
}
