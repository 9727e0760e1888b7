package dev.lockscope.desktop.prose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Lessons;
import dev.lockscope.course.Prose;
import dev.lockscope.desktop.gallery.TestWindow;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
class ProseViewTest {

    private static final Prose PROSE = new Prose(List.of(
            new Prose.Paragraph(List.of(
                    new Prose.Words("When its "),
                    new Prose.Term("lease", List.of(new Prose.Words("lease"))),
                    new Prose.Words(" has run out, "),
                    new Prose.Code("DEL lock:account"),
                    new Prose.Words(" deletes the key of somebody else."))),
            new Prose.Items(
                    true,
                    List.of(
                            new Prose(List.of(new Prose.Paragraph(List.of(new Prose.Words("one"))))),
                            new Prose(List.of(new Prose.Paragraph(List.of(new Prose.Words("two")))))))));

    private Optional<TestWindow> window = Optional.empty();
    private final VBox place = new VBox();

    @Start
    void start(Stage stage) throws Exception {
        TestWindow shown = new TestWindow("en");
        shown.desk().course().take(Lessons.of(java.nio.file.Path.of("scenarios/lessons")));
        place.getChildren().setAll(ProseView.of(PROSE, new Terms(shown.desk())));
        shown.show(stage, place, 240, 300);
        window = Optional.of(shown);
    }

    @AfterEach
    void end() {
        window.ifPresent(TestWindow::close);
    }

    private TestWindow window() {
        return window.orElseThrow();
    }

    @Test
    void aParagraphIsReadOutAsAWhole(FxRobot robot) {
        Node flow = robot.lookup(".prose-flow").query();
        assertThat(flow.getAccessibleText())
                .isEqualTo("When its lease has run out, DEL lock:account deletes the key of somebody else.");
    }

    @Test
    void whatIsPaintedBehindCodeAndBelowTermsFollowsTheLines(FxRobot robot) {
        Path ground = robot.lookup(".prose-code-ground").query();
        Path dots = robot.lookup(".prose-term-dots").query();
        assertThat(ground.getElements()).isNotEmpty();
        assertThat(dots.getElements()).hasSize(2);
        double before = ground.getLayoutBounds().getMinY();
        robot.interact(() -> {
            place.setMaxWidth(120);
            place.getScene().getRoot().resize(120, 300);
            place.layout();
        });
        robot.interact(() -> {});
        assertThat(ground.getLayoutBounds().getMinY()).isGreaterThan(before);
    }

    @Test
    void aTermIsExplainedByTheKeyboardWithTheLessonsThatShowIt(FxRobot robot) {
        Node term = robot.lookup("#term-lease").query();
        robot.interact(term::requestFocus);
        robot.push(KeyCode.ENTER);
        assertThat(words(robot)).contains("Lease");
        List<String> lessons = robot.lookup(".term-card .hyperlink").queryAll().stream()
                .map(link -> ((Hyperlink) link).getText())
                .toList();
        assertThat(lessons).isNotEmpty().allMatch(text -> text.matches("\\d+\\. .+"));
        robot.push(KeyCode.ESCAPE);
        assertThat(robot.lookup("#term-card").queryAll().stream().filter(ProseViewTest::isShown))
                .isEmpty();
        robot.interact(() -> window().desk().words().speak("nb"));
        robot.interact(() -> {
            term.requestFocus();
        });
        robot.push(KeyCode.ENTER);
        assertThat(words(robot)).contains("Leietid");
    }

    private static boolean isShown(Node node) {
        return node.getScene() != null && node.getScene().getWindow().isShowing();
    }

    private static String words(FxRobot robot) {
        return robot.lookup("#term-card .prose-text").queryAll().stream()
                .map(text -> ((Text) text).getText())
                .collect(Collectors.joining());
    }
}
