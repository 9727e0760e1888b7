package dev.lockscope.agreement;

import java.util.List;
import java.util.Optional;

/** Somebody who locks by one of the two libraries, behind links of its own. */
interface Party extends AutoCloseable {

    /** Tries to take the lock; answers the token where it was won. */
    Optional<String> acquire(Schedule schedule);

    /** Extends what was won, once. */
    boolean extend(Schedule schedule);

    /** Releases what was won, once. */
    boolean release();

    /** Waits, as far as it can, until everything that was sent to these nodes has been executed or is lost. */
    void quiet(List<Integer> nodes);

    @Override
    void close();
}
