package dev.lockscope.testkit;

import org.junit.jupiter.api.Assumptions;

/** What a test needs of the machine besides a JDK and Maven. */
public final class Needs {

    private Needs() {}

    /**
     * Skips the test and says why where something is missing; fails it where the environment variable {@code CI} is
     * set, because there everything has to be installed.
     */
    public static void that(boolean isThere, String otherwise) {
        if (isThere) {
            return;
        }
        if (System.getenv("CI") != null) {
            throw new AssertionError("needed where CI is set: " + otherwise);
        }
        System.out.println("Skipped: " + otherwise);
        Assumptions.abort(otherwise);
    }
}
