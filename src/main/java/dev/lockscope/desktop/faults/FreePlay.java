package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.parameters.ParameterSheet;
import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.theme.Hint;
import java.util.Optional;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The switch between the scenario's script and free play. */
final class FreePlay {

    private static final double TOOLTIP_WIDTH = 320;

    private final Desk desk;
    private final CheckBox box = new CheckBox();
    private final VBox view;

    FreePlay(Desk desk, FaultWords words) {
        this.desk = desk;
        box.setId("free-play");
        box.textProperty().bind(words.texts().bind("free"));
        box.accessibleHelpProperty().bind(words.texts().bind("free.help"));
        box.setOnAction(event -> choose(box.isSelected()));
        Label help = new Label();
        help.textProperty().bind(words.texts().bind("free.short"));
        Tooltip tooltip = new Hint();
        tooltip.textProperty().bind(words.texts().bind("free.help"));
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(TOOLTIP_WIDTH);
        box.setTooltip(tooltip);
        help.setWrapText(true);
        help.setMinHeight(Region.USE_PREF_SIZE);
        help.getStyleClass().add("note");
        view = new VBox(box, help);
        view.getStyleClass().add("free-play");
    }

    Region view() {
        return view;
    }

    void show(Optional<Session> session) {
        boolean possible = session.flatMap(Session::scenario).isPresent();
        box.setSelected(
                session.filter(one -> one.origin().how() instanceof How.Free).isPresent());
        view.setVisible(possible);
        view.setManaged(possible);
    }

    private void choose(boolean free) {
        desk.workbench()
                .current()
                .get()
                .ifPresent(session -> session.scenario().ifPresent(scenario -> {
                    How how = free ? new How.Free() : ParameterSheet.how(session.origin(), scenario);
                    // It is chosen when it is open, not before.
                    show(Optional.of(session));
                    desk.workbench()
                            .lose(
                                    session,
                                    () -> desk.workbench()
                                            .playInstead(
                                                    scenario, session.origin().made(how)));
                }));
    }
}
