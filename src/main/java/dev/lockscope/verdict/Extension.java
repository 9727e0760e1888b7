package dev.lockscope.verdict;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One move of a stored key's deadline.
 *
 * @param seq the event that tells of it
 * @param by the client whose command did it, if that is known
 * @param from the deadline before, ns since the run's start, or null for none
 * @param to the deadline from then on, or null for none
 */
record Extension(
        long seq,
        long at,
        Optional<String> by,
        @Nullable Long from,
        @Nullable Long to) {}
