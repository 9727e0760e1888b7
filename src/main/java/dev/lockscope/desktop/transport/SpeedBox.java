package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.SessionWatch;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.lab.Speed;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.DoubleProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** The speed, on a scale on which each step is as much faster as the one before. */
final class SpeedBox {

    private final Desk desk;
    private final Texts texts;
    private final Slider slider = new Slider(0, 1, 0);
    private final Label value = new Label();
    private final Label note = new Label();
    private final Tooltip tooltip = new Hint();
    private final HBox view;
    private Optional<Session> session = Optional.empty();

    SpeedBox(Desk desk, Texts texts) {
        this.desk = desk;
        this.texts = texts;
        slider.setId("speed");
        slider.setBlockIncrement(SpeedScale.place(0.2) - SpeedScale.place(0.1));
        slider.accessibleTextProperty().bind(texts.bind("speed"));
        value.setId("speed-value");
        value.setLabelFor(slider);
        note.setId("speed-note");
        value.getStyleClass().add("speed-value");
        note.getStyleClass().addAll("speed-note", "muted");
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(420);
        slider.setTooltip(tooltip);
        FontIcon icon = new FontIcon(Material2OutlinedMZ.SPEED);
        VBox words = new VBox(value, note);
        words.getStyleClass().add("speed-words");
        words.setAlignment(Pos.CENTER_LEFT);
        view = new HBox(icon, slider, words);
        view.getStyleClass().add("speed");
        view.setAlignment(Pos.CENTER);
        DoubleProperty speed = desk.workbench().speed();
        slider.setValue(SpeedScale.place(speed.get()));
        slider.valueProperty().addListener((property, old, now) -> speed.set(SpeedScale.speed(now.doubleValue())));
        speed.addListener((property, old, now) -> {
            // A slider that is being dragged stays where the hand is.
            if (SpeedScale.speed(slider.getValue()) != now.doubleValue()) {
                slider.setValue(SpeedScale.place(now.doubleValue()));
            }
            tell();
        });
        desk.words().language().addListener((property, old, now) -> tell());
        SessionWatch.on(desk.workbench(), shown -> List.of(shown.phase()), shown -> {
            session = shown;
            tell();
        });
    }

    /** What is shown. */
    HBox view() {
        return view;
    }

    private void tell() {
        double wish = desk.workbench().speed().get();
        value.setText(texts.say("speed.value", wish));
        Optional<SpeedNote> said = session.map(shown -> SpeedNote.of(
                wish,
                shown.header().speed(),
                shown.phase().get(),
                shown.scenario()
                        .map(scenario -> Speed.nearest(wish, scenario).factor())
                        .orElse(wish)));
        boolean differs = said.filter(SpeedNote::differs).isPresent();
        note.setText(differs ? texts.say("speed.next-run") : "");
        note.setManaged(differs);
        String hint = texts.say("speed.hint");
        String full = said.map(now -> hint + "\n" + say(now)).orElse(hint);
        tooltip.setText(full);
        slider.setAccessibleHelp(value.getText() + ". " + full);
    }

    private String say(SpeedNote now) {
        String run = texts.say("speed.this-run", now.ran());
        if (now.live() && now.isBounded()) {
            return run + " " + texts.say("speed.bounded", now.coming());
        }
        return now.differs() ? run + " " + texts.say("speed.next", now.coming()) : run;
    }
}
