package dev.lockscope.handout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonText;
import dev.lockscope.course.LessonTrial;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Progress;
import dev.lockscope.course.Progress.Prediction;
import dev.lockscope.course.Prose;
import dev.lockscope.export.svg.SvgPage;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.VerdictText;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class SummaryTest {

    private static final String LESSON = "late-del-chain";

    private static Lessons course() throws Exception {
        return Lessons.of(Path.of("scenarios/lessons"));
    }

    private static Lesson lesson(Lessons course) {
        return course.lesson(LESSON).orElseThrow();
    }

    private static List<Trace> runs(Lessons course) throws Exception {
        Lesson.OfRun run = lesson(course).run().orElseThrow();
        return List.copyOf(new LessonTrial(ModelPlayer::play).runs(run).values());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void aPredictionStandsBesideWhatTheLearnersRunShowed(String language) throws Exception {
        Lessons course = course();
        List<Trace> runs = runs(course);
        LessonText text = lesson(course).text(language);
        String right = lesson(course)
                .run()
                .orElseThrow()
                .question()
                .rightOption(Map.of(
                        Optional.ofNullable(runs.get(0).header().variant()).orElse(""), runs.get(0)))
                .orElseThrow();
        String wrong = text.options().keySet().stream()
                .filter(option -> !option.equals(right))
                .findFirst()
                .orElseThrow();
        Progress progress = Progress.NONE.withPrediction(LESSON, Prediction.WRONG, Optional.of(wrong));
        String page = Summary.html(course, language, "Kari", progress, Map.of(LESSON, runs));
        String words = words(page);
        assertThat(words)
                .contains(
                        plain(Objects.requireNonNull(text.options().get(wrong))),
                        plain(Objects.requireNonNull(text.options().get(right))));
        assertThat(words).contains(plain(text.takeAway().blocks().get(0)).split("\n", -1)[0]);
        for (Trace run : runs) {
            assertThat(words).contains(VerdictText.in(language).headline(Judge.judge(run)));
        }
        Document read = SvgPage.parse(page);
        assertThat(read.getDocumentElement().getAttribute("lang")).isEqualTo(language);
        assertThat(SvgPage.texts(read, "h1").get(0)).contains("Kari");
        assertThat(pictures(read)).hasSize(runs.size());
    }

    @Test
    void whatWasNotBegunStandsInTheListOnly() throws Exception {
        Lessons course = course();
        Document page = SvgPage.parse(Summary.html(course, "en", "", Progress.NONE.withDone(LESSON), Map.of()));
        assertThat(SvgPage.elements(page, "section")).hasSize(1);
        assertThat(SvgPage.elements(page, "td")).hasSize(5 * course.lessons().size());
        assertThat(SvgPage.texts(page, "p").get(0))
                .isEqualTo("1 lesson of 24 done, no prediction right, no challenge won.");
    }

    @Test
    void whatTheCourseDoesNotHaveIsLeftOut() throws Exception {
        Trace strange = RandomEvents.plain(1).trace(50);
        Progress progress = Progress.NONE.withDone("gone").withWon("gone");
        Document page = SvgPage.parse(Summary.html(course(), "en", "", progress, Map.of("gone", List.of(strange))));
        assertThat(SvgPage.elements(page, "section")).isEmpty();
        assertThat(SvgPage.texts(page, "p").get(0)).startsWith("0 lessons of 24");
    }

    @Test
    void whateverRanThePageCanBeReadAndNeedsNothingButItself() throws Exception {
        Lessons course = course();
        for (long seed = 0; seed < 20; seed++) {
            List<Trace> runs = List.of(
                    RandomEvents.hostile(seed).trace(60),
                    RandomEvents.plain(seed).trace(60));
            String html = Summary.html(course, "nb", "<b>&\"", Progress.NONE, Map.of(LESSON, runs));
            Document page = SvgPage.parse(html);
            assertThat(SvgPage.ids(page)).doesNotHaveDuplicates();
            assertThat(SvgPage.elements(page, "b")).isEmpty();
            assertThat(SvgPage.elements(page, "script")).isEmpty();
            assertThat(pictures(page)).hasSize(2);
        }
    }

    /** The outermost drawings. */
    private static List<Element> pictures(Document page) {
        return SvgPage.elements(page, "svg").stream()
                .filter(svg -> svg.hasAttribute("role"))
                .toList();
    }

    private static String words(String page) throws Exception {
        return SvgPage.parse(page).getDocumentElement().getTextContent().replaceAll("\\s+", " ");
    }

    private static String plain(Prose.Block block) {
        return block.plain();
    }

    private static String plain(Prose prose) {
        return prose.plain().replaceAll("\\s+", " ");
    }
}
