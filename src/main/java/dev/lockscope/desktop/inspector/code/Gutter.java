package dev.lockscope.desktop.inspector.code;

import dev.lockscope.desktop.inspector.panel.ActorMark;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2AL;
import org.kordamp.ikonli.material2.Material2MZ;

/** What stands before a line of code: its number, and the clients that are at it. */
final class Gutter {

    private static final int MOST = 2;

    private final Texts texts;

    Gutter(Texts texts) {
        this.texts = texts;
    }

    /**
     * That of one line.
     *
     * @param line from 1
     * @param here the clients at it
     * @param pointed whether a lesson points at it
     * @param room how many clients there must be room for, so that all lines begin at the same place
     * @param em the size of plain text, px
     */
    Node of(int line, List<CodeMark> here, boolean pointed, int room, double em) {
        HBox chips = new HBox();
        chips.getStyleClass().add("chips");
        chips.setMinWidth(em * (0.8 + 1.2 * Math.min(MOST, Math.max(1, room))));
        chips.setPrefWidth(chips.getMinWidth());
        List<CodeMark> shown = here.size() > MOST ? here.subList(0, MOST - 1) : here;
        shown.forEach(mark -> chips.getChildren().add(chip(mark)));
        if (pointed && here.isEmpty()) {
            chips.getChildren().add(pointer());
        }
        if (shown.size() < here.size()) {
            List<CodeMark> rest = here.subList(shown.size(), here.size());
            Label more = new Label("+" + rest.size());
            more.setTooltip(new Hint(
                    String.join(", ", rest.stream().map(CodeMark::client).toList())));
            chips.getChildren().add(more);
        }
        Label number = new Label(Integer.toString(line));
        number.getStyleClass().add("line-number");
        number.setMinWidth(em * 1.7);
        HBox gutter = new HBox(chips, number);
        gutter.getStyleClass().add("gutter");
        gutter.setMinWidth(Region.USE_PREF_SIZE);
        return gutter;
    }

    private Label pointer() {
        Label pointer = new Label();
        FontIcon icon = new FontIcon(Material2AL.ARROW_RIGHT_ALT);
        pointer.setGraphic(icon);
        pointer.getStyleClass().add("pointer");
        pointer.setTooltip(new Hint(texts.say("code.pointed")));
        pointer.setAccessibleText(texts.say("code.pointed"));
        return pointer;
    }

    /** A client by its name, in its colour, with a sign where it does not go on. */
    Label chip(CodeMark mark) {
        String name = mark.client().length() > 2 ? mark.client().substring(0, 2) : mark.client();
        Label chip = new Label(name);
        chip.getStyleClass().addAll("client-chip", ActorMark.style(mark.place()));
        if (!mark.inRecipe()) {
            chip.getStyleClass().add("left");
        }
        icon(mark.standing()).ifPresent(icon -> chip.setGraphic(new FontIcon(icon)));
        String where = mark.inRecipe() ? "at." + mark.standing().name().toLowerCase(Locale.ROOT) : "at.left";
        String words = texts.say(where, mark.client(), mark.line());
        chip.setTooltip(new Hint(words));
        chip.setAccessibleText(words);
        return chip;
    }

    private static Optional<Ikon> icon(Standing standing) {
        return switch (standing) {
            case RUNS -> Optional.empty();
            case PAUSED -> Optional.of(Material2MZ.PAUSE);
            case STUCK -> Optional.of(Material2AL.HOURGLASS_EMPTY);
            case CRASHED -> Optional.of(Material2AL.CLOSE);
        };
    }
}
