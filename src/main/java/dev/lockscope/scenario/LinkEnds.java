package dev.lockscope.scenario;

/**
 * The two parties of a link.
 *
 * @param from who opens the connections: a client, a node that follows another, or a sentinel
 * @param to whom they lead to: a node or a sentinel
 */
public record LinkEnds(String from, String to) {

    /** The link's name, as in scenario files. */
    public String name() {
        return from + "-" + to;
    }
}
