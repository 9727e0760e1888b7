package dev.lockscope.desktop.lesson;

import dev.lockscope.course.Prose;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Seen;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The same with code that does it better, or differently. */
final class RepairPage implements LessonPage {

    private static final String JOINT = ": ";

    private final Reading reading;
    private final BeatCards beats;
    private final Label state;
    private final Hyperlink all;
    private final VBox verdict = new VBox();
    private final ToggleGroup group = new ToggleGroup();
    private final VBox view;
    private Optional<Verdict> told = Optional.empty();

    RepairPage(Reading reading) {
        this.reading = reading;
        // What is said of a moment is about the first run; here the moment tells itself.
        this.beats = new BeatCards(reading, this::happened);
        this.state = Reading.wrapped("", "leading-state");
        state.setId("lesson-run-state");
        this.all = RunPage.catchUp(reading);
        VBox words = reading.prose(reading.text().repair().orElse(Prose.NONE));
        words.setId("repair-text");
        this.view = Reading.page("lesson-repair", words);
        List<Scenario> variants =
                reading.play().lesson().run().map(content -> content.repaired()).orElse(List.of());
        if (variants.size() > 1) {
            view.getChildren().addAll(reading.heading("variants"), variants(variants));
        }
        view.getChildren().addAll(beats.view(), state, all, verdict);
        refresh();
    }

    private VBox happened(Seen seen) {
        VBox box = new VBox(Reading.wrapped(reading.desk().words().tell(seen.event())));
        box.setMinWidth(0);
        return box;
    }

    private VBox variants(List<Scenario> variants) {
        VBox box = new VBox();
        box.setId("repair-variants");
        box.getStyleClass().add("repair-variants");
        for (Scenario variant : variants) {
            RadioButton button = new RadioButton(name(variant));
            button.setId("repair-" + variant.variant().orElse(""));
            button.setUserData(variant);
            button.setToggleGroup(group);
            button.setWrapText(true);
            button.setSelected(
                    reading.play().variant().get().filter(variant::equals).isPresent());
            button.setOnAction(event -> reading.play().compare(variant));
            box.getChildren().add(button);
        }
        return box;
    }

    /** What tells a variant from the others: its title behind that of the scenario. */
    private String name(Scenario variant) {
        String title = variant.title().in(reading.language());
        int joint = title.indexOf(JOINT);
        return joint < 0 ? title : title.substring(joint + JOINT.length());
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void refresh() {
        LessonPlay play = reading.play();
        group.getToggles().stream()
                .filter(toggle -> play.variant()
                        .get()
                        .filter(one -> one.equals(toggle.getUserData()))
                        .isPresent())
                .forEach(group::selectToggle);
        Optional<Phase> phase = play.session().get().map(run -> run.phase().get());
        beats.show(play.seen().get());
        state.setText(
                phase.filter(now -> now == Phase.READY).isPresent()
                                && reading.desk().workbench().opening().get().isEmpty()
                        ? ""
                        : RunPage.words(reading, phase, 0, play.standing().isEmpty()));
        Reading.show(state, !state.getText().isEmpty());
        Reading.show(
                all,
                phase.filter(now -> now == Phase.RUNNING || now == Phase.HELD).isPresent());
        if (!play.verdict().get().equals(told)) {
            told = play.verdict().get();
            verdict.getChildren().clear();
            told.ifPresent(found -> verdict.getChildren()
                    .add(VerdictBox.of(found, reading.desk().words())));
        }
        Reading.show(verdict, told.isPresent());
    }
}
