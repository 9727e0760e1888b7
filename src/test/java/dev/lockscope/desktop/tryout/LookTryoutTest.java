package dev.lockscope.desktop.tryout;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

class LookTryoutTest extends Tryout {

    @Test
    void languageAndThemeAreSwitchedWhileARunGoesOn() {
        opens(SHORT, "Ready");
        person.clicks("run-step");
        person.untilReads("status-state", "Held");
        Color light = person.colour();
        person.clicks("view-language");
        person.untilReads("status-state", "Holdt");
        assertThat(person.reads("title")).contains("En kort pause");
        person.clicks("view-theme");
        person.until("it is dark", () -> person.colour().getBrightness() < 0.3);
        assertThat(light.getBrightness()).isGreaterThan(0.7);
        person.clicks("run-toggle");
        awaitVerdict("Slutt", "To ");
        person.presses(KeyCode.CONTROL, KeyCode.L);
        person.untilReads("banner-headline", "Two holders");
        person.presses(KeyCode.CONTROL, KeyCode.T);
        person.until("it is light", () -> person.colour().equals(light));
    }

    @Test
    void anAudienceSeesFewerPanelsAndACaptionOfWhatHasJustHappened() {
        opens(SHORT, "Ready");
        person.presses(KeyCode.F11);
        person.untilSees("caption");
        assertThat(person.sees("inspector")).isFalse();
        assertThat(person.sees("side")).isFalse();
        String before = person.reads("caption-text");
        person.presses(KeyCode.SPACE);
        person.untilReads("status-state", "Ended");
        assertThat(person.reads("caption-text")).isNotEqualTo(before);
        String last = person.reads("caption-text");
        person.presses(KeyCode.PAGE_UP);
        person.presses(KeyCode.PAGE_UP);
        person.until(
                "an earlier turn is told", () -> !person.reads("caption-text").equals(last));
        person.presses(KeyCode.ESCAPE);
        person.untilSees("inspector");
        assertThat(person.sees("caption")).isFalse();
    }
}
