package dev.lockscope.export;

import java.util.Map;

/**
 * What a client asked of a lock or a resource, and what came of it.
 *
 * @param client who asked
 * @param function what it asked for: {@code acquire}, {@code release}, {@code read}, {@code write} or {@code charge}
 * @param object the lock or resource
 * @param argument what it gave, by name
 * @param result what it got, by name
 * @param outcome what came of it
 * @param called when it was called, ns since the run's start: it took effect no earlier
 * @param returned when the client, or the run, knew the outcome, ns; the run's end where nobody ever did
 */
record Operation(
        String client,
        String function,
        String object,
        Map<String, Object> argument,
        Map<String, Object> result,
        Outcome outcome,
        long called,
        long returned) {

    /** What came of an operation. */
    enum Outcome {
        /** It took effect. */
        OK,
        /** It took no effect. */
        FAIL,
        /** Nobody knows. */
        INFO
    }
}
