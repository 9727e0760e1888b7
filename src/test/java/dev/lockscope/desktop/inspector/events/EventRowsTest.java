package dev.lockscope.desktop.inspector.events;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.inspector.Recordings;
import dev.lockscope.desktop.session.Background;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.trace.ClientFact.StepReached;
import dev.lockscope.trace.ClientFact.WorkStarted;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.world.WorldIndex;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.Test;

class EventRowsTest {

    private static final Trace TRACE = Recordings.trace("gc-pause");

    private final Deque<Runnable> window = new ArrayDeque<>();
    private final Background background = new Background(Runnable::run, window::add, defect -> {
        throw new AssertionError(defect);
    });
    private final Header header = TRACE.header();
    private final WorldIndex index = new WorldIndex(header, WorldIndex.SPACING);
    private final EventRows rows = new EventRows(header, background);

    private void settle() {
        while (!window.isEmpty()) {
            window.remove().run();
        }
    }

    private static Event event(long seq, long at, String actor) {
        return new Event(
                seq,
                at,
                actor,
                0,
                seq % 3 == 0 ? new WorkStarted(actor) : new StepReached(actor, "set-nx-px", "acquire.set"));
    }

    @Test
    void theRowsAreTheEventsInTheOrderInWhichTheyHappened() {
        index.append(TRACE.arrivals());
        rows.follow(index);
        assertThat(rows).containsExactlyElementsOf(TRACE.events());
    }

    @Test
    void eventsThatComeLateStandWhereTheyHappenedAndListenersCanFollow() {
        Random chance = new Random(7);
        rows.follow(index);
        List<Event> mirror = new ArrayList<>();
        rows.addListener((ListChangeListener<Event>) change -> mirror(mirror, change));
        for (int batch = 0; batch < 60; batch++) {
            append(chance, batch);
            rows.sync();
            assertThat(rows).isSortedAccordingTo(Trace.ORDER).hasSize(index.size());
            assertThat(mirror).containsExactlyElementsOf(rows);
        }
    }

    @Test
    void aFilteredListIsTheFilteredWholeHoweverTheEventsCome() {
        Random chance = new Random(11);
        Predicate<Event> wanted = event -> event.fact() instanceof WorkStarted;
        rows.follow(index);
        rows.filter(Optional.of(wanted));
        List<Event> mirror = new ArrayList<>();
        rows.addListener((ListChangeListener<Event>) change -> mirror(mirror, change));
        for (int batch = 0; batch < 60; batch++) {
            append(chance, batch);
            rows.sync();
            settle();
            assertThat(rows)
                    .containsExactlyElementsOf(
                            index.trace().events().stream().filter(wanted).toList());
            assertThat(mirror).containsExactlyElementsOf(rows);
        }
    }

    @Test
    void aPageHasItsShareOfTheRowsHoweverTheEventsCome() {
        Random chance = new Random(5);
        rows.follow(index);
        EventPage page = new EventPage(rows);
        List<Event> mirror = new ArrayList<>();
        page.addListener((ListChangeListener<Event>) change -> mirror(mirror, change));
        for (int batch = 0; batch < 300; batch++) {
            List<Event> events = new ArrayList<>();
            for (int i = 1; i <= 100; i++) {
                long seq = batch * 100L + i;
                events.add(event(seq, Math.max(0, seq - (chance.nextInt(400) == 0 ? chance.nextInt(9_000) : 0)), "A"));
            }
            index.append(events);
            rows.sync();
            if (batch % 50 == 49) {
                page.turnTo(chance.nextInt(rows.size()));
            }
            int from = page.from().get();
            assertThat(mirror).isEqualTo(page);
            assertThat(page).isEqualTo(rows.subList(from, Math.min(rows.size(), from + EventPage.SIZE)));
        }
        rows.filter(Optional.of(event -> event.seq() % 1000 == 0));
        settle();
        assertThat(page).hasSize(30).isEqualTo(mirror);
    }

    private void append(Random chance, int batch) {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < chance.nextInt(40); i++) {
            long seq = batch * 100L + i + 1;
            long late = chance.nextInt(20) == 0 ? chance.nextInt(2_000) : 0;
            events.add(event(seq, Math.max(0, batch * 100L - late), chance.nextBoolean() ? "A" : "B"));
        }
        index.append(events);
    }

    private static void mirror(List<Event> mirror, ListChangeListener.Change<? extends Event> change) {
        while (change.next()) {
            if (change.wasUpdated()) {
                for (int i = change.getFrom(); i < change.getTo(); i++) {
                    mirror.set(i, change.getList().get(i));
                }
                continue;
            }
            if (change.wasRemoved()) {
                mirror.subList(change.getFrom(), change.getFrom() + change.getRemovedSize())
                        .clear();
            }
            if (change.wasAdded()) {
                mirror.addAll(change.getFrom(), change.getAddedSubList());
            }
        }
    }

    @Test
    void manyEventsAreTestedInTheBackgroundAndAppearPieceByPiece() {
        List<Event> many = new ArrayList<>();
        for (int i = 1; i <= 100_000; i++) {
            many.add(event(i, i, "A"));
        }
        index.append(many);
        rows.follow(index);
        rows.filter(Optional.of(event -> event.fact() instanceof WorkStarted));
        assertThat(rows.searching().get()).isTrue();
        assertThat(rows).isEmpty();
        window.remove().run();
        assertThat(rows).isNotEmpty();
        assertThat(rows.searching().get()).isTrue();
        settle();
        assertThat(rows.searching().get()).isFalse();
        assertThat(rows).hasSize(33_333);
    }

    @Test
    void aFilterThatIsChangedWhileItIsAppliedLeavesNothingOfTheOldOne() {
        List<Event> many = new ArrayList<>();
        for (int i = 1; i <= 50_000; i++) {
            many.add(event(i, i, i % 2 == 0 ? "A" : "B"));
        }
        index.append(many);
        rows.follow(index);
        rows.filter(Optional.of(event -> event.actor().equals("A")));
        rows.filter(Optional.of(event -> event.actor().equals("B")));
        settle();
        assertThat(rows).hasSize(25_000).allMatch(event -> event.actor().equals("B"));
        rows.filter(Optional.empty());
        assertThat(rows).hasSize(50_000);
    }

    @Test
    void anEventIsFoundAmongTheRowsAndSoIsHowManyStandBeforeIt() {
        index.append(TRACE.events());
        rows.follow(index);
        rows.filter(Optional.of(Timeline.TURNS));
        settle();
        for (Event event : TRACE.events()) {
            assertThat(rows.rowOf(event).isPresent()).isEqualTo(Timeline.TURNS.test(event));
            long before = TRACE.events().stream()
                    .filter(Timeline.TURNS)
                    .filter(other -> Trace.ORDER.compare(other, event) <= 0)
                    .count();
            assertThat(rows.upTo(event)).isEqualTo((int) before);
        }
    }

    @Test
    void filtersLookAtActorKindProminenceAndWords() {
        EventText words = EventText.in("en");
        assertThat(passing(new EventFilter(true, Set.of(), Set.of(), ""), words))
                .containsExactlyElementsOf(
                        TRACE.events().stream().filter(Timeline.TURNS).toList());
        assertThat(passing(new EventFilter(false, Set.of("A"), Set.of(EventKind.LOCK), ""), words))
                .isNotEmpty()
                .allMatch(event -> event.actor().equals("A") && EventKind.of(event.fact()) == EventKind.LOCK);
        assertThat(passing(new EventFilter(false, Set.of(), Set.of(), " PAUSED "), words))
                .isNotEmpty()
                .allMatch(event -> words.of(event).contains("paused"));
        assertThat(passing(EventFilter.ALL, words)).containsExactlyElementsOf(TRACE.events());
        assertThat(passing(new EventFilter(false, Set.of(), Set.of(), "på pause"), EventText.in("nb")))
                .isNotEmpty();
    }

    private static List<Event> passing(EventFilter filter, EventText words) {
        return TRACE.events().stream().filter(filter.test(words)).toList();
    }
}
