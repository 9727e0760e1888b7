package dev.lockscope.desktop.kept;

/** Asks a person before something is lost. */
@FunctionalInterface
public interface Asking {

    /**
     * Asks.
     *
     * @param what names the question: {@code delete-run}, {@code delete-some-runs} or {@code delete-runs}
     * @param whom what it is about
     * @param whenWanted is done where that is wanted
     */
    void ask(String what, String whom, Runnable whenWanted);
}
