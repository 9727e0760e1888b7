package dev.lockscope.benchmark;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Existing;
import dev.lockscope.trace.file.TraceWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** As many events as one likes, of every kind that the scenarios come to on the model, without holding all of them. */
final class ManyEvents {

    /** What takes an event. */
    interface Taker {
        void take(Event event) throws IOException;
    }

    /** No course is longer than this, so that no scenario outweighs the others. */
    private static final int LONGEST = 500;

    private final Header header;
    private final List<Event> events;

    private ManyEvents(Header header, List<Event> events) {
        this.header = header;
        this.events = events;
    }

    /** Plays every scenario. */
    static ManyEvents ofEveryScenario() throws Exception {
        List<Event> events = new ArrayList<>();
        List<Trace> courses = new ArrayList<>();
        for (Scenario scenario : LabScenarios.all()) {
            Trace course = ModelPlayer.play(scenario);
            courses.add(course);
            course.events().stream().limit(LONGEST).forEach(events::add);
        }
        return new ManyEvents(courses.get(0).header(), List.copyOf(events));
    }

    Header header() {
        return header;
    }

    /** Hands out {@code count} events; the mixture begins anew at its end, with numbers that go on. */
    void each(int count, Taker taker) throws IOException {
        for (int i = 0; i < count; i++) {
            Event event = events.get(i % events.size());
            taker.take(new Event(i + 1L, event.at(), event.actor(), event.cause(), event.fact()));
        }
    }

    /** Writes a file of {@code count} events. */
    void write(Path file, int count) throws IOException {
        try (TraceWriter writer = TraceWriter.create(file, header, Existing.REPLACE)) {
            each(count, writer::append);
        }
    }
}
