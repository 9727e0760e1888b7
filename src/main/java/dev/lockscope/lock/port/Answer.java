package dev.lockscope.lock.port;

/** A node's answer to a command. */
public sealed interface Answer {

    /**
     * The server answered with a value.
     *
     * @param text the value; whole numbers in decimal
     */
    record Value(String text) implements Answer {}

    /** The server answered nil: a condition did not hold, or nothing was there. */
    record Refused() implements Answer {}

    /**
     * The server answered with an error, or could not be reached at all: nothing was done, but for what a script had
     * done before its error.
     *
     * @param text the error's text
     */
    record Failed(String text) implements Answer {}

    /**
     * No answer came (timed out, cut off): the command may or may not have been executed. A lock's code must treat this
     * apart from a refusal.
     *
     * @param text what is known
     */
    record Unknown(String text) implements Answer {}

    /** Whether it is the value {@code text}. */
    default boolean isValue(String text) {
        return this instanceof Value value && value.text().equals(text);
    }
}
