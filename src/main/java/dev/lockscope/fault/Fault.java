package dev.lockscope.fault;

/**
 * Something that goes wrong on purpose.
 *
 * <p>The law of faults: a fault can be ended at any time and ends with the run; it loses nothing unless that is its
 * job; it counts what it touched; and it says afterwards whether it changed anything. {@link #begin} and {@link #end}
 * are called once each, in this order, by one thread. A fault that is over as soon as it is done, such as a crash, does
 * its work in {@link #begin} and tells of it in {@link #end}, which is called right after.
 */
public interface Fault {

    /** The id of its kind, such as {@code gc-pause}. */
    String kind();

    /** What it is done to: the name of a client, node or link. */
    String target();

    /**
     * Begins.
     *
     * @param cause the {@code seq} of the event that tells of the beginning
     * @throws FaultRefused when it cannot be done; nothing has changed then
     */
    void begin(long cause) throws FaultRefused;

    /**
     * Ends, and tells what it came to.
     *
     * @param cause the {@code seq} of the event that led to the end
     */
    Report end(long cause);

    /**
     * What a fault came to.
     *
     * @param touched how many things it touched
     * @param effect what it changed
     */
    record Report(int touched, Effect effect) {}
}
