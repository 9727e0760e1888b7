package dev.lockscope.model;

/** Decides what a client draws by chance. */
@FunctionalInterface
public interface Chance {

    /** Into how many equal steps the times that a jitter may add are divided, so that there are few worlds. */
    int STEPS = 4;

    /** Draws 0 always. */
    Chance NONE = (client, most) -> 0;

    /**
     * A number.
     *
     * @param most the most that it may be, from 0
     * @return 0 to {@code most}
     */
    long jitter(String client, long most);

    /**
     * How much longer than its least time a message takes on a link whose times are spread, ns.
     *
     * @param link the link's name
     * @param most how much longer it may take there, ns
     */
    default long delay(String link, long most) {
        return most == 0 ? 0 : jitter(link, STEPS) * (most / STEPS);
    }
}
