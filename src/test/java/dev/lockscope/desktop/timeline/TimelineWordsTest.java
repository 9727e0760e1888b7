package dev.lockscope.desktop.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.timeline.Lane;
import dev.lockscope.timeline.LaneKind;
import dev.lockscope.timeline.Row;
import dev.lockscope.timeline.RowKind;
import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.SpanKind;
import dev.lockscope.timeline.Timeline;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimelineWordsTest {

    private final Timeline timeline = Timeline.of(Runs.twoHolders());

    private static Span span(SpanKind kind, String label, String... clients) {
        return new Span(
                Row.section("A"), kind, 0, OptionalLong.of(10), OptionalLong.empty(), label, List.of(clients), 1, 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void everyKindOfSpanAndLaneHasAName(String language) {
        TimelineWords words = new TimelineWords(new Words(language));
        for (SpanKind kind : SpanKind.values()) {
            assertThat(words.picture().kind(kind)).isNotBlank();
        }
        for (LaneKind kind : LaneKind.values()) {
            assertThat(words.picture().group(kind)).isNotBlank();
            assertThat(words.picture().lane(new Lane(kind, ""))).isNotBlank();
        }
    }

    @Test
    void aHolderIsNamedByItsFencingTokenOrTheBeginningOfItsToken() {
        TimelineWords words = new TimelineWords(new Words("en"));
        assertThat(words.on(span(SpanKind.HOLDING, "33", "A"), timeline)).isEqualTo("holds · token 33");
        assertThat(words.on(span(SpanKind.HOLDING, "8c1e99f0a1b2", "A"), timeline))
                .isEqualTo("holds · token 8c1e99…");
        assertThat(words.on(span(SpanKind.KEY_HELD, "x", "A"), timeline)).isEqualTo("A · x");
        assertThat(words.on(span(SpanKind.FAULT, "gc-pause A"), timeline)).isEqualTo("GC pause · A");
    }

    @Test
    void aPauseOfOneWhoBelievesToHoldSaysSo() {
        TimelineWords words = new TimelineWords(new Words("en"));
        Span pause = timeline.spans(Row.state("A")).get(0);
        assertThat(words.on(pause, timeline)).isEqualTo("paused, still believes");
        assertThat(words.on(span(SpanKind.PAUSED, "", "A"), timeline)).isEqualTo("paused");
    }

    @Test
    void anOverlapTellsHowManyAndHowLong() {
        Span overlap =
                timeline.spans(Row.overlap("lock:account", RowKind.SECTION)).get(0);
        assertThat(new TimelineWords(new Words("en")).overlap(overlap, 370_000_000))
                .isEqualTo("two holders, 0.370 s");
        assertThat(new TimelineWords(new Words("nb")).overlap(overlap, 370_000_000))
                .isEqualTo("to innehavere, 0,370 s");
        assertThat(new TimelineWords(new Words("nb")).number("0.5")).isEqualTo("0,5");
    }

    @Test
    void onlyWhatGoesOnIsLive() {
        TimelineWords said = new TimelineWords(new Words("en"));
        Session over = Runs.session();
        Moment end = over.moment().get();
        assertThat(said.flag(end, Phase.RUNNING)).isEqualTo("1.000 s · live");
        assertThat(said.flag(end, Phase.ENDED)).isEqualTo("1.000 s · end");
        assertThat(said.flag(end, over.phase().get())).isEqualTo("1.000 s · end");
        over.goTo(500 * Runs.MS);
        assertThat(said.flag(over.moment().get(), Phase.RUNNING)).isEqualTo("0.500 s");
    }
}
