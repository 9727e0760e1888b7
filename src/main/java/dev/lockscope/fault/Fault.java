package dev.lockscope.fault;

/**
 * Something that goes wrong on purpose.
 *
 * <p>The law of faults: a fault can be ended at any time and ends with the run; it loses nothing unless that is its
 * job; it counts what it touched; and it says afterwards whether it changed anything. {@link #begin} and {@link #end}
 * are called once each, in this order, by one thread.
 */
public interface Fault {

    /** The id of its kind, such as {@code gc-pause}. */
    String kind();

    /** What it is done to: the name of a client, node or link. */
    String target();

    /** Begins. */
    void begin();

    /** Ends, and tells what it came to. */
    Report end();

    /**
     * What a fault came to.
     *
     * @param touched how many things it touched
     * @param effect a plain sentence on what it changed, or that it changed nothing
     */
    record Report(int touched, String effect) {}
}
