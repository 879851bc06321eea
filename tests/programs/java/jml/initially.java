// initially: what holds when an object has been made.
class Queue {
    int size;
    //@ initially size == 0; // check Queue.Queue(int): invalid, ensures here

    // check Queue.Queue(): valid
    Queue() {
    }

    Queue(int n) {
        size = n;
    }
}
