package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import oxpecker.Oox;

public final class Spliterators {
    private Spliterators() {
    }

    public static <T> Spliterator<T> emptySpliterator() {
        return new InArray<T>(new Object[0], 0, 0, 0);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int characteristics) {
        return new InArray<T>(Objects.requireNonNull(array), 0, array.length, characteristics);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int from, int to, int characteristics) {
        if (from > to) {
            throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > array.length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
        return new InArray<T>(array, from, to, characteristics);
    }

    public static <T> Spliterator<T> spliterator(Collection<? extends T> collection, int characteristics) {
        return new Walk<T>(Objects.requireNonNull(collection), null, 0, sized(characteristics));
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> iterator, long size, int characteristics) {
        return new Walk<T>(null, Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> iterator, int characteristics) {
        int unsized = characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED);
        return new Walk<T>(null, Objects.requireNonNull(iterator), Long.MAX_VALUE, unsized);
    }

    private static int sized(int characteristics) {
        boolean concurrent = (characteristics & Spliterator.CONCURRENT) != 0;
        return concurrent ? characteristics : characteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
    }

    public static <T> Iterator<T> iterator(Spliterator<? extends T> spliterator) {
        Objects.requireNonNull(spliterator);
        return new Iterator<T>() {
            private boolean ready;
            private T next;

            public boolean hasNext() {
                if (!ready) {
                    spliterator.tryAdvance(element -> {
                        ready = true;
                        next = element;
                    });
                }
                return ready;
            }

            public T next() {
                if (!ready && !hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                T found = next;
                next = null;
                return found;
            }
        };
    }

    public static PrimitiveIterator.OfInt iterator(Spliterator.OfInt spliterator) {
        Objects.requireNonNull(spliterator);
        return new PrimitiveIterator.OfInt() {
            private boolean ready;
            private int next;

            public boolean hasNext() {
                if (!ready) {
                    spliterator.tryAdvance((IntConsumer) (element -> {
                        ready = true;
                        next = element;
                    }));
                }
                return ready;
            }

            public int nextInt() {
                if (!ready && !hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        };
    }

    public static PrimitiveIterator.OfLong iterator(Spliterator.OfLong spliterator) {
        Objects.requireNonNull(spliterator);
        return new PrimitiveIterator.OfLong() {
            private boolean ready;
            private long next;

            public boolean hasNext() {
                if (!ready) {
                    spliterator.tryAdvance((LongConsumer) (element -> {
                        ready = true;
                        next = element;
                    }));
                }
                return ready;
            }

            public long nextLong() {
                if (!ready && !hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        };
    }

    public static PrimitiveIterator.OfDouble iterator(Spliterator.OfDouble spliterator) {
        Objects.requireNonNull(spliterator);
        return new PrimitiveIterator.OfDouble() {
            private boolean ready;
            private double next;

            public boolean hasNext() {
                if (!ready) {
                    spliterator.tryAdvance((DoubleConsumer) (element -> {
                        ready = true;
                        next = element;
                    }));
                }
                return ready;
            }

            public double nextDouble() {
                if (!ready && !hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return next;
            }
        };
    }

    /** A part of an array. */
    private static final class InArray<T> implements Spliterator<T> {
        private final Object[] array;
        private int index;
        private final int end;
        private final int characteristics;

        InArray(Object[] array, int index, int end, int characteristics) {
            this.array = array;
            this.index = index;
            this.end = end;
            this.characteristics = characteristics | SIZED | SUBSIZED;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (index >= end) {
                return false;
            }
            index++;
            action.accept((T) array[index - 1]);
            return true;
        }

        public Spliterator<T> trySplit() {
            int from = index;
            int middle = (from + end) >>> 1;
            if (from >= middle) {
                return null;
            }
            index = middle;
            return new InArray<T>(array, from, middle, characteristics);
        }

        public long estimateSize() {
            return end - index;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super T> getComparator() {
            return natural(this);
        }
    }

    /** Sorted by nature if it is sorted. */
    private static <T> Comparator<? super T> natural(Spliterator<T> spliterator) {
        if (spliterator.hasCharacteristics(Spliterator.SORTED)) {
            return null;
        }
        throw new IllegalStateException();
    }

    /** The elements of an iterator, which a collection gives when they are asked for. */
    private static final class Walk<T> implements Spliterator<T> {
        private final Collection<? extends T> collection;
        private Iterator<? extends T> iterator;
        private long size;
        private final int characteristics;

        Walk(Collection<? extends T> collection, Iterator<? extends T> iterator, long size, int characteristics) {
            this.collection = collection;
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        private void begin() {
            if (iterator == null) {
                iterator = collection.iterator();
                size = collection.size();
            }
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            begin();
            if (!iterator.hasNext()) {
                return false;
            }
            action.accept(iterator.next());
            return true;
        }

        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            begin();
            iterator.forEachRemaining(action);
        }

        public Spliterator<T> trySplit() {
            return Oox.unsupported("a part of the elements of an iterator");
        }

        public long estimateSize() {
            begin();
            return size;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super T> getComparator() {
            return natural(this);
        }
    }

    public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
        private final long size;
        private final int characteristics;

        protected AbstractSpliterator(long size, int characteristics) {
            this.size = size;
            this.characteristics = (characteristics & Spliterator.SIZED) != 0 ? characteristics | Spliterator.SUBSIZED : characteristics;
        }

        public Spliterator<T> trySplit() {
            return Oox.unsupported("a part of the elements of an iterator");
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }
}
