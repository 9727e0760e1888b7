package dev.lockscope.desktop.tryout;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class LessonTryoutTest extends Tryout {

    private void beginsTheLessonOf(String words) {
        person.tabsTo("course-search");
        person.types(words);
        person.presses(KeyCode.DOWN);
        person.presses(KeyCode.ENTER);
        person.untilHasFocusWithin("lesson-ahead");
    }

    /** Lets the page's run begin, and go on from each place where it stands still. */
    private void runsThrough(String afterwards) {
        person.presses(KeyCode.ENTER);
        String said = "";
        while (!said.equals(afterwards)) {
            person.until("it stands still or is over", () -> {
                String now = person.reads("lesson-ahead");
                return now.equals("Go on") || now.equals(afterwards);
            });
            said = person.reads("lesson-ahead");
            person.presses(KeyCode.ENTER);
        }
    }

    @Test
    void aLessonIsPlayedOnRealServersByTheKeyboardAlone() {
        beginsTheLessonOf("forgets");
        person.untilReads("lesson-number", "Lesson 12");
        person.presses(KeyCode.ENTER);
        person.presses(KeyCode.B);
        person.untilReads("lesson-ahead", "That is my prediction");
        person.presses(KeyCode.ENTER);
        assertThat(servers()).isEmpty();
        runsThrough("See what happened");
        person.untilSees("outcome-right");
        person.untilReads("lesson-verdict", "100 kr lost");
        person.presses(KeyCode.ENTER);
        person.untilReads("lesson-ahead", "Run this version");
        runsThrough("Try it yourself");
        person.untilReads("attempt-words", "Nothing tried yet");
        person.presses(KeyCode.ALT, KeyCode.RIGHT);
        person.untilReads("result-prediction", "were right");
    }
}
