package java.util;

import oxpecker.AddsArguments;
import oxpecker.AddsNothing;
import oxpecker.Fills;
import oxpecker.Query;

public class Stack<E> extends Vector<E> {
    public Stack() {
    }

    @AddsArguments
    @Fills
    public E push(E element) {
        addElement(element);
        return element;
    }

    @AddsNothing
    public synchronized E pop() {
        int count = size();
        E element = peek();
        removeElementAt(count - 1);
        return element;
    }

    @Query
    @AddsNothing
    public synchronized E peek() {
        int count = size();
        if (count == 0) {
            throw new EmptyStackException();
        }
        return elementAt(count - 1);
    }

    @Query
    @AddsNothing
    public boolean empty() {
        return size() == 0;
    }

    @Query
    @AddsNothing
    public synchronized int search(Object object) {
        int index = lastIndexOf(object);
        return index >= 0 ? size() - index : -1;
    }

    public synchronized Object clone() {
        Cloning.check(this, Stack.class);
        Stack<E> copy = new Stack<>();
        copy.addAll(this);
        return copy;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    static Stack<Object> $of(Object[] parts) {
        Stack<Object> made = new Stack<>();
        for (Object part : parts) {
            made.add(part);
        }
        return made;
    }

    Object[] $parts() {
        return toArray();
    }
}
