package dev.lockscope.trace.world;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A key on a node. Instants are ns since the run's start.
 *
 * @param value what it holds
 * @param storedAt when that was stored
 * @param expiresAt when its time runs out, or empty for never
 * @param owner for a lock's key the client whose token it holds, where that is known
 */
public record KeyView(String key, String value, long storedAt, OptionalLong expiresAt, Optional<String> owner) {

    /** How long it still has at that instant, ns, never below 0; empty for ever. */
    public OptionalLong remaining(long instant) {
        return expiresAt.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(Math.max(0, expiresAt.getAsLong() - instant));
    }

    /** Whether the server would still answer with it at that instant. */
    public boolean isAliveAt(long instant) {
        return expiresAt.isEmpty() || instant < expiresAt.getAsLong();
    }

    KeyView until(OptionalLong instant) {
        return new KeyView(key, value, storedAt, instant, owner);
    }
}
