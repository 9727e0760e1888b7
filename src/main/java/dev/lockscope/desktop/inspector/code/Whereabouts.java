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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** Says in words where each client is: at a line of the code, or at work under the lock, which the code does not show. */
final class Whereabouts {

    /**
     * Clients in words.
     *
     * @param clients their names
     * @param text where they are
     */
    record Where(List<String> clients, String text) {}

    /** How high it becomes, in sizes of plain text, before it has to be scrolled. */
    private static final double HIGHEST = 8;

    private final Desk desk;
    private final Texts texts;
    private final VBox lines = new VBox();
    private final ScrollPane view = new ScrollPane(lines);
    private List<Where> shown = List.of();

    Whereabouts(Desk desk, Texts texts) {
        this.desk = desk;
        this.texts = texts;
        view.setId("code-whereabouts");
        view.getStyleClass().add("whereabouts-box");
        view.setFitToWidth(true);
        view.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        view.setMinHeight(Region.USE_PREF_SIZE);
        lines.heightProperty()
                .addListener((property, old, now) -> view.setPrefHeight(
                        Math.min(now.doubleValue() + 2, HIGHEST * desk.look().textSize())));
        lines.getStyleClass().add("whereabouts");
    }

    Node view() {
        return view;
    }

    void clear() {
        shown = List.of();
        lines.getChildren().clear();
    }

    void show(World world, Cast cast, Map<String, Course> courses, List<CodeMark> marks) {
        Map<String, List<String>> together = new LinkedHashMap<>();
        for (ClientView client : world.clients()) {
            where(client, courses, marks)
                    .ifPresent(text -> together.computeIfAbsent(text, added -> new ArrayList<>())
                            .add(client.name()));
        }
        List<Where> now = together.entrySet().stream()
                .map(entry -> new Where(List.copyOf(entry.getValue()), entry.getKey()))
                .toList();
        if (!now.equals(shown)) {
            shown = now;
            lines.getChildren()
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

    private static TextFlow line(Cast cast, Where where) {
        TextFlow line = new TextFlow();
        line.getStyleClass().add("where");
        for (String client : where.clients()) {
            Actor actor = Actor.of(cast, client);
            ActorMark mark = new ActorMark();
            mark.show(actor);
            Text name = new Text(" " + client + "  ");
            name.getStyleClass().addAll("client-name", ActorMark.style(actor));
            line.getChildren().addAll(mark, name);
        }
        Text text = new Text(where.text());
        text.getStyleClass().add("words");
        line.getChildren().add(text);
        return line;
    }
}
