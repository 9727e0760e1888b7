package dev.lockscope.course;

/**
 * From where to where a number may lie, both included.
 *
 * @param least the least that fits
 * @param most the most that fits; {@link Long#MAX_VALUE} for no limit
 */
public record Bounds(long least, long most) {

    /** That number and no other. */
    public static Bounds exactly(long number) {
        return new Bounds(number, number);
    }

    /** Whether a number fits. */
    public boolean contains(long number) {
        return least <= number && number <= most;
    }

    /** Whether one number alone fits. */
    public boolean isExact() {
        return least == most;
    }

    /** Whether there is no upper limit. */
    public boolean isOpen() {
        return most == Long.MAX_VALUE;
    }
}
