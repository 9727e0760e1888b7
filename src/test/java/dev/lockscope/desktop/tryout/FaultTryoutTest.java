package dev.lockscope.desktop.tryout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.testkit.LabScenarios;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FaultTryoutTest extends Tryout {

    @Test
    void aClientIsPausedByARightClickOnTheStage() {
        opens(SHORT, "Ready");
        person.clicks("run-step");
        person.untilReads("status-state", "Held");
        person.untilReads("run-step", "Step A");
        person.clicks("run-step");
        person.until("A has begun", () -> !person.hears("stage-A").contains("not started"));
        person.rightClicks("stage-A");
        person.clicks("do-pause-A");
        person.until("A stands still", () -> person.hears("stage-A").contains("paused"));
        person.rightClicks("stage-A");
        person.clicks("do-resume-A");
        person.until("A goes on", () -> !person.hears("stage-A").contains("paused"));
    }

    @Test
    void aMasterIsCrashedFromThePalette() {
        opens(LabScenarios.file("failover-forgets"), "Ready");
        person.clicks("run-step");
        person.untilReads("status-state", "Held");
        person.until("the first is the master", () -> person.hears("stage-n1").contains("master"));
        String crash = IntStream.rangeClosed(1, 9)
                .mapToObj(place -> "fault-" + place)
                .filter(button -> person.reads(button).startsWith("Crash n1"))
                .findFirst()
                .orElseThrow();
        person.clicks(crash);
        person.until("the master is dead", () -> person.hears("stage-n1").contains("down"));
        assertThat(person.reads("faults-outcome")).contains("Crash n1");
        assertThat(person.hears("stage-n2")).doesNotContain("down");
    }
}
