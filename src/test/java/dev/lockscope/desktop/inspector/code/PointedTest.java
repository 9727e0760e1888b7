package dev.lockscope.desktop.inspector.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.CodeMark;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.Lessons;
import dev.lockscope.lock.listing.Language;
import dev.lockscope.lock.listing.Listing;
import dev.lockscope.lock.listing.Listings;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class PointedTest {

    private static final CodeMark LATE_DEL = new CodeMark("set-nx-px", "release.del");

    @Test
    void itPointsAtTheLineThatMarksTheStepInEachLanguage() {
        for (Language language : Language.values()) {
            Listing listing = Listings.of("set-nx-px", language);
            assertThat(new Pointed(List.of(LATE_DEL)).lines(listing))
                    .isNotEmpty()
                    .containsExactlyInAnyOrderElementsOf(listing.linesOf("release.del"));
        }
    }

    @Test
    void itPointsAtNothingOfAnotherRecipe() {
        assertThat(new Pointed(List.of(LATE_DEL)).lines(Listings.of("set-nx-px-safe", Language.JAVA)))
                .isEmpty();
        assertThat(new Pointed(List.of(LATE_DEL)).isIn(new CodeFile.Recipe("set-nx-px", List.of("A"), true, true)))
                .isTrue();
        assertThat(new Pointed(List.of(LATE_DEL)).isIn(new CodeFile.Recipe("set-nx-px-safe", List.of("A"), true, true)))
                .isFalse();
        assertThat(new Pointed(List.of()).isIn(null)).isFalse();
    }

    @Test
    void everyLessonThatPointsAtCodePointsAtALine() throws Exception {
        List<CodeMark> marks = Lessons.of(Path.of("scenarios/lessons")).lessons().stream()
                .flatMap(lesson -> lesson.run().stream())
                .map(Lesson.OfRun::code)
                .flatMap(List::stream)
                .toList();
        assertThat(marks).isNotEmpty();
        for (CodeMark mark : marks) {
            assertThat(new Pointed(List.of(mark)).lines(Listings.of(mark.recipe(), Language.JAVA)))
                    .as(mark.toString())
                    .isNotEmpty();
        }
    }
}
