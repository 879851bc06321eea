// Commands that can be undone: undoing all of them gives the beginning back.
import java.util.ArrayDeque;
import java.util.Deque;

class Editor {
    interface Command {
        void undo();
    }

    private final StringBuilder text = new StringBuilder();
    private final Deque<Command> done = new ArrayDeque<>();

    void append(char c) {
        text.append(c);
        done.push(() -> text.deleteCharAt(text.length() - 1));
    }

    void deleteLast() {
        char gone = text.charAt(text.length() - 1);     // check Editor.empty: invalid, exception here
        text.setLength(text.length() - 1);
        done.push(() -> text.append(gone));
    }

    void clear() {
        String all = text.toString();
        text.setLength(0);
        done.push(() -> text.append(all));
    }

    void undo() {
        if (!done.isEmpty()) {
            done.pop().undo();
        }
    }

    void undoOldest() {
        if (!done.isEmpty()) {
            done.removeLast().undo();
        }
    }

    static void back(char a, char b) {                  // check Editor.back: valid
        Editor e = new Editor();
        e.append(a);
        e.append(b);
        e.deleteLast();
        e.clear();
        e.undo();
        assert e.text.toString().equals("" + a);
        e.undo();
        assert e.text.toString().equals("" + a + b);
        e.undo();
        e.undo();
        e.undo();
        assert e.text.length() == 0;
    }

    static void wrong(char a, char b) {
        Editor e = new Editor();
        e.append(a);
        e.deleteLast();
        e.append(b);
        e.undoOldest();
        e.undoOldest();
        assert e.text.charAt(0) == b;                   // check Editor.wrong: invalid, exception here
    }

    static void empty(boolean some) {
        Editor e = new Editor();
        if (some) {
            e.append('x');
        }
        e.deleteLast();
    }
}
