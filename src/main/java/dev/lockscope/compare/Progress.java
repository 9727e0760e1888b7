package dev.lockscope.compare;

/** Told how far a comparison is, on the thread that compares. */
@FunctionalInterface
public interface Progress {

    /** Told nothing. */
    Progress UNTOLD = share -> {};

    /**
     * So much is done.
     *
     * @param share from 0 to 1, never less than before
     */
    void at(double share);
}
