package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.session.Session;
import java.util.Optional;
import javafx.collections.MapChangeListener;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** Says above a run of what the explorer has found whether real servers agree with it. */
final class ReplayNote {

    private final Desk desk;
    private final Explorer explorer;
    private final FateLine line;
    private final ReplayAgain again;
    private final Button back = new Button("", new FontIcon(Material2OutlinedAL.EXPLORE));
    private final HBox view = new HBox();

    ReplayNote(Desk desk, Explorer explorer) {
        this.desk = desk;
        this.explorer = explorer;
        this.line = new FateLine(explorer.words(), "replay-fate");
        this.again = new ReplayAgain(explorer.words().texts(), "replay-again", this::again);
        HBox.setHgrow(line.view(), Priority.ALWAYS);
        line.view().setMaxWidth(Double.MAX_VALUE);
        back.setId("replay-back");
        back.setMinWidth(Region.USE_PREF_SIZE);
        back.textProperty().bind(explorer.words().texts().bind("to-explorer"));
        back.setOnAction(event -> desk.commands().find("view.explorer").ifPresent(Command::ask));
        view.setId("replay-note");
        view.getStyleClass().add("replay-note");
        view.managedProperty().bind(view.visibleProperty());
        view.getChildren().setAll(line.view(), again.view(), back);
        explorer.replays().fates().addListener((MapChangeListener<Session, Fate>) change -> refresh());
        desk.workbench().current().addListener((property, old, now) -> refresh());
        desk.words().language().addListener((property, old, now) -> refresh());
        refresh();
    }

    private Optional<Fate> fate() {
        return desk.workbench()
                .current()
                .get()
                .flatMap(session ->
                        Optional.ofNullable(explorer.replays().fates().get(session)));
    }

    private void refresh() {
        Optional<Fate> now = fate();
        view.setVisible(now.isPresent());
        now.ifPresent(fate -> {
            line.show(fate);
            again.show(fate);
        });
    }

    private void again() {
        desk.workbench().current().get().ifPresent(explorer::again);
    }

    Region view() {
        return view;
    }
}
