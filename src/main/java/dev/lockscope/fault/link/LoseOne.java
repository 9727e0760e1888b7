package dev.lockscope.fault.link;

/** Loses the next message that a request asked for or is, and then no more. */
final class LoseOne implements Rule {

    private boolean done;

    @Override
    public Fate fate(long connection, long message) {
        if (done || message == LinkListener.UNASKED) {
            return Fate.PASS;
        }
        done = true;
        return Fate.LOSE;
    }
}
