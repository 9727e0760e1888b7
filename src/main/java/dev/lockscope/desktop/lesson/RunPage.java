package dev.lockscope.desktop.lesson;

import dev.lockscope.course.Prose;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Seen;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import java.util.Optional;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The run, which stops where there is something to look at. */
final class RunPage implements LessonPage {

    private final Reading reading;
    private final BeatCards beats;
    private final Label state;
    private final Hyperlink all;
    private final VBox view;

    RunPage(Reading reading) {
        this.reading = reading;
        this.beats = new BeatCards(reading, this::look);
        this.state = Reading.wrapped("", "leading-state");
        state.setId("lesson-run-state");
        this.all = catchUp(reading);
        this.view = Reading.page("lesson-run", beats.view(), state, all);
        refresh();
    }

    /** Shows all that is left of a run at once. */
    static Hyperlink catchUp(Reading reading) {
        Hyperlink all = new Hyperlink(reading.texts().say("show-all"));
        all.setId("lesson-show-all");
        all.getStyleClass().add("lesson-link");
        all.setOnAction(event -> reading.play().session().get().ifPresent(Session::catchUp));
        return all;
    }

    private VBox look(Seen seen) {
        return reading.prose(
                Optional.ofNullable(reading.text().looks().get(seen.beat().id()))
                        .orElse(Prose.NONE));
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void refresh() {
        LessonPlay play = reading.play();
        Optional<Phase> phase = play.session().get().map(run -> run.phase().get());
        int stops = play.lesson().run().map(content -> content.beats().size()).orElse(0);
        beats.show(play.seen().get());
        state.setText(words(reading, phase, stops, play.standing().isEmpty()));
        Reading.show(state, !state.getText().isEmpty());
        Reading.show(
                all,
                phase.filter(now -> now == Phase.RUNNING || now == Phase.HELD).isPresent());
    }

    /** How a run is; nothing where it stands still at a moment that is told about. */
    static String words(Reading reading, Optional<Phase> phase, int stops, boolean nowhere) {
        if (phase.isEmpty()) {
            return reading.texts().say("state.closed");
        }
        return switch (phase.orElseThrow()) {
            case READY ->
                reading.desk().workbench().opening().get().isPresent()
                        ? reading.texts().say("state.starting")
                        : reading.texts().say("state.ready", stops);
            case RUNNING -> reading.texts().say("state.running");
            case HELD -> nowhere ? reading.texts().say("state.held") : "";
            case ENDED, RECORDED -> reading.texts().say("state.ended");
        };
    }
}
