package dev.lockscope.testkit;

import dev.lockscope.lock.port.GuardedResource;

/** For tests that are about the lock alone: whoever touches the resource fails. */
public final class NoResource implements GuardedResource {

    @Override
    public Reading read() {
        throw untouched();
    }

    @Override
    public Outcome write(Write write) {
        throw untouched();
    }

    @Override
    public Outcome charge(Charge charge) {
        throw untouched();
    }

    @Override
    public boolean lookUp(String key) {
        throw untouched();
    }

    @Override
    public boolean remember(String key) {
        throw untouched();
    }

    @Override
    public boolean put(String key) {
        throw untouched();
    }

    @Override
    public void begin() {
        throw untouched();
    }

    @Override
    public Commit commit() {
        throw untouched();
    }

    @Override
    public void rollBack() {
        throw untouched();
    }

    private static IllegalStateException untouched() {
        return new IllegalStateException("there is no resource here");
    }
}
