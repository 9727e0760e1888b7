package dev.lockscope.desktop.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class SearchModelTest {

    private static final EventText ENGLISH = EventText.in("en");

    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final Session session = Runs.session();
    private int told;
    private final SearchModel search = new SearchModel(Runs.background(), () -> told++);

    @Test
    void wordsAreFoundInWhateverCaseInTheOrderInWhichItHappened() {
        search.look(session, " READ ", ENGLISH);
        assertThat(search.found()).hasSize(2).extracting(Event::actor).containsExactly("A", "B");
        assertThat(search.place()).isZero();
        assertThat(told).isEqualTo(1);
    }

    @Test
    void nextBeginsAtTheMomentThatIsShownAndGoesRound() {
        search.look(session, "read", ENGLISH);
        Event first = search.found().get(0);
        Event second = search.found().get(1);
        assertThat(search.go(true, first.at() + 1)).hasValue(second);
        assertThat(search.place()).isEqualTo(2);
        assertThat(search.go(true, 0)).hasValue(first);
        assertThat(search.go(false, 0)).hasValue(second);
    }

    @Test
    void previousBeginsBeforeTheMomentThatIsShown() {
        search.look(session, "read", ENGLISH);
        assertThat(search.go(false, search.found().get(1).at()))
                .hasValue(search.found().get(0));
    }

    @Test
    void nothingIsFoundWhereNothingIsAsked() {
        search.look(session, "read", ENGLISH);
        search.look(session, "  ", ENGLISH);
        assertThat(search.isAsked()).isFalse();
        assertThat(search.found()).isEmpty();
        assertThat(search.go(true, 0)).isEmpty();
    }

    @Test
    void anAnswerThatComesAfterANewQuestionIsThrownAway() {
        Background slow = new Background(Runnable::run, waiting::add, defect -> {
            throw new AssertionError(defect);
        });
        SearchModel asked = new SearchModel(slow, () -> told++);
        asked.look(session, "read", ENGLISH);
        asked.look(session, "no such word", ENGLISH);
        waiting.forEach(Runnable::run);
        assertThat(asked.found()).isEmpty();
        assertThat(told).isEqualTo(1);
    }
}
