package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.SessionWatch;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.util.StringConverter;

/**
 * The variants of what is shown, one click apart; where they are many, or there is little room, a list of them. Nothing
 * where there is only one.
 */
final class VariantSwitch extends Region {

    /** How many stand side by side. */
    private static final int MOST_BUTTONS = 4;

    private final Desk desk;
    private final Titles titles;
    private final ComboBox<Scenario> list = new ComboBox<>();
    private final List<ToggleButton> buttons = new ArrayList<>();
    private List<Scenario> variants = List.of();
    private Optional<Session> session = Optional.empty();
    private boolean filling;

    VariantSwitch(Desk desk, Titles titles, Texts texts) {
        this.desk = desk;
        this.titles = titles;
        setId("variants");
        getStyleClass().add("variants");
        list.setId("variants-list");
        list.accessibleTextProperty().bind(texts.bind("variants"));
        list.setConverter(new StringConverter<>() {
            @Override
            public String toString(Scenario variant) {
                return variant == null ? "" : titles.variant(variant, variants);
            }

            @Override
            public Scenario fromString(String text) {
                throw new UnsupportedOperationException("nothing is typed here");
            }
        });
        list.setOnAction(event -> {
            if (!filling && list.getValue() != null) {
                Scenario chosen = list.getValue();
                // It is chosen when it is open, not before.
                show(session);
                play(chosen);
            }
        });
        SessionWatch.on(desk.workbench(), shown -> List.of(), this::show);
        desk.words().language().addListener((property, old, now) -> show(session));
        desk.course().current().addListener((property, old, now) -> show(session));
    }

    private void show(Optional<Session> shown) {
        session = shown;
        // A lesson leads to its variants itself; before it does, their names would tell too much.
        variants = shown.filter(run -> desk.course().lessonOf(run).isEmpty())
                .map(now -> now.origin().variants())
                .filter(all -> all.size() > 1)
                .orElse(List.of());
        Optional<Scenario> current = shown.flatMap(Session::scenario);
        filling = true;
        list.getItems().setAll(variants);
        list.setValue(current.flatMap(this::same).orElse(null));
        filling = false;
        buttons.clear();
        if (variants.size() <= MOST_BUTTONS) {
            variants.forEach(variant -> buttons.add(button(variant, current.flatMap(this::same))));
        }
        getChildren().setAll(buttons);
        if (!variants.isEmpty()) {
            getChildren().add(list);
        }
        requestLayout();
        Optional.ofNullable(getParent()).ifPresent(parent -> parent.requestLayout());
    }

    /** The variant of the file that a scenario is, also where its parameters were changed. */
    private Optional<Scenario> same(Scenario scenario) {
        return variants.stream()
                .filter(variant -> variant.variant().equals(scenario.variant()))
                .findFirst();
    }

    private ToggleButton button(Scenario variant, Optional<Scenario> current) {
        String title = titles.variant(variant, variants);
        ToggleButton button = new ToggleButton(title);
        button.setId("variant-" + variant.variant().orElse(variant.id()));
        button.setWrapText(true);
        button.setMaxHeight(Double.MAX_VALUE);
        button.setTextAlignment(TextAlignment.CENTER);
        button.setTooltip(new Hint(title));
        button.setSelected(current.filter(variant::equals).isPresent());
        int place = variants.indexOf(variant);
        button.getStyleClass()
                .add(place == 0 ? "left-pill" : place == variants.size() - 1 ? "right-pill" : "center-pill");
        button.setOnAction(event -> {
            // It is chosen when it is open, not before.
            button.setSelected(current.filter(variant::equals).isPresent());
            play(variant);
        });
        return button;
    }

    private void play(Scenario variant) {
        session.ifPresent(shown -> {
            if (shown.scenario().filter(variant::equals).isEmpty()) {
                Origin origin = shown.origin().made(new How.AsWritten());
                desk.workbench().lose(shown, () -> desk.workbench().playInstead(variant, origin));
            }
        });
    }

    /** As wide as its title needs in one line where that is short, else in two. */
    private static double width(ToggleButton button) {
        Font font = button.getFont();
        // The chosen one is bold, and choosing must not move the others.
        Font bold = Font.font(font.getFamily(), FontWeight.BOLD, font.getSize());
        String title = button.getText();
        double inner = width(title, bold);
        if (inner > 8 * font.getSize()) {
            for (int space = title.indexOf(' '); space > 0; space = title.indexOf(' ', space + 1)) {
                inner = Math.min(
                        inner,
                        Math.max(width(title.substring(0, space), bold), width(title.substring(space + 1), bold)));
            }
        }
        return Math.ceil(inner)
                + button.getInsets().getLeft()
                + button.getInsets().getRight()
                + 2;
    }

    private static double width(String text, Font font) {
        Text measured = new Text(text);
        measured.setFont(font);
        return measured.getLayoutBounds().getWidth();
    }

    private double buttonsWidth() {
        return buttons.stream().mapToDouble(VariantSwitch::width).sum();
    }

    @Override
    protected double computePrefWidth(double height) {
        if (variants.isEmpty()) {
            return 0;
        }
        return buttons.isEmpty() ? listWidth() : buttonsWidth();
    }

    @Override
    protected double computeMinWidth(double height) {
        return variants.isEmpty() ? 0 : Math.min(listWidth(), computePrefWidth(height));
    }

    private double listWidth() {
        return Math.min(list.prefWidth(-1), 14 * list.getEditor().getFont().getSize());
    }

    @Override
    protected void layoutChildren() {
        boolean asList = buttons.isEmpty() || getWidth() < buttonsWidth() - 1;
        list.setVisible(asList && !variants.isEmpty());
        double at = 0;
        double high = buttons.stream()
                .mapToDouble(button -> button.prefHeight(width(button)))
                .max()
                .orElse(0);
        double top = snapPositionY((getHeight() - high) / 2);
        for (ToggleButton button : buttons) {
            button.setVisible(!asList);
            double width = snapSizeX(width(button));
            layoutInArea(button, snapPositionX(at), top, width, high, 0, HPos.CENTER, VPos.CENTER);
            at += width;
        }
        if (asList) {
            layoutInArea(list, 0, 0, getWidth(), getHeight(), 0, HPos.LEFT, VPos.CENTER);
        }
    }
}
