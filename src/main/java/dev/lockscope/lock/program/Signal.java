package dev.lockscope.lock.program;

/** What a program waits for when its work ends only when the script says so. */
@FunctionalInterface
public interface Signal {

    /** Blocks until the script has said {@code finish} to this client; each saying ends one wait. */
    void await();
}
