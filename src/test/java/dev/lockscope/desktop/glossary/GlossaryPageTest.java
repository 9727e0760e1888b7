package dev.lockscope.desktop.glossary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Glossary;
import dev.lockscope.course.LessonException;
import dev.lockscope.course.Lessons;
import dev.lockscope.desktop.gallery.TestWindow;
import java.nio.file.Path;
import java.text.Collator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class GlossaryPageTest {

    private final List<Integer> begun = new ArrayList<>();
    private @Nullable TestWindow window;
    private Glossary glossary = Glossary.NONE;

    @Start
    void start(Stage stage) throws LessonException {
        TestWindow opened = new TestWindow("en");
        window = opened;
        Lessons lessons = Lessons.of(Path.of("scenarios/lessons"));
        glossary = lessons.glossary();
        opened.desk().course().take(lessons);
        GlossaryPage page = new GlossaryPage(opened.desk(), lesson -> begun.add(lesson.number()));
        opened.show(stage, page.view(), 1000, 600);
        page.focus();
    }

    @AfterEach
    void end() {
        Objects.requireNonNull(window).close();
    }

    private static List<String> terms(List<Glossary.Entry> entries, String language) {
        return entries.stream().map(entry -> entry.in(language).term()).toList();
    }

    @Test
    void termsStandInTheOrderOfTheLanguagesOwnAlphabet() {
        assertThat(terms(GlossaryModel.entries(glossary, "", "nb"), "nb"))
                .hasSameSizeAs(glossary.entries())
                .isSortedAccordingTo(Collator.getInstance(Locale.forLanguageTag("nb")));
        assertThat(terms(GlossaryModel.entries(glossary, "", "en"), "en"))
                .isSortedAccordingTo(Collator.getInstance(Locale.ENGLISH));
    }

    @Test
    void aTermThatBeginsWithWhatIsTypedComesFirst() {
        assertThat(terms(GlossaryModel.entries(glossary, "lea", "en"), "en").get(0))
                .startsWith("Lea");
        assertThat(GlossaryModel.entries(glossary, "no such thing here", "en")).isEmpty();
    }

    @Test
    void aTermIsFoundExplainedAndLeadsToItsLesson(FxRobot robot) {
        robot.write("fencing token");
        robot.push(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();

        ListView<?> list = robot.lookup("#glossary-terms").queryListView();
        assertThat(list.isFocused()).isTrue();
        assertThat(robot.lookup("#glossary-term").queryAs(Label.class).getText())
                .isEqualToIgnoringCase("fencing token");
        robot.clickOn("#glossary-lesson-20");
        assertThat(begun).containsExactly(20);
    }

    @Test
    void theLanguageChangesAtOnceAndTheTermStays(FxRobot robot) {
        robot.write("orphan");
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> Objects.requireNonNull(window).desk().words().speak("nb"));

        assertThat(robot.lookup("#glossary-term").queryAs(Label.class).getText())
                .isEqualTo("Eierløs nøkkel");
    }
}
