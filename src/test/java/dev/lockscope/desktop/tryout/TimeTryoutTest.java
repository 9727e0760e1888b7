package dev.lockscope.desktop.tryout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TimeTryoutTest extends Tryout {

    @Test
    void theCursorDraggedBackTakesTheWholeWindowToThatMoment() {
        opens(SHORT, "Ready");
        person.clicks("inspector-state");
        person.clicks("run-toggle");
        person.untilReads("status-state", "Ended");
        person.untilReads("banner-headline", "Two holders for");
        List<String> end = whatIsShown();
        person.drags("timeline-chart", 0.9, 0.5, AXIS);
        person.untilReads("status-state", "Looking at");
        person.until("the verdict is that of then", () -> person.reads("banner-headline").startsWith("Safe so far"));
        List<String> then = whatIsShown();
        for (int i = 0; i < end.size(); i++) {
            assertThat(then.get(i)).as("part " + i).isNotEmpty().isNotEqualTo(end.get(i));
        }
        assertThat(person.hears("stage-A")).contains("paused");
        assertThat(person.reads("state-latest")).isNotEmpty();
        person.clicks("time-live");
        person.untilReads("status-state", "Ended");
        person.untilReads("banner-headline", "Two holders for");
        assertThat(whatIsShown()).isEqualTo(end);
    }

    private List<String> whatIsShown() {
        return List.of(
                person.reads("banner-headline"),
                person.hears("stage-A"),
                person.hears("stage-redis"),
                person.reads("state-latest"));
    }
}
