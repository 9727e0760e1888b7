package dev.lockscope.desktop.inspector.code;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.inspector.panel.Actor;
import dev.lockscope.desktop.inspector.panel.ActorMark;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.world.ClientState;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** Says in words where each client is: at a line of the code, or at work under the lock, which the code does not show. */
final class Whereabouts {

    /**
     * A client in words.
     *
     * @param client its name
     * @param text where it is
     */
    record Where(String client, String text) {}

    private final Desk desk;
    private final Texts texts;
    private final VBox view = new VBox();
    private List<Where> shown = List.of();

    Whereabouts(Desk desk, Texts texts) {
        this.desk = desk;
        this.texts = texts;
        view.setId("code-whereabouts");
        view.getStyleClass().add("whereabouts");
    }

    Node view() {
        return view;
    }

    void clear() {
        shown = List.of();
        view.getChildren().clear();
    }

    void show(World world, Cast cast, Map<String, Course> courses, List<CodeMark> marks) {
        List<Where> now = new ArrayList<>();
        for (ClientView client : world.clients()) {
            where(client, courses, marks).ifPresent(text -> now.add(new Where(client.name(), text)));
        }
        if (!now.equals(shown)) {
            shown = List.copyOf(now);
            view.getChildren()
                    .setAll(now.stream().map(where -> line(cast, where)).toList());
        }
    }

    private Optional<String> where(ClientView client, Map<String, Course> courses, List<CodeMark> marks) {
        if (client.state() instanceof ClientState.NotStarted) {
            return Optional.empty();
        } else if (client.state() instanceof ClientState.Finished) {
            return Optional.of(texts.say("at.finished"));
        }
        Optional<CodeMark> mark = marks.stream()
                .filter(other -> other.client().equals(client.name()))
                .findFirst();
        Standing standing = Standing.of(client.state());
        String how = standing == Standing.RUNS
                ? ""
                : texts.say("standing." + standing.name().toLowerCase(Locale.ROOT));
        Course course = Optional.ofNullable(courses.get(client.name())).orElse(new Course(true, Optional.empty()));
        String place = mark.filter(CodeMark::inRecipe)
                .map(at -> texts.say("at.line", at.line()))
                .or(() -> course.doing().map(desk.words().events()::of))
                .or(() -> client.step().map(step -> texts.say("at.step", step.step(), step.recipe())))
                .orElse("");
        String text = how.isEmpty() || place.isEmpty() ? how + place : how + ", " + place;
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    private static HBox line(Cast cast, Where where) {
        Actor actor = Actor.of(cast, where.client());
        ActorMark mark = new ActorMark();
        mark.show(actor);
        Label name = new Label(where.client());
        name.getStyleClass().addAll("client-name", ActorMark.style(actor.place()));
        name.setMinWidth(HBox.USE_PREF_SIZE);
        Label text = new Label(where.text());
        text.setWrapText(true);
        text.setMinHeight(HBox.USE_PREF_SIZE);
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox line = new HBox(mark, name, text);
        line.getStyleClass().add("where");
        return line;
    }
}
