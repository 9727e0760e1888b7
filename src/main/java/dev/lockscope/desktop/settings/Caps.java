package dev.lockscope.desktop.settings;

import dev.lockscope.trace.file.TraceArchive;

/**
 * How much is kept of the runs of the window; the oldest go first. What is out of range becomes the nearest that is in it.
 *
 * @param runs how many, {@link #FEWEST} to {@link #MOST}
 * @param megabytes how much, MiB, {@link #SMALLEST} to {@link #LARGEST}
 */
public record Caps(int runs, int megabytes) {

    /** The fewest runs that can be asked for. */
    public static final int FEWEST = 10;

    /** The most runs that can be asked for. */
    public static final int MOST = 1_000;

    /** The least room that can be asked for, MiB. */
    public static final int SMALLEST = 16;

    /** The most room that can be asked for, MiB. */
    public static final int LARGEST = 4_096;

    /** What there is before a person chose. */
    public static final Caps FIRST = new Caps(TraceArchive.MOST, (int) (TraceArchive.MOST_BYTES >> 20));

    public Caps {
        runs = Math.max(FEWEST, Math.min(MOST, runs));
        megabytes = Math.max(SMALLEST, Math.min(LARGEST, megabytes));
    }

    /** Has an archive hold no more than that. */
    public void limit(TraceArchive archive) {
        archive.limit(runs, (long) megabytes << 20);
    }
}
