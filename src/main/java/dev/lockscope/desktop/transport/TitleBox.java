package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Beside;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.SessionWatch;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What is shown, and how it was made; its goal is in the tooltip. */
final class TitleBox {

    private final Titles titles;
    private final Label title = new Label();
    private final Label badge = new Label();
    private final Tooltip tooltip = new Hint();
    private final VBox view = new VBox(title, badge);
    private final Texts texts;
    private Optional<Session> session = Optional.empty();
    private Optional<Beside> compared = Optional.empty();

    TitleBox(Desk desk, Titles titles) {
        this.titles = titles;
        this.texts = desk.words().of("dev.lockscope.desktop.transport.transport");
        title.setId("title");
        title.getStyleClass().add("title");
        // A label shrinks to its ellipsis by itself; this is how much of it is to be left.
        title.setMinWidth(0);
        title.setWrapText(true);
        badge.setId("origin-badge");
        badge.getStyleClass().add("badge");
        badge.setMinWidth(0);
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(480);
        title.setTooltip(tooltip);
        badge.setTooltip(tooltip);
        view.getStyleClass().add("title-box");
        view.setAlignment(Pos.CENTER_LEFT);
        SessionWatch.on(desk.workbench(), shown -> List.of(), shown -> {
            session = shown;
            tell();
        });
        desk.words().language().addListener((property, old, now) -> tell());
        desk.workbench().comparisons().shown().addListener((property, old, now) -> {
            compared = now;
            tell();
        });
    }

    /** What is shown. */
    Region view() {
        return view;
    }

    private void tell() {
        if (session.isEmpty()) {
            boolean comparing = compared.isPresent();
            title.setText(comparing ? texts.say("compared") : "Lockscope");
            badge.setVisible(false);
            badge.setManaged(false);
            tooltip.setText(comparing ? texts.say("origin.compared") : "Lockscope");
            title.setAccessibleHelp(comparing ? texts.say("origin.compared") : "");
        }
        session.ifPresent(shown -> {
            title.setText(titles.title(shown));
            String made = titles.badge(shown.origin());
            badge.setText(made);
            // There is room for two lines: of the title, or of both.
            title.setWrapText(made.isEmpty());
            badge.setVisible(!made.isEmpty());
            badge.setManaged(!made.isEmpty());
            String goal = titles.goal(shown);
            String whole =
                    titles.full(shown) + (goal.isEmpty() ? "" : "\n" + goal) + "\n" + titles.origin(shown.origin());
            tooltip.setText(whole);
            title.setAccessibleHelp(whole);
        });
    }
}
