package dev.lockscope.desktop.tryout;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class TourTryoutTest extends Tryout {

    private void startsTheTour() {
        person.presses(KeyCode.CONTROL, KeyCode.K);
        person.untilSees("palette-query");
        person.types("tour");
        person.presses(KeyCode.ENTER);
        person.untilReads("tour-number", "1 of 9");
        person.untilHasFocusWithin("tour-words");
    }

    @Test
    void theTourGoesOnWithTheRunOnARealServer() {
        startsTheTour();
        person.presses(KeyCode.ENTER);
        person.untilReads("tour-title", "Start it");
        assertThat(servers()).isEmpty();
        person.presses(KeyCode.SPACE);
        person.untilReads("tour-title", "A lease runs out");
        assertThat(person.can("tour-next")).isFalse();
        person.untilReads("status-state", "Live");
        person.until("A is paused", () -> person.hears("stage-A").contains("paused"));
        person.untilReads("tour-title", "A does not know");
        person.untilReads("status-state", "Looking at");
        assertThat(person.hears("stage-A")).contains("lease ended");
        person.presses(KeyCode.ENTER);
        person.untilReads("tour-text", "B took the lock");
        person.untilReads("banner-headline", "100 kr lost");
        person.presses(KeyCode.ESCAPE);
        person.until("the tour is over", () -> !person.sees("tour"));
        assertThat(person.sees("title")).isTrue();
    }

    @Test
    void theTourDoesNotHinderWhoPressesOtherThings() {
        startsTheTour();
        person.clicks("view-language");
        person.untilReads("tour-title", "To klienter");
        person.clicks("run-toggle");
        person.until("its server runs", () -> servers().size() == 1);
        person.clicks("catalogue-button");
        person.untilSees("start");
        assertThat(person.sees("tour")).isFalse();
        assertThat(person.sees("invitation")).isFalse();
    }
}
