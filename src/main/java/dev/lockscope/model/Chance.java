package dev.lockscope.model;

/** Decides what a client draws by chance. */
@FunctionalInterface
public interface Chance {

    /** Draws 0 always. */
    Chance NONE = (client, most) -> 0;

    /**
     * A number.
     *
     * @param most the most that it may be, from 0
     * @return 0 to {@code most}
     */
    long jitter(String client, long most);
}
