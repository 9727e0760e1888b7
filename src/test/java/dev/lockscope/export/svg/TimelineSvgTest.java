package dev.lockscope.export.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.lockscope.export.picture.Clip;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.testkit.History;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.timeline.Lane;
import dev.lockscope.timeline.LaneKind;
import dev.lockscope.timeline.Row;
import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.timeline.paint.PictureWords;
import dev.lockscope.trace.ClientFact.ClientStarted;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class TimelineSvgTest {

    private static Trace pause() throws Exception {
        Scenario scenario =
                ScenarioLoader.load(Path.of("scenarios/gc-pause.yaml")).get(0);
        return ModelPlayer.play(scenario);
    }

    /** What is told of the spans of all lanes. */
    private static List<String> told(Trace trace, String language) {
        Timeline timeline = Timeline.of(trace);
        PictureWords words = PictureWords.in(language);
        List<String> told = new ArrayList<>();
        for (Lane lane : timeline.lanes()) {
            for (Row row : timeline.rows(lane)) {
                for (Span span : timeline.spans(row)) {
                    told.add(words.what(span) + "\n" + words.when(span, timeline.now()));
                }
            }
        }
        return told;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void everySpanOfARunTellsWhatItIs(String language) throws Exception {
        Trace trace = pause();
        Document picture = SvgPage.parse(TimelineSvg.of(trace, TimelineSvg.Wish.plain(language, "A pause")));
        List<String> wanted = told(trace, language);
        assertThat(wanted).hasSizeGreaterThan(8);
        assertThat(SvgPage.texts(picture, "title")).containsAll(wanted);
    }

    @Test
    void itSaysWhatItIsToThoseWhoDoNotSeeIt() throws Exception {
        TimelineSvg.Wish plain = TimelineSvg.Wish.plain("en", "A & B, \"in\" <turn>");
        TimelineSvg.Wish wish = new TimelineSvg.Wish(
                Palette.DARK, "en", 800, 13, plain.title(), "Two holders", "run7", Optional.empty(), false);
        Document picture = SvgPage.parse(TimelineSvg.of(pause(), wish));
        Element root = picture.getDocumentElement();
        assertThat(root.getAttribute("role")).isEqualTo("img");
        assertThat(root.getAttribute("aria-labelledby")).isEqualTo("run7-title run7-desc");
        assertThat(SvgPage.texts(picture, "title")).containsExactly("A & B, \"in\" <turn>");
        assertThat(SvgPage.texts(picture, "desc")).containsExactly("Two holders");
        assertThat(SvgPage.ids(picture)).allMatch(id -> id.startsWith("run7-"));
    }

    @Test
    void itIsAsWideAsWantedAndAsHighAsItsLanes() throws Exception {
        Trace trace = pause();
        Document picture = SvgPage.parse(TimelineSvg.of(trace, TimelineSvg.Wish.plain("en", "A pause")));
        double width = Double.parseDouble(picture.getDocumentElement().getAttribute("width"));
        double height = Double.parseDouble(picture.getDocumentElement().getAttribute("height"));
        assertThat(width).isEqualTo(960);
        for (Element text : SvgPage.elements(picture, "text")) {
            assertThat(Double.parseDouble(text.getAttribute("y"))).isBetween(0.0, height);
        }
        List<String> texts = SvgPage.texts(picture, "text");
        assertThat(Timeline.of(trace).lanes().stream().filter(lane -> lane.kind() != LaneKind.OVERLAP))
                .allSatisfy(lane -> assertThat(texts).anyMatch(text -> text.startsWith(lane.name())));
    }

    @Test
    void wordsEndWhereTheyWereMeantToInAnyFont() throws Exception {
        Document picture = SvgPage.parse(TimelineSvg.of(pause(), TimelineSvg.Wish.plain("nb", "En pause")));
        List<Element> texts = SvgPage.elements(picture, "text");
        assertThat(texts).isNotEmpty().allSatisfy(text -> {
            double size = Double.parseDouble(text.getAttribute("font-size"));
            boolean bold = text.getAttribute("font-weight").equals("bold");
            assertThat(TextWidths.isKnown(text.getTextContent())
                            || text.getTextContent().contains("…"))
                    .isTrue();
            if (TextWidths.isKnown(text.getTextContent())) {
                assertThat(Double.parseDouble(text.getAttribute("textLength")))
                        .isCloseTo(TextWidths.of(text.getTextContent(), size, bold), within(0.01));
            }
        });
        assertThat(TextWidths.isKnown("שלום")).isFalse();
        assertThat(TextWidths.of("Abc", 1000, false)).isEqualTo(667 + 556 + 500);
        assertThat(TextWidths.of("é", 1000, true)).isEqualTo(TextWidths.of("e", 1000, true));
    }

    @Test
    void aClipShowsWhatHappenedInIt() throws Exception {
        Trace trace = pause();
        Timeline timeline = Timeline.of(trace);
        long late = timeline.now() - 200_000_000;
        Clip clip = new Clip(late, timeline.now() + 1);
        TimelineSvg.Wish wish =
                new TimelineSvg.Wish(Palette.LIGHT, "en", 960, 13, "The end", "", "ls", Optional.of(clip), true);
        List<String> told = SvgPage.texts(SvgPage.parse(TimelineSvg.of(trace, wish)), "title");
        PictureWords words = PictureWords.in("en");
        for (Lane lane : timeline.lanes()) {
            for (Row row : timeline.rows(lane)) {
                for (Span span : timeline.spans(row)) {
                    String text = words.what(span) + "\n" + words.when(span, timeline.now());
                    boolean isOver = span.to().isPresent() && span.to().getAsLong() < late;
                    assertThat(told.contains(text)).as(text).isNotEqualTo(isOver);
                }
            }
        }
    }

    @Test
    void hostileNamesStayWords() throws Exception {
        List<String> names = List.of(
                "\"><script>alert(1)</script>",
                "a&b</svg>",
                "\u202Eback\u202C שלום",
                "\uD83D\uDD12 lås",
                "'; --",
                "]]>");
        History history = History.history();
        for (String name : names) {
            history.add(0, name, 0, new ClientStarted(name));
            history.learns(name, 10, "t", null);
            history.enters(name, 20);
        }
        String svg = TimelineSvg.of(history.ends(1_000).build(), TimelineSvg.Wish.plain("nb", "<&>"));
        Document picture = SvgPage.parse(svg);
        assertThat(SvgPage.elements(picture, "script")).isEmpty();
        assertThat(svg).doesNotContain("<script", "<!--");
        String told = String.join("\n", SvgPage.texts(picture, "title"));
        assertThat(names).allSatisfy(name -> assertThat(told).contains(name));
    }

    @Test
    void whateverHappenedItCanBeReadAndNoIdStandsTwice() throws Exception {
        for (long seed = 0; seed < 150; seed++) {
            RandomEvents events = seed % 2 == 0 ? RandomEvents.hostile(seed) : RandomEvents.plain(seed);
            Trace trace = events.trace(1 + (int) (seed * 7 % 200));
            Document picture = SvgPage.parse(TimelineSvg.of(trace, TimelineSvg.Wish.plain("en", "seed " + seed)));
            if (seed % 2 == 1) {
                assertThat(SvgPage.texts(picture, "title")).as("seed %d", seed).containsAll(told(trace, "en"));
            }
            List<String> ids = SvgPage.ids(picture);
            Set<String> once = new HashSet<>(ids);
            assertThat(ids).as("seed %d", seed).hasSize(once.size());
            for (Element box : SvgPage.elements(picture, "rect")) {
                assertThat(Double.parseDouble(box.getAttribute("width"))).isNotNegative();
                String fill = box.getAttribute("fill");
                assertThat(!fill.startsWith("url(#") || once.contains(fill.substring(5, fill.length() - 1)))
                        .as("seed %d: %s", seed, fill)
                        .isTrue();
            }
        }
    }
}
