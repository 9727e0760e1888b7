package dev.lockscope.fault.link;

/** Loses the next command, or the next reply to one, and then no more. */
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
