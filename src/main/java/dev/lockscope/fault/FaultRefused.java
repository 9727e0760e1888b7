package dev.lockscope.fault;

/** A fault cannot be done: its message is a few plain words on why, such as {@code it is down already}. */
public final class FaultRefused extends Exception {

    private static final long serialVersionUID = 1L;

    /** A refusal with its reason. */
    public FaultRefused(String reason) {
        super(reason);
    }
}
