package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.Desk;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The faults that are on, each with a button that ends it where it can be ended. */
final class FaultList extends VBox {

    private final Desk desk;
    private final FaultWords words;
    private List<ActiveFault> shown = List.of();

    FaultList(Desk desk, FaultWords words) {
        this.desk = desk;
        this.words = words;
        setId("faults-on");
        getStyleClass().add("faults-on");
        show(List.of());
    }

    void show(List<ActiveFault> faults) {
        if (!faults.equals(shown)) {
            shown = faults;
            getChildren().setAll(faults.stream().map(this::line).toList());
        }
        setVisible(!faults.isEmpty());
        setManaged(!faults.isEmpty());
    }

    private Node line(ActiveFault fault) {
        Label text = new Label(fault.text());
        text.setId("fault-on-" + fault.fault());
        text.setWrapText(true);
        text.setMaxWidth(Double.MAX_VALUE);
        text.setMinWidth(0);
        text.setMinHeight(Region.USE_PREF_SIZE);
        HBox line = new HBox(text);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("fault-on");
        HBox.setHgrow(text, Priority.ALWAYS);
        fault.ending().ifPresent(ending -> line.getChildren().add(end(fault, ending)));
        return line;
    }

    private Button end(ActiveFault fault, Doing ending) {
        Button button = new Button(words.texts().say("end"));
        button.setId("fault-end-" + fault.fault());
        button.getStyleClass().addAll("small");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setAccessibleText(ending.spoken());
        button.setOnAction(event -> desk.workbench().act(ending.offer().action()));
        return button;
    }
}
