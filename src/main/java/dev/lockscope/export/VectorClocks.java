package dev.lockscope.export;

import dev.lockscope.trace.Event;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Vector clocks along the causes of events, which come in the order in which they happened. Only events that are told
 * count; what led from one to another through events that are not is kept.
 */
final class VectorClocks {

    private final Map<String, Map<String, Long>> hosts = new HashMap<>();
    private final Map<Long, Map<String, Long>> events = new HashMap<>();
    private long backwards;

    /** The clock of a host at one more event of it. */
    Map<String, Long> after(Event event, String host, boolean told) {
        Map<String, Long> clock = new TreeMap<>(hosts.getOrDefault(host, Map.of()));
        if (event.cause() != Event.NO_CAUSE) {
            Map<String, Long> cause = events.get(event.cause());
            if (cause == null) {
                backwards++;
            } else {
                cause.forEach((other, count) -> clock.merge(other, count, Math::max));
            }
        }
        if (told) {
            clock.merge(host, 1L, Long::sum);
        }
        hosts.put(host, clock);
        events.put(event.seq(), clock);
        return clock;
    }

    /** How many events come before what led to them, so that no clock can tell. */
    long backwards() {
        return backwards;
    }
}
