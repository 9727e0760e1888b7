package dev.lockscope.lab;

import dev.lockscope.lock.port.LeaseState;

/** What one client knows of its lease, shared by its programs. Safe for use by several threads. */
final class LeaseCell {

    private LeaseState state = LeaseState.NONE;

    synchronized LeaseState state() {
        return state;
    }

    /**
     * A lease begins or lasts longer; one that is known to be lost does not come back.
     *
     * @return whether it is a lease that was known already and lasts longer now
     */
    synchronized boolean renew(String token, long validUntil) {
        boolean known = state.token().equals(token);
        if (known && state.lost()) {
            return false;
        }
        state = new LeaseState(token, validUntil, false, "");
        return known;
    }

    /** The lease is gone; answers whether that is news. */
    synchronized boolean lose(String token, String cause) {
        if (state.lost() || !state.token().equals(token)) {
            return false;
        }
        state = new LeaseState(token, state.validUntil(), true, cause);
        return true;
    }
}
