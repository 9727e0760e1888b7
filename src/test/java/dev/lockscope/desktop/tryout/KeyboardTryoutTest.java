package dev.lockscope.desktop.tryout;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class KeyboardTryoutTest extends Tryout {

    @Test
    void theKeyboardAloneLeadsFromTheStartToTheVerdict() {
        person.tabsTo("start-course");
        person.presses(KeyCode.RIGHT);
        person.tabsTo("catalogue-search");
        person.types("outlasts");
        person.presses(KeyCode.DOWN);
        person.presses(KeyCode.ENTER);
        person.untilReads("status-state", "Ready");
        person.presses(KeyCode.N);
        person.untilReads("status-state", "Held");
        person.untilReads("run-step", "A");
        person.presses(KeyCode.N);
        person.until("A has begun", () -> !person.hears("stage-A").contains("not started"));
        person.presses(KeyCode.N);
        person.until("A has asked for the lock", () -> person.hears("stage-A").contains("asks"));
        person.presses(KeyCode.SPACE);
        awaitVerdict("Ended", "Two holders for");
        person.presses(KeyCode.V);
        person.untilSees("story");
        person.presses(KeyCode.ESCAPE);
        person.until("the story is put away", () -> !person.sees("story"));
        person.presses(KeyCode.HOME);
        person.untilReads("status-state", "Looking at");
    }

    @Test
    void whatIsOpenedStraightAwayHearsTheKeysOfTheRun() {
        opens(SHORT, "Ready");
        person.presses(KeyCode.SPACE);
        person.untilReads("status-state", "Ended");
    }

    @Test
    void theCommandPaletteFindsACommandAndRunsIt() {
        opens(SHORT, "Ready");
        person.presses(KeyCode.CONTROL, KeyCode.K);
        person.untilSees("palette-query");
        person.types("dark the");
        person.presses(KeyCode.ENTER);
        person.until("it is dark", () -> person.colour().getBrightness() < 0.3);
        assertThat(person.sees("palette-query")).isFalse();
        person.presses(KeyCode.F1);
        person.untilSees("keys");
        person.presses(KeyCode.ESCAPE);
        person.until("the keys are put away", () -> !person.sees("keys"));
    }
}
