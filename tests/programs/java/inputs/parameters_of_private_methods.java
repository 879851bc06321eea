// All calls of private methods, and of constructors of private classes, are known: what they always give is no null.
import java.util.function.Function;

class Tree<K extends Comparable<K>> {
    private static class Node<K> {
        K key;
        Node<K> left, right;

        Node(K key) {
            this.key = key;
        }
    }

    private Node<K> root;

    // check Tree.put: invalid, exception
    void put(K key) {
        if (key == null) {
            throw new IllegalArgumentException();
        }
        root = below(root, key);
    }

    // Keys are never null, in nodes and where they are looked for.
    // check Tree.below with chain 1 and string 1 and calls 40: valid within bounds
    // exhaustive: check Tree.below with chain 1: valid within bounds
    private Node<K> below(Node<K> node, K key) {
        if (node == null) {
            return new Node<>(key);
        }
        int order = key.compareTo(node.key);
        if (order < 0) {
            node.left = below(node.left, key);
        } else if (order > 0) {
            node.right = below(node.right, key);
        }
        return node;
    }

    // check Tree.least: valid within bounds
    K least() {
        Node<K> node = root;
        while (node != null && node.left != null) {
            node = node.left;
        }
        assert node == null || node.key != null;
        return node == null ? null : node.key;
    }

    // A key may come from another node.
    // check Tree.pull: valid
    void pull() {
        if (root != null && root.right != null) {
            root.key = root.right.key;
            assert root.key != null;
        }
    }
}

class Leaky {
    private static class Cell {
        final String text;
        final String other;

        Cell(String text, String other) {
            this.text = text;
            this.other = other;
        }
    }

    private Cell cell = new Cell("a", "b");

    void set(String text) {
        cell = new Cell("c", text);
    }

    // check Leaky.text: valid
    int text() {
        return cell.text.length();
    }

    // check Leaky.other: invalid, exception
    int other() {
        return cell.other.length();
    }
}

class Referred {
    private static class Cell {
        final String text;

        Cell(String text) {
            this.text = text;
        }
    }

    private Cell cell = new Cell("a");

    void use(String text) {
        Function<String, Cell> make = Cell::new;
        cell = make.apply(text);
    }

    // check Referred.text: invalid, exception
    int text() {
        return cell.text.length();
    }
}

class Anonymous {
    private static class Cell {
        final String text;

        Cell(String text) {
            this.text = text;
        }
    }

    private Cell cell = new Cell("a");

    void use(String text) {
        cell = new Cell(text) { };
    }

    // check Anonymous.text: invalid, exception
    int text() {
        return cell.text.length();
    }
}

class Extended {
    private static class Cell {
        final String text;

        Cell(String text) {
            this.text = text;
        }
    }

    private static class Wide extends Cell {
        Wide(String text) {
            super(text == null ? null : text.trim());
        }
    }

    private Cell cell = new Cell("a");

    void use(String text) {
        cell = new Wide(text);
    }

    // check Extended.text: invalid, exception
    int text() {
        return cell.text.length();
    }
}

class Recursive {
    // check Recursive.count: valid
    int count(String text) {
        return text == null ? 0 : countFrom(text, 0);
    }

    // The call is made where a test has been passed.
    // check Recursive.countFrom: valid
    private int countFrom(String text, int i) {
        return i >= text.length() ? 0 : 1 + countFrom(text, text.length());
    }

    // check Recursive.sureFrom: valid
    private int sureFrom(String text, int i) {
        return i >= text.length() ? 0 : 1 + sureFrom(text, text.length());
    }

    int sure() {
        return sureFrom("abc", 0);
    }
}

class Early {
    private static class Part {
        final String name;
        String copy;

        Part(String given) {
            copyFrom(this);
            name = given;
        }

        private void copyFrom(Part other) {
            copy = other.name;
        }
    }

    private final Part part = new Part("a");

    // A part is seen before it has a name.
    // check Early.copied: invalid, exception
    int copied() {
        return part.copy.length();
    }
}

class Returning {
    private String kept = "";
    private String half = "";

    void keep(String text) {
        if (text == null) {
            return;
        }
        kept = text;
        half = cut(text);
    }

    // check Returning.cut: valid
    private String cut(String text) {
        return text.isEmpty() ? null : text;
    }

    // check Returning.size: valid
    int size() {
        return kept.length();
    }

    // check Returning.halfSize: invalid, exception
    int halfSize() {
        return half.length();
    }
}

class Half {
    private final String name;

    Half(boolean early) {
        if (early) {
            name = null;
            return;
        }
        name = "a";
    }

    // check Half.size: invalid, exception
    int size() {
        return name.length();
    }
}

// Nobody else creates objects of local and anonymous classes: what they capture is what their method gives.
class Capturing {
    static Runnable counting() {
        final StringBuilder count = new StringBuilder();
        return new Runnable() {
            // check Capturing$1.run: valid
            public void run() {
                count.append('|');
            }
        };
    }

    static int local(String text) {
        class Measured {
            private final String measured;

            Measured(String measured) {
                this.measured = measured;
            }

            // check Capturing$1Measured.length: valid
            int length() {
                return measured.length();
            }
        }
        return text == null ? 0 : new Measured(text).length();
    }
}
