package dev.lockscope.timeline;

/**
 * One time axis for two runs that are laid beside one another at an instant of each. Its places are ns since the beginning
 * of the run that begins first, so never below 0 for what is in either run. Immutable.
 *
 * @param upperZero the instant of the upper run at which they are aligned, ns since its start, not below 0
 * @param lowerZero that of the lower run
 */
public record SharedAxis(long upperZero, long lowerZero) {

    public SharedAxis {
        if (upperZero < 0 || lowerZero < 0) {
            throw new IllegalArgumentException("before a run's start: " + upperZero + ", " + lowerZero);
        }
    }

    /** The place at which both are aligned. */
    public long zero() {
        return Math.max(upperZero, lowerZero);
    }

    /** Where an instant of the upper run is. */
    public long ofUpper(long instant) {
        return instant + zero() - upperZero;
    }

    /** Where an instant of the lower run is. */
    public long ofLower(long instant) {
        return instant + zero() - lowerZero;
    }

    /** Which instant of the upper run is at a place; below 0 before it begins. */
    public long toUpper(long place) {
        return place - zero() + upperZero;
    }

    /** Which instant of the lower run is at a place; below 0 before it begins. */
    public long toLower(long place) {
        return place - zero() + lowerZero;
    }

    /** What of the upper run is seen where that part of the axis is. */
    public TimeScale upper(TimeScale seen) {
        return seen.since(zero() - upperZero);
    }

    /** What of the lower run is seen where that part of the axis is. */
    public TimeScale lower(TimeScale seen) {
        return seen.since(zero() - lowerZero);
    }

    /** The first place that is worth seeing. */
    public long beginning(Timeline upper, Timeline lower) {
        return Math.min(ofUpper(upper.beginning()), ofLower(lower.beginning()));
    }

    /** The last place of both runs. */
    public long end(Timeline upper, Timeline lower) {
        return Math.max(ofUpper(upper.now()), ofLower(lower.now()));
    }
}
