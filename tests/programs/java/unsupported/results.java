// A method whose result is of a class without source, where the method it overrides returns one with a model.
import java.util.Deque;
import java.util.concurrent.BlockingDeque;

abstract class Forwarding {
    abstract Deque<String> delegate();
}

abstract class Blocking extends Forwarding {
    abstract BlockingDeque<String> delegate();  // error: unsupported: Blocking.delegate() returns BlockingDeque<String>, which has no source, in place of Deque<String>
}
