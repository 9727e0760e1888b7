package dev.lockscope.desktop.inspector.events;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.inspector.Recordings;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.Event;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkTest {

    private final Session session =
            Recordings.session("gc-pause", new Background(Runnable::run, Runnable::run, defect -> {
                throw new AssertionError(defect);
            }));

    @Test
    void whatComesAfterAPastMomentIsLater() {
        Event middle = session.index().event(session.index().size() / 2);
        session.goTo(middle);
        Mark mark = Mark.of(session);
        List<Event> later =
                session.trace().events().stream().filter(mark::isLater).toList();
        assertThat(later)
                .containsExactlyElementsOf(session.trace()
                        .events()
                        .subList(
                                session.index().placeOf(middle) + 1,
                                session.index().size()));
        assertThat(mark.isLatest(middle)).isTrue();
        assertThat(mark.isChosen(middle)).isTrue();
    }

    @Test
    void nothingIsLaterThanTheLatestMoment() {
        assertThat(session.trace().events()).noneMatch(Mark.of(session)::isLater);
    }

    @Test
    void everythingIsLaterThanTheBeginning() {
        session.goTo(-1L);
        Mark mark = Mark.of(session);
        assertThat(session.trace().events().stream().filter(event -> event.at() > 0))
                .allMatch(mark::isLater);
    }

    @Test
    void evidenceIsMarked() {
        session.highlight(List.of(3L, 5L));
        Mark mark = Mark.of(session);
        assertThat(session.trace().events().stream().filter(mark::isEvidence).map(Event::seq))
                .containsExactlyInAnyOrder(3L, 5L);
    }
}
