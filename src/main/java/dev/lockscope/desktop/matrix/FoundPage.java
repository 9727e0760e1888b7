package dev.lockscope.desktop.matrix;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.segments.Segments;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Matrix;
import dev.lockscope.explore.matrix.MatrixFile;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** What the explorer has found for every recipe under every fault, as it was stored when the program was built. */
final class FoundPage {

    /** With less height than so many times the size of text, cells matter more than what is told of one of them. */
    private static final double ROOMY = 38;

    private final Desk desk;
    private final FoundWords words;
    private final VBox view = new VBox();
    private Optional<FoundModel> model = Optional.empty();
    private Optional<FoundTable> table = Optional.empty();
    private Optional<Node> wanted = Optional.empty();

    /** Reads the matrix in the background, and shows it then. */
    FoundPage(Desk desk) {
        this.desk = desk;
        this.words = new FoundWords(desk.words());
        view.setId("matrix-found");
        view.getStyleClass().add("matrix-part");
        Label reading = new Label();
        reading.textProperty().bind(words.texts().bind("found.reading"));
        view.getChildren().setAll(reading);
        desk.workbench().background().run(MatrixFile::stored, this::show);
    }

    private void show(Matrix matrix) {
        FoundModel shown = new FoundModel(matrix);
        model = Optional.of(shown);
        FoundTable cells = new FoundTable(shown, words, this::ask);
        table = Optional.of(cells);
        FoundDetail detail = new FoundDetail(shown, words, this::ask);
        VBox.setVgrow(cells.view(), Priority.ALWAYS);
        view.getChildren().setAll(properties(shown), cells.view(), legend(), detail.view());
        Runnable fit =
                () -> detail.setCompact(view.getHeight() < ROOMY * desk.look().textSize());
        view.heightProperty().addListener((property, old, now) -> fit.run());
        fit.run();
        desk.words().language().addListener((property, old, now) -> {
            cells.say();
            detail.say();
        });
        wanted.filter(this::isWaitedAt).ifPresent(waiting -> {
            // Before that, a pane that scrolls does not have its cells in the window.
            view.applyCss();
            cells.focus();
        });
    }

    private Region properties(FoundModel shown) {
        Segments<Property> choice = new Segments<>(
                "found-property",
                List.of(Property.values()),
                Property::id,
                property -> words.texts().bind("property." + property.id()));
        choice.chosen().bindBidirectional(shown.property());
        Label meaning = new Label();
        meaning.setId("found-meaning");
        meaning.getStyleClass().add("muted");
        meaning.setMinWidth(Region.USE_PREF_SIZE);
        meaning.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> words.meaning(shown.property().get()),
                        shown.property(),
                        desk.words().language()));
        FlowPane row = new FlowPane(choice.view(), meaning);
        row.getStyleClass().add("found-choice");
        // Else it would ask for as much as its widest part would like.
        row.setMinWidth(0);
        return row;
    }

    private Region legend() {
        FlowPane legend = new FlowPane();
        legend.setId("found-legend");
        legend.getStyleClass().add("found-legend");
        for (Kind kind : Kind.values()) {
            Label sign = new Label();
            sign.textProperty().bind(words.texts().bind("found.sign." + kind.key()));
            kind.icon().map(FontIcon::new).ifPresent(sign::setGraphic);
            sign.getStyleClass().addAll("found-sign", kind.key());
            Label meaning = new Label();
            meaning.textProperty().bind(words.texts().bind("found.meaning." + kind.key()));
            HBox entry = new HBox(sign, meaning);
            entry.getStyleClass().add("found-entry");
            legend.getChildren().add(entry);
        }
        return legend;
    }

    /** Asks the explorer about the cell that a person is at. */
    private void ask() {
        model.flatMap(shown -> shown.question(words.title(shown.row(), shown.fault())))
                .ifPresent(question -> desk.workbench().explorations().ask(question));
    }

    /** What is shown. */
    Region view() {
        return view;
    }

    /** Lets a person look around in it, as soon as it is there. */
    void focus() {
        wanted = Optional.of(view);
        table.ifPresent(FoundTable::focus);
    }

    /** The same for a person who has pressed something for it, and may go elsewhere before it is there. */
    void focusFrom(Node pressed) {
        wanted = Optional.of(pressed);
        // Whatever is pressed takes the keys when that is over.
        table.ifPresent(cells -> Platform.runLater(cells::focus));
    }

    private boolean isWaitedAt(Node place) {
        Optional<Node> owner = Optional.ofNullable(place.getScene()).map(Scene::getFocusOwner);
        return place.equals(view) || owner.filter(place::equals).isPresent();
    }
}
