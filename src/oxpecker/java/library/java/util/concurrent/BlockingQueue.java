package java.util.concurrent;

import java.util.Queue;
import oxpecker.AddsArguments;
import oxpecker.AddsNothing;
import oxpecker.NeverNull;

public interface BlockingQueue<E> extends Queue<E> {
    @AddsArguments
    void put(E element) throws InterruptedException;

    @NeverNull
    E take() throws InterruptedException;

    @AddsArguments
    boolean offer(E element, long time, TimeUnit unit) throws InterruptedException;

    @AddsNothing
    E poll(long time, TimeUnit unit) throws InterruptedException;

    int remainingCapacity();
}
