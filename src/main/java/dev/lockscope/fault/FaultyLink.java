package dev.lockscope.fault;

/** A link between two parties that can be made to misbehave. */
public interface FaultyLink {

    /** Keeps messages from now on. */
    void hold();

    /** Passes on what is kept, then everything; ends a cut; answers how many messages were kept until now. */
    int open();

    /** Loses what is on its way, and everything from now on; answers how many messages are lost. */
    int cut();
}
