package dev.lockscope.redis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.Recorder;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** Waits for the events of a recorder. */
public record Follower(Recorder recorder) {

    private static final long LIMIT = TimeUnit.SECONDS.toNanos(20);

    /** The first event with a fact of the type that fits, once it is there. */
    public <T extends Fact> Event await(Class<T> type, Predicate<T> fits) throws InterruptedException {
        RunClock clock = SystemRunClock.startingNow();
        for (int read = 0; ; read++) {
            assertThat(recorder.awaitMoreThan(read, LIMIT - clock.nanos()))
                    .as("waited for %s; there is %s", type.getSimpleName(), recorder.from(0))
                    .isTrue();
            Event event = recorder.from(read).get(0);
            if (type.isInstance(event.fact()) && fits.test(type.cast(event.fact()))) {
                return event;
            }
        }
    }

    /** All facts of the type so far. */
    public <T extends Fact> List<T> facts(Class<T> type) {
        return recorder.from(0).stream()
                .map(Event::fact)
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }
}
