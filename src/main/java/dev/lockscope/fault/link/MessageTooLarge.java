package dev.lockscope.fault.link;

/** A message is larger than what a link keeps of one. */
final class MessageTooLarge extends Exception {

    private static final long serialVersionUID = 1L;

    MessageTooLarge() {
        super("a message is larger than " + Flow.LIMIT + " bytes");
    }
}
