package dev.lockscope.desktop.timeline;

import static dev.lockscope.desktop.timeline.Runs.MS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Commands;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.timeline.TimeScale;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.LockFact.LockAcquired;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The timeline in a window, with mouse and keys. */
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init") // the extension opens the window before anything else
class TimelineAreaTest {

    private static final double NAMES_END = 163;

    private Session session;
    private Desk desk;
    private TimelineArea area;

    @Start
    void open(Stage stage) {
        Workbench workbench = new Workbench(
                Runs.background(),
                (scenario, options) -> {
                    throw new AssertionError("nothing is to be started");
                },
                () -> 1);
        desk = new Desk(new Words("en"), new Look(Tone.LIGHT), new Commands(), workbench, () -> 0);
        area = new TimelineArea(desk);
        Scene scene = new Scene(area.view(), 1_000, 340);
        desk.look().dress(scene);
        desk.commands().listenIn(scene);
        stage.setScene(scene);
        stage.show();
        session = Runs.session();
        workbench.add(session);
    }

    private Node chart(FxRobot robot) {
        return robot.lookup("#timeline-chart").query();
    }

    /** Where an instant is in the picture when all of the run is seen. */
    private Point2D at(FxRobot robot, long ms, double y) {
        Node chart = chart(robot);
        double width = Math.floor(chart.getLayoutBounds().getWidth());
        double x = TimeScale.fit(0, session.now(), width, 12).x(ms * MS);
        return chart.localToScreen(x, y);
    }

    private double lane(FxRobot robot, String name) {
        Node label = robot.lookup("#lane-CLIENT-" + name).query();
        double middle = label.getLayoutBounds().getHeight() / 2;
        return chart(robot).screenToLocal(label.localToScreen(0, middle)).getY();
    }

    private static void settle() {
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void draggingTheCursorShowsAnEarlierMoment(FxRobot robot) {
        assertThat(session.moment().get().live()).isTrue();
        robot.drag(at(robot, 1_000, 15)).dropTo(at(robot, 300, 15));
        settle();
        assertThat(session.moment().get().live()).isFalse();
        assertThat(session.moment().get().instant()).isBetween(290 * MS, 310 * MS);
        assertThat(chart(robot).getAccessibleText()).contains("of 1.000 s");
        assertThat(robot.lookup("#timeline-live").query().isVisible()).isTrue();
        robot.clickOn("#timeline-live");
        settle();
        assertThat(session.moment().get().live()).isTrue();
    }

    @Test
    void aClickOnASpanSelectsItsEvent(FxRobot robot) {
        robot.clickOn(at(robot, 170, lane(robot, "A")));
        settle();
        assertThat(session.selected().get().orElseThrow().fact()).isInstanceOf(LockAcquired.class);
        robot.clickOn(at(robot, 400, lane(robot, "A")));
        settle();
        assertThat(session.selected().get().orElseThrow().fact()).isInstanceOf(ClientPaused.class);
    }

    @Test
    void keysZoomAndStepThroughEvents(FxRobot robot) {
        robot.interact(() -> chart(robot).requestFocus());
        robot.push(KeyCode.HOME);
        settle();
        assertThat(session.moment().get().instant()).isZero();
        robot.push(KeyCode.RIGHT).push(KeyCode.RIGHT);
        settle();
        int events = session.moment().get().events();
        robot.push(KeyCode.SHIFT, KeyCode.RIGHT);
        settle();
        assertThat(session.moment().get().events()).isGreaterThan(events);
        robot.push(KeyCode.END);
        settle();
        assertThat(session.moment().get().live()).isTrue();
        robot.push(KeyCode.PLUS).push(KeyCode.PLUS);
        settle();
        double fine = area.shownScale().orElseThrow().nsPerPixel();
        robot.push(KeyCode.MINUS);
        settle();
        double coarser = area.shownScale().orElseThrow().nsPerPixel();
        robot.push(KeyCode.DIGIT0);
        settle();
        double all = area.shownScale().orElseThrow().nsPerPixel();
        assertThat(fine).isLessThan(coarser);
        assertThat(coarser).isLessThan(all);
    }

    @Test
    void theWheelZoomsAboutThePointerAndADragPans(FxRobot robot) {
        TimeScale all = area.shownScale().orElseThrow();
        robot.moveTo(at(robot, 500, 100)).scroll(3);
        settle();
        TimeScale zoomed = area.shownScale().orElseThrow();
        assertThat(zoomed.nsPerPixel()).isNotEqualTo(all.nsPerPixel());
        assertThat(zoomed.x(500 * MS)).isBetween(all.x(500 * MS) - 3, all.x(500 * MS) + 3);
        robot.interact(() -> area.zoom(8));
        settle();
        TimeScale before = area.shownScale().orElseThrow();
        Point2D from = chart(robot).localToScreen(300, 200);
        robot.drag(from).dropTo(from.add(80, 0));
        settle();
        assertThat(area.shownScale().orElseThrow().start()).isLessThan(before.start());
        assertThat(session.moment().get().live()).as("a drag moves no cursor").isTrue();
    }

    @Test
    void aSearchGoesFromHitToHit(FxRobot robot) {
        robot.interact(() -> chart(robot).requestFocus());
        robot.push(KeyCode.CONTROL, KeyCode.F).write("read");
        settle();
        Label count = robot.lookup("#timeline-search-count").queryAs(Label.class);
        assertThat(count.getText()).isEqualTo("2 hits");
        robot.push(KeyCode.ENTER);
        settle();
        assertThat(count.getText()).isEqualTo("1 of 2");
        assertThat(session.selected().get().orElseThrow().actor()).isEqualTo("A");
        robot.push(KeyCode.ESCAPE);
        settle();
        assertThat(robot.lookup("#timeline-search-bar").query().isVisible()).isFalse();
    }

    @Test
    void altAndAnArrowPutALaneElsewhere(FxRobot robot) {
        double b = lane(robot, "B");
        robot.interact(() -> robot.lookup("#lane-CLIENT-B").query().requestFocus());
        robot.push(KeyCode.ALT, KeyCode.UP);
        settle();
        assertThat(lane(robot, "B")).isLessThan(b);
        assertThat(lane(robot, "A")).isGreaterThan(lane(robot, "B"));
        assertThat(robot.lookup("#lane-CLIENT-B").query().isFocused()).isTrue();
    }

    @Test
    void anEventHighlightedElsewhereIsBroughtIntoSight(FxRobot robot) {
        robot.interact(() -> {
            area.zoom(50);
            session.highlight(List.of(session.trace().events().get(3).seq()));
        });
        settle();
        double x = area.shownScale()
                .orElseThrow()
                .x(session.trace().events().get(3).at());
        assertThat(x).isBetween(0.0, 1_000 - NAMES_END);
    }

    @Test
    void aSessionThatIsNoLongerShownIsLetGoOf(FxRobot robot) {
        Session other = Runs.session();
        robot.interact(() -> desk.workbench().add(other));
        settle();
        String told = chart(robot).getAccessibleText();
        robot.interact(() -> session.goTo(200 * MS));
        settle();
        assertThat(chart(robot).getAccessibleText()).isEqualTo(told);
        robot.interact(() -> other.goTo(200 * MS));
        settle();
        assertThat(chart(robot).getAccessibleText()).isNotEqualTo(told);
    }

    @Test
    void theNamesAreThoseOfTheSessionThatIsShown(FxRobot robot) {
        Session other = Runs.session(Runs.fenced(), Runs.background());
        List<String> own = names(robot);
        robot.interact(() -> desk.workbench().add(other));
        settle();
        List<String> others = names(robot);
        assertThat(others).anyMatch(name -> name.contains(":fence")).isNotEqualTo(own);
        for (int i = 0; i < 2; i++) {
            robot.interact(() -> desk.workbench().show(session));
            assertThat(names(robot)).isEqualTo(own);
            robot.interact(() -> desk.workbench().show(other));
            assertThat(names(robot)).isEqualTo(others);
        }
    }

    private static List<String> names(FxRobot robot) {
        return robot.lookup(".timeline-lane").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList();
    }

    @Test
    void theLanguageChangesAtOnce(FxRobot robot) {
        robot.interact(() -> desk.words().speak("nb"));
        settle();
        assertThat(chart(robot).getAccessibleText()).startsWith("Tidslinje");
        assertThat(robot.lookup(".timeline-heading").queryAllAs(Label.class))
                .extracting(Label::getText)
                .contains("KLIENTER");
    }
}
