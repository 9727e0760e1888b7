package dev.lockscope.fault.link;

/**
 * Keeps the next command, or the next reply to one, and with it everything behind it on its connection, which TCP
 * would not deliver before it; other connections go on.
 */
final class HoldOne implements Rule {

    private static final long NONE = -1;

    private long held = NONE;

    @Override
    public Fate fate(long connection, long message) {
        if (held == NONE && message != LinkListener.UNASKED) {
            held = connection;
        }
        return held == connection ? Fate.KEEP : Fate.PASS;
    }

    @Override
    public boolean keeps() {
        return held != NONE;
    }
}
