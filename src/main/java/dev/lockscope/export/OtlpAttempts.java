package dev.lockscope.export;

import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LockFact.LockRequested;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The life of each client, parted where it asks for a lock anew: each part is one trace. What a client does before it first
 * asks is a part of its own.
 */
final class OtlpAttempts {

    /**
     * A part of a client's life.
     *
     * @param number from 0
     * @param lock what it asked for; empty before it asked for any
     * @param from when it began, ns since the run's start
     * @param to when the next one began, or the client was gone, or the run over
     */
    record Attempt(String client, int number, String lock, long from, long to) {

        /** What its trace is called. */
        String name() {
            return client + "/" + number;
        }
    }

    private final Map<String, List<Attempt>> byClient = new HashMap<>();

    private OtlpAttempts() {}

    static OtlpAttempts of(Trace trace, long end) {
        OtlpAttempts attempts = new OtlpAttempts();
        for (Event event : trace.events()) {
            if (event.fact() instanceof LockRequested asked) {
                attempts.begin(asked.client(), asked.lock(), event.at(), end);
            } else if (event.fact() instanceof ClientCrashed crashed) {
                attempts.close(crashed.client(), event.at());
            } else if (event.fact() instanceof ClientFinished finished) {
                attempts.close(finished.client(), event.at());
            }
        }
        return attempts;
    }

    private void begin(String client, String lock, long at, long end) {
        List<Attempt> parts = byClient.computeIfAbsent(client, none -> new ArrayList<>());
        if (parts.isEmpty()) {
            parts.add(new Attempt(client, 0, "", Long.MIN_VALUE, at));
        } else {
            close(client, at);
        }
        parts.add(new Attempt(client, parts.size(), lock, at, Math.max(at, end)));
    }

    private void close(String client, long at) {
        List<Attempt> parts = byClient.getOrDefault(client, List.of());
        if (!parts.isEmpty()) {
            int last = parts.size() - 1;
            Attempt open = parts.get(last);
            parts.set(last, new Attempt(client, last, open.lock(), open.from(), Math.max(open.from(), at)));
        }
    }

    /** The part of a client's life that an instant lies in; the last that had begun. */
    Optional<Attempt> at(String client, long instant) {
        return byClient.getOrDefault(client, List.of()).stream()
                .filter(attempt -> attempt.from() <= instant)
                .reduce((first, second) -> second);
    }
}
