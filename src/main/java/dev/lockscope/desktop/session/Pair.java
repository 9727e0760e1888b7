package dev.lockscope.desktop.session;

import dev.lockscope.compare.Alignment;
import dev.lockscope.compare.Comparison;
import dev.lockscope.compare.Kinship;
import dev.lockscope.compare.Progress;
import dev.lockscope.compare.Tally;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.trace.Event;
import java.util.function.Predicate;

/**
 * Two runs and what comparing them came to. Made on any thread, and then read by the thread of the window alone.
 *
 * @param first the upper run
 * @param second the lower run
 * @param upper the picture of the first over time
 * @param lower that of the second
 * @param comparison its left run is the first
 * @param tally how many events there are of each kind
 * @param kinship what the runs have to do with one another
 */
public record Pair(
        Side first, Side second, Timeline upper, Timeline lower, Comparison comparison, Tally tally, Kinship kinship) {

    /** How much of the work is comparing. */
    private static final double COMPARING = 0.8;

    /**
     * Compares two runs.
     *
     * @param which the events that count
     * @throws java.util.concurrent.CancellationException when the calling thread is interrupted
     */
    static Pair of(Side first, Side second, Predicate<Event> which, Progress progress) {
        Comparison comparison =
                Comparison.of(first.trace(), second.trace(), which, share -> progress.at(COMPARING * share));
        Timeline upper = Timeline.of(first.trace());
        Timeline lower = Timeline.of(second.trace());
        progress.at(1);
        Tally tally = comparison.tally();
        Kinship kinship = Kinship.of(first.trace().header(), second.trace().header(), tally);
        return new Pair(first, second, upper, lower, comparison, tally, kinship);
    }

    /** Where the two are laid beside one another at first. */
    Alignment alignment() {
        return Alignment.first(comparison.rows());
    }
}
