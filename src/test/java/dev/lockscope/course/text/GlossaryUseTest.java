package dev.lockscope.course.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Glossary;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonText;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Prose;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Texts, descriptions and the glossary speak of the same terms. */
class GlossaryUseTest {

    private final Lessons course = Passages.course();

    private static Set<String> linked(LessonText text) {
        return Passages.parts(text).values().stream()
                .flatMap(prose -> prose.blocks().stream())
                .flatMap(GlossaryUseTest::terms)
                .collect(Collectors.toSet());
    }

    private static Stream<String> terms(Prose.Block block) {
        if (block instanceof Prose.Paragraph paragraph) {
            return terms(paragraph.words());
        } else if (block instanceof Prose.Items items) {
            return items.items().stream()
                    .flatMap(item -> item.blocks().stream())
                    .flatMap(GlossaryUseTest::terms);
        } else if (block instanceof Prose.Quote quote) {
            return quote.prose().blocks().stream().flatMap(GlossaryUseTest::terms);
        }
        return Stream.empty();
    }

    private static Stream<String> terms(List<Prose.Inline> words) {
        return words.stream().flatMap(word -> {
            if (word instanceof Prose.Term term) {
                return Stream.of(term.term());
            } else if (word instanceof Prose.Strong strong) {
                return terms(strong.words());
            }
            return word instanceof Prose.Emphasis emphasis ? terms(emphasis.words()) : Stream.empty();
        });
    }

    @Test
    void theTermsOfALessonAreThoseThatBothItsTextsExplain() {
        assertThat(course.lessons()).allSatisfy(lesson -> {
            assertThat(linked(lesson.en()))
                    .as("%s en", lesson.id())
                    .containsExactlyInAnyOrderElementsOf(lesson.terms());
            assertThat(linked(lesson.nb()))
                    .as("%s nb", lesson.id())
                    .containsExactlyInAnyOrderElementsOf(lesson.terms());
        });
    }

    @Test
    void theGlossaryExplainsEveryTermAndNoOther() {
        Set<String> used = new HashSet<>();
        course.lessons().forEach(lesson -> used.addAll(lesson.terms()));

        assertThat(course.glossary().entries())
                .extracting(Glossary.Entry::id)
                .containsExactlyInAnyOrderElementsOf(used);
    }

    @Test
    void aLessonThatTheGlossaryNamesSpeaksOfTheTerm() {
        assertThat(course.glossary().entries()).allSatisfy(entry -> {
            assertThat(entry.lessons())
                    .as(entry.id())
                    .isNotEmpty()
                    .allSatisfy(id -> assertThat(
                                    course.lesson(id).map(Lesson::terms).orElse(List.of()))
                            .contains(entry.id()));
        });
    }
}
