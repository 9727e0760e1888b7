package dev.lockscope.course.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each text is in its language, and finished. */
class LanguageTest {

    private static final Pattern LEFT_OVER =
            Pattern.compile("TODO|FIXME|XXX|TBD|[Ll]orem|\\?\\?|\\{[\\w.-]*}|\\[[^\\]]*]\\(");

    /** Foreign words that are meant: of a poem, a title. */
    private static final List<String> MEANT = List.of();

    private static Stream<String> foreign(Passage passage) {
        return passage.sentences().stream()
                .filter(sentence -> MEANT.stream().noneMatch(sentence::contains))
                .filter(sentence -> !Foreign.words(passage.language(), sentence).isEmpty())
                .map(sentence -> passage.language() + " " + passage.where() + ": " + sentence);
    }

    @Test
    void noSentenceIsInTheOtherLanguage() {
        assertThat(Passages.all().stream().flatMap(LanguageTest::foreign)).isEmpty();
    }

    @Test
    void aForeignSentenceIsFound() {
        for (String planted :
                List.of("The lock is lost.", "It was B's.", "Which client holds it?", "Tell the worker.")) {
            assertThat(foreign(new Passage("nb", "x", planted, "Låsen er tapt. " + planted + " A venter.")))
                    .hasSize(1);
        }
        for (String planted : List.of("Låsen er tapt.", "Hvem har den?", "B får ikke låsen.", "Si det til A.")) {
            assertThat(foreign(new Passage("en", "x", planted, "The lock is lost. " + planted + " A waits.")))
                    .hasSize(1);
        }
    }

    @Test
    void noSentenceIsToldTwiceInOneLanguage() {
        assertThat(Passages.course().lessons())
                .allSatisfy(lesson -> assertThat(lesson.en().goal().plain())
                        .isNotEqualTo(lesson.nb().goal().plain()));
    }

    @Test
    void nothingIsLeftOver() {
        assertThat(Passages.all().stream()
                        .filter(passage -> LEFT_OVER.matcher(passage.plain()).find()))
                .isEmpty();
        assertThat(LEFT_OVER.matcher("see {lesson.title}").find()).isTrue();
    }
}
