package dev.lockscope.desktop.inspector.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.inspector.Recordings;
import dev.lockscope.desktop.inspector.panel.Bundle;
import dev.lockscope.desktop.inspector.state.StateRow.Group;
import dev.lockscope.desktop.inspector.state.StateRow.Subject;
import dev.lockscope.desktop.inspector.state.StateValue.Count;
import dev.lockscope.desktop.inspector.state.StateValue.Nothing;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.world.World;
import dev.lockscope.trace.world.WorldIndex;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StateRowsTest {

    private final WorldIndex index = WorldIndex.of(Recordings.trace("gc-pause"));

    private List<StateRow> changedBy(Predicate<Event> which) {
        for (int i = 0; i < index.size(); i++) {
            if (which.test(index.event(i))) {
                return rows(i + 1).stream().filter(StateRow::isChanged).toList();
            }
        }
        throw new AssertionError("no such event");
    }

    private List<StateRow> rows(int events) {
        return StateRows.of(
                index.at(Math.max(0, events - 1)),
                index.at(events),
                index.at(events).at());
    }

    @Test
    void aPauseChangesTheClientsProcessAndNothingElse() {
        assertThat(changedBy(event -> event.fact() instanceof ClientPaused))
                .singleElement()
                .satisfies(row -> {
                    assertThat(row.subject()).isEqualTo(new Subject(Group.CLIENT, "A"));
                    assertThat(row.trait().id()).isEqualTo("client.process");
                    assertThat(row.before()).contains(StateValue.say("client.runs"));
                });
    }

    @Test
    void aKeyThatExpiredIsShownAsGoneWithWhatItHeld() {
        assertThat(changedBy(event -> event.fact() instanceof KeyExpired))
                .singleElement()
                .satisfies(row -> {
                    assertThat(row.trait().name()).isEqualTo("lock:account");
                    assertThat(row.value()).isEqualTo(new Nothing());
                    assertThat(row.before()).isNotEqualTo(Optional.of(new Nothing()));
                });
    }

    @Test
    void aWriteChangesTheValueFromTheOldOneToTheNewOne() {
        assertThat(changedBy(event -> event.fact() instanceof WriteAccepted))
                .filteredOn(row -> row.trait().id().equals("resource.value"))
                .containsExactly(new StateRow(
                        new Subject(Group.RESOURCE, "account"),
                        StateRow.Trait.of("resource.value"),
                        new Count(900),
                        Optional.of(new Count(1000))));
    }

    @Test
    void aFaultThatEndedIsShownAsGone() {
        assertThat(changedBy(event -> event.fact() instanceof FaultEnded))
                .singleElement()
                .satisfies(row -> assertThat(row.subject().group()).isEqualTo(Group.FAULT));
    }

    @Test
    void timeAloneMarksNothing() {
        World world = index.at(index.size() / 2);
        assertThat(StateRows.of(world, world, Long.MAX_VALUE / 2)).noneMatch(StateRow::isChanged);
    }

    @Test
    void theLinesOfAThingStandTogether() {
        for (int events = 0; events <= index.size(); events++) {
            List<Subject> subjects =
                    rows(events).stream().map(StateRow::subject).toList();
            long blocks = 0;
            for (int i = 0; i < subjects.size(); i++) {
                blocks += i == 0 || !subjects.get(i).equals(subjects.get(i - 1)) ? 1 : 0;
            }
            assertThat(blocks).isEqualTo(subjects.stream().distinct().count());
        }
    }

    @Test
    void onlyWhatChangedStandsUnderItsHeadings() {
        List<StateRow> rows = rows(index.size() / 2);
        List<StateItem> changed = StateItem.of(rows, true);
        assertThat(changed.stream().filter(StateItem.Line.class::isInstance))
                .hasSize((int) rows.stream().filter(StateRow::isChanged).count());
        assertThat(StateItem.of(rows, false)).hasSizeGreaterThan(rows.size());
    }

    @ParameterizedTest
    @CsvSource({
        "gc-pause,en",
        "gc-pause,nb",
        "redlock,nb",
        "sentinel-failover,en",
        "sentinel-failover,nb",
        "one-token-two-writes,nb",
        "unlock-before-commit,nb",
        "late-answer,nb",
        "run-twice-count-once,nb"
    })
    void everyStateOfARunCanBeSaidInBothLanguages(String scenario, String language) {
        Words words = new Words(language);
        StateWords said = new StateWords(words, words.of(Bundle.NAME));
        WorldIndex states = WorldIndex.of(Recordings.trace(scenario));
        for (int events = 1; events <= states.size(); events++) {
            for (StateRow row : StateRows.of(
                    states.at(events - 1), states.at(events), states.at(events).at())) {
                assertThat(said.value(row.value())).isNotBlank().doesNotContain("{");
                assertThat(said.trait(row.trait())).isNotBlank().doesNotContain("{");
                assertThat(said.subject(row.subject())).isNotBlank();
                row.before().ifPresent(before -> assertThat(said.value(before)).isNotBlank());
            }
        }
    }

    @Test
    void everyEndingHasItsWords() {
        Texts texts = new Words("en").of("dev.lockscope.desktop.inspector.inspector");
        for (Ending ending : Ending.values()) {
            assertThat(texts.knows("state.run." + ending)).as("%s", ending).isTrue();
        }
    }
}
