package dev.lockscope.fault.link;

/** Decides on the whole messages of one direction; asked once about each, in order, on the link's thread. */
@FunctionalInterface
interface Rule {

    /**
     * What happens with a message.
     *
     * @param connection the number of its connection
     * @param message its number, see {@link LinkListener#held}
     * @return {@link Fate#PASS} where this rule has nothing against it
     */
    Fate fate(long connection, long message);

    /** Whether messages may wait because of this rule, until the link is opened. */
    default boolean keeps() {
        return false;
    }
}
