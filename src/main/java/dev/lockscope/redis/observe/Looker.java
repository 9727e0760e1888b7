package dev.lockscope.redis.observe;

import dev.lockscope.redis.Endpoint;
import dev.lockscope.time.RunClock;
import java.io.IOException;
import java.util.Collection;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks at single keys of a server, and touches nothing but the keys that it is told of. Safe for use by several threads.
 */
public final class Looker implements AutoCloseable {

    private static final int FIRST_READINGS = 16;

    /**
     * What a key holds.
     *
     * @param value a value that is no string is shown as its type's name
     * @param expiresAtMillis the last millisecond of the server's clock at which it is there
     * @param goneFrom when it will be gone, ns since the run's start, or null for never
     */
    public record Held(
            String value, long expiresAtMillis, @Nullable Long goneFrom) {}

    private final SideConnection side;
    private final ServerClock serverClock = new ServerClock();

    private Looker(Endpoint endpoint, RunClock clock) {
        this.side = new SideConnection(endpoint, clock, serverClock);
    }

    /**
     * Connects and compares the server's clock with the run's.
     *
     * @throws IOException when the server cannot be reached or turns us away
     */
    public static Looker open(Endpoint endpoint, RunClock clock) throws IOException {
        Looker looker = new Looker(endpoint, clock);
        try {
            looker.side.calibrate(FIRST_READINGS);
            return looker;
        } catch (IOException | RuntimeException e) {
            looker.close();
            throw e;
        }
    }

    /** The server's own version text. */
    public String version() throws IOException {
        return side.version();
    }

    /** What a key holds, if there is such a key. */
    public Optional<Held> look(String key) throws IOException {
        SideConnection.Holding holding = side.holding(key);
        if (holding == null) {
            return Optional.empty();
        }
        long last = holding.expiresAtMillis();
        Long gone = last == Expiries.NEVER ? null : Long.valueOf(serverClock.toRun(Expiries.goneAtMicros(last)));
        return Optional.of(new Held(holding.value(), last, gone));
    }

    /** Stores a value. */
    public void store(String key, String value) throws IOException {
        side.store(key, value);
    }

    /** Deletes keys. */
    public void delete(Collection<String> keys) throws IOException {
        if (!keys.isEmpty()) {
            side.delete(keys);
        }
    }

    @Override
    public void close() {
        side.close();
    }
}
