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
        awaitVerdict("Ended", "Two holders for");
        List<String> end = whatIsShown();
        dragsBackToThePause();
        person.untilReads("status-state", "Looking at");
        person.untilReads("banner-headline", "Safe so far");
        List<String> then = whatIsShown();
        for (int i = 0; i < end.size(); i++) {
            assertThat(then.get(i)).as("part " + i).isNotEmpty().isNotEqualTo(end.get(i));
        }
        assertThat(person.hears("stage-A")).contains("paused");
        assertThat(person.reads("state-latest")).isNotEmpty();
        person.clicks("time-live");
        awaitVerdict("Ended", "Two holders for");
        assertThat(whatIsShown()).isEqualTo(end);
    }

    /** Takes the cursor by its end on the axis, and draws it to the left until A stands still. */
    private void dragsBackToThePause() {
        person.dragsLeft(
                "timeline-chart",
                0.995,
                AXIS,
                () -> person.hears("stage-A").contains("paused")
                        && person.reads("banner-headline").startsWith("Safe so far"));
    }

    @Test
    void actingInThePastStartsABranchInATabOfItsOwnAndKeepsTheOldRun() {
        opens(SHORT, "Ready");
        person.clicks("run-toggle");
        awaitVerdict("Ended", "Two holders for");
        dragsBackToThePause();
        person.rightClicks("stage-redis");
        person.clicks("do-crash-redis");
        person.untilSees("tab-1");
        person.until("the branch is shown", () -> person.reads("origin-badge").startsWith("after "));
        person.until(
                "the server is dead in it", () -> person.hears("stage-redis").contains("down"));
        person.clicks("tab-0");
        person.until("the old run is shown", () -> !person.sees("origin-badge"));
        assertThat(person.reads("status-state")).startsWith("Looking at");
        person.clicks("time-live");
        person.untilReads("banner-headline", "Two holders for");
        assertThat(person.hears("stage-redis")).doesNotContain("down");
    }

    private List<String> whatIsShown() {
        return List.of(person.reads("banner-headline"), person.hears("stage-A"), person.reads("state-latest"));
    }
}
