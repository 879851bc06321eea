package org.sosy_lab.sv_benchmarks;

/** Makes the objects that a task leaves open. */
public interface ObjectFactory<T> {
    T createObject();
}
