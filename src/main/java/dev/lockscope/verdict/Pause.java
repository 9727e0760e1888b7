package dev.lockscope.verdict;

import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientResumed;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One pause of a client.
 *
 * @param paused its beginning
 * @param resumed its end, unless it lasted to the trace's end or a crash
 */
record Pause(String client, Event paused, Optional<Event> resumed) {

    /** Every pause, in the order of resuming, those without an end last. */
    static List<Pause> of(Trace trace) {
        Map<String, Event> standing = new LinkedHashMap<>();
        List<Pause> done = new ArrayList<>();
        for (Event event : trace.events()) {
            if (event.fact() instanceof ClientPaused paused) {
                standing.putIfAbsent(paused.client(), event);
            } else if (event.fact() instanceof ClientResumed resumed) {
                Event paused = standing.remove(resumed.client());
                if (paused != null) {
                    done.add(new Pause(resumed.client(), paused, Optional.of(event)));
                }
            }
        }
        standing.forEach((client, paused) -> done.add(new Pause(client, paused, Optional.empty())));
        return List.copyOf(done);
    }

    /** Whether any of it lies in a span; an endless pause reaches over all that follows. */
    boolean touches(Span span) {
        return paused.at() <= span.to()
                && resumed.map(event -> event.at() >= span.from()).orElse(true);
    }
}
