package dev.lockscope.export.picture;

/**
 * A part of a run.
 *
 * @param from ns since the run's start
 * @param to after {@code from}
 */
public record Clip(long from, long to) {
    public Clip {
        if (to <= from) {
            throw new IllegalArgumentException("no time from " + from + " to " + to);
        }
    }
}
