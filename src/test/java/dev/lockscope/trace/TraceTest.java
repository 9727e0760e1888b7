package dev.lockscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class TraceTest {

    @Test
    void eventsStandInTheOrderInWhichTheyHappened() {
        Trace trace = RandomEvents.plain(1).trace(500);

        assertThat(trace.events()).isSortedAccordingTo(Trace.ORDER).hasSize(500);
        assertThat(trace.arrivals()).isSortedAccordingTo(Comparator.comparingLong(Event::seq));
    }

    @Test
    void everyEventIsFoundByItsNumber() {
        Trace trace = RandomEvents.plain(2).trace(500);

        for (Event event : trace.events()) {
            assertThat(trace.event(event.seq())).contains(event);
            assertThat(trace.events().get(trace.place(event.seq()).orElseThrow()))
                    .isEqualTo(event);
        }
        assertThat(trace.event(0)).isEmpty();
        assertThat(trace.event(501)).isEmpty();
        assertThat(trace.place(501)).isEmpty();
    }

    @Test
    void numbersMayHaveGaps() {
        List<Event> events = new ArrayList<>(RandomEvents.plain(3).events(20));
        events.removeIf(event -> event.seq() % 3 == 0);
        Trace trace = new Trace(RandomEvents.plain(3).header(), events);

        assertThat(trace.event(3)).isEmpty();
        assertThat(trace.event(19)).isPresent();
    }

    @Test
    void laterChangesToTheGivenListChangeNothing() {
        List<Event> events = new ArrayList<>(RandomEvents.plain(4).events(3));
        Trace trace = new Trace(RandomEvents.plain(4).header(), events);
        events.clear();

        assertThat(trace.events()).hasSize(3);
        assertThat(trace).isEqualTo(new Trace(trace.header(), new ArrayList<>(trace.events())));
    }
}
