package dev.lockscope.course.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonText;
import dev.lockscope.course.Prose;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The texts fit where they are shown, and say the same things in both languages. */
class SizesTest {

    private static final int LONGEST_LINE = 100;
    private static final int LONGEST_TITLE = 60;
    private static final int LONGEST_OPTION = 160;
    private static final int LONGEST_LOOK = 300;

    private static List<String> longer(String part, int most) {
        return Passages.ofLessons().stream()
                .filter(passage ->
                        passage.where().matches(".* " + part) && passage.plain().length() > most)
                .map(passage -> passage.language() + " " + passage.where() + ": "
                        + passage.plain().length())
                .toList();
    }

    @Test
    void titlesOptionsAndStopsAreShort() {
        assertThat(longer("title", LONGEST_TITLE)).isEmpty();
        assertThat(longer("option .*", LONGEST_OPTION)).isEmpty();
        assertThat(longer("Look .*", LONGEST_LOOK)).isEmpty();
        assertThat(longer("option .*", 10)).isNotEmpty();
    }

    @Test
    void linesFit() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("scenarios/lessons"))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".md")).toList()) {
                assertThat(Files.readAllLines(file))
                        .as(file.toString())
                        .allSatisfy(line -> assertThat(line.codePointCount(0, line.length()))
                                .isLessThanOrEqualTo(LONGEST_LINE));
            }
        }
    }

    /** What each part of a text is built of. */
    private static Map<String, String> shape(LessonText text) {
        return Passages.parts(text).entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, part -> shape(part.getValue())));
    }

    private static String shape(Prose prose) {
        return prose.blocks().stream().map(SizesTest::shape).collect(Collectors.joining(" "));
    }

    private static String shape(Prose.Block block) {
        return block instanceof Prose.Items items
                ? "list of " + items.items().size()
                : block.getClass().getSimpleName();
    }

    @Test
    void bothLanguagesAreBuiltTheSame() {
        for (Lesson lesson : Passages.course().lessons()) {
            assertThat(shape(lesson.nb())).as(lesson.id()).isEqualTo(shape(lesson.en()));
        }
    }

    /** A translation that has lost half of its text is much shorter. */
    @Test
    void bothLanguagesSayAsMuch() {
        for (Lesson lesson : Passages.course().lessons()) {
            Map<String, Prose> norwegian = Passages.parts(lesson.nb());
            Passages.parts(lesson.en()).forEach((name, english) -> {
                int one = english.plain().length();
                int other = norwegian.getOrDefault(name, Prose.NONE).plain().length();
                assertThat(Math.max(one, other))
                        .as("%s %s: %s and %s characters", lesson.id(), name, one, other)
                        .isLessThanOrEqualTo(Math.min(one, other) * 8 / 5 + 20);
            });
        }
    }
}
