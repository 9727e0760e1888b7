package dev.lockscope.redis.observe;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/**
 * Words sent to the server to see them come back in its stream: all that the server did before has been seen then.
 *
 * <p>Safe for use by several threads.
 */
final class Markers {

    private final String prefix;
    private final SideConnection side;
    private final AtomicLong count = new AtomicLong();
    private final Map<String, Awaited> awaited = new ConcurrentHashMap<>();
    private volatile boolean ended;

    /**
     * Markers.
     *
     * @param prefix a word that nobody else sends
     */
    Markers(String prefix, SideConnection side) {
        this.prefix = prefix;
        this.side = side;
    }

    /**
     * A marker on its way.
     *
     * @param then what is done when it has come back; answers whether that succeeded
     */
    private record Awaited(BooleanSupplier then, CompletableFuture<Boolean> back) {}

    /** Sends one; completes with whether it has come back, false when the stream has ended. */
    CompletableFuture<Boolean> send() {
        return send(() -> true);
    }

    /** The same; what comes back is {@code then}'s answer, given by the thread that reads the stream, at its place there. */
    CompletableFuture<Boolean> send(BooleanSupplier then) {
        String word = prefix + count.incrementAndGet();
        CompletableFuture<Boolean> back = new CompletableFuture<>();
        awaited.put(word, new Awaited(then, back));
        if (ended) {
            end();
            return back;
        }
        try {
            side.ping(word);
        } catch (IOException e) {
            awaited.remove(word);
            back.complete(false);
        }
        return back;
    }

    /** Whether a line is a marker, or another word of the observer's own. */
    boolean isMarker(List<String> words) {
        return words.size() > 1 && words.get(1).startsWith(prefix);
    }

    /** A marker has come back. */
    void seen(List<String> words) {
        Awaited marker = awaited.remove(words.get(1));
        if (marker != null) {
            marker.back().complete(marker.then().getAsBoolean());
        }
    }

    /** None will come back any more. */
    void end() {
        ended = true;
        lose();
    }

    /** Whether none will come back any more. */
    boolean ended() {
        return ended;
    }

    /** Those that are on their way will not come back. */
    void lose() {
        awaited.values().forEach(marker -> marker.back().complete(false));
        awaited.clear();
    }
}
