package dev.lockscope.fault;

/** Something whose process can be killed. */
public interface Mortal {

    /**
     * Dies: it does nothing more, and gives nothing back.
     *
     * @param cause the {@code seq} of the event that led to it
     * @return whether it was alive
     */
    boolean crash(long cause);
}
