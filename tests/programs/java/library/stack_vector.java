// Stack and Vector.
// prints: true false false false
// prints: abc c 3 -1 [a, b, c] a 3
// prints: cb [a]
// prints: [0, 9, 1, 2] 9 0 2 3
// prints: true false [5, 1]
// prints: 5 1 [] true
import java.util.Enumeration;
import java.util.Stack;
import java.util.Vector;

class Main {
    static boolean balanced(String text) {
        Stack<Character> open = new Stack<>();
        for (char c : text.toCharArray()) {
            if (c == '(' || c == '[') {
                open.push(c);
            } else if (open.empty() || open.pop() != (c == ')' ? '(' : '[')) {
                return false;
            }
        }
        return open.isEmpty();
    }

    public static void main(String[] args) {
        System.out.println(balanced("([])") + " " + balanced("([)]") + " " + balanced("((") + " " + balanced(")"));
        Stack<String> stack = new Stack<>();
        System.out.println(stack.push("a") + stack.push("b") + stack.push("c") + " " + stack.peek() + " " + stack.search("a") + " " + stack.search("x") + " " + stack + " " + stack.get(0) + " " + stack.size());
        System.out.println(stack.pop() + stack.pop() + " " + stack);
        Vector<Integer> vector = new Vector<>();
        vector.add(1);
        vector.addElement(2);
        vector.insertElementAt(0, 0);
        vector.add(1, 9);
        System.out.println(vector + " " + vector.elementAt(1) + " " + vector.firstElement() + " " + vector.lastElement() + " " + vector.indexOf(2));
        vector.setElementAt(5, 0);
        vector.removeElementAt(1);
        System.out.println(vector.removeElement(2) + " " + vector.removeElement(2) + " " + vector);
        Enumeration<Integer> elements = vector.elements();
        while (elements.hasMoreElements()) {
            System.out.print(elements.nextElement() + " ");
        }
        vector.removeAllElements();
        System.out.println(vector + " " + vector.isEmpty());
    }
}
