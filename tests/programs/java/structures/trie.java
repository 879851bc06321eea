// A trie over the letters a to c: words that were added are found, their prefixes are no words.
class Trie {
    private static final int LETTERS = 3;

    private static class Node {
        final Node[] next = new Node[LETTERS];
        boolean word;
    }

    private final Node root = new Node();
    private int words;

    void add(String s) {
        Node n = root;
        for (int i = 0; i < s.length(); i++) {
            int c = s.charAt(i) - 'a';
            if (n.next[c] == null) {
                n.next[c] = new Node();
            }
            n = n.next[c];
        }
        if (!n.word) {
            n.word = true;
            words++;
        }
    }

    private Node walk(String s) {
        Node n = root;
        for (char c : s.toCharArray()) {
            if (n == null) {
                return null;
            }
            n = n.next[c - 'a'];
        }
        return n;
    }

    boolean contains(String s) {
        Node n = walk(s);
        return n != null && n.word;
    }

    boolean startsWith(String s) {
        return walk(s) != null;
    }

    static void words(int i, int j, int k) {            // check Trie.words: valid
        String[] some = {"", "a", "ab", "abc", "b", "ca"};
        if (i < 0 || j < 0 || k < 0 || i > 5 || j > 5 || k > 5) {
            return;
        }
        Trie trie = new Trie();
        trie.add(some[i]);
        trie.add(some[j]);
        assert trie.contains(some[k]) == (k == i || k == j);
        assert trie.startsWith(some[k]) == (some[i].startsWith(some[k]) || some[j].startsWith(some[k]));
        assert trie.words == (i == j ? 1 : 2);
    }

    static void other(char c) {                         // check Trie.other: invalid, exception
        new Trie().add("a" + c);                        // run Trie.other('d'): throws ArrayIndexOutOfBoundsException
    }
}
