package dev.lockscope.cli;

import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Prominence;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Help.Ansi.Style;

/** Prints an event as a line: when, who, what. */
final class StoryLine {

    private static final List<Style> CLIENT_COLOURS =
            List.of(Style.fg_cyan, Style.fg_magenta, Style.fg_yellow, Style.fg_blue, Style.fg_green);
    private static final int TIME_WIDTH = 7;
    private static final int ACTOR_LIMIT = 12;

    private final Screen screen;
    private final Messages messages;
    private final EventText words;
    private final Cast cast;
    private final boolean details;
    private final int actorWidth;

    /**
     * A printer of lines.
     *
     * @param details whether events that only explain others are printed too
     */
    StoryLine(Screen screen, Messages messages, Cast cast, boolean details) {
        this.screen = screen;
        this.messages = messages;
        this.words = EventText.in(messages.language().id());
        this.cast = cast;
        this.details = details;
        this.actorWidth = Stream.of(
                        cast.clients().stream(),
                        cast.nodes().stream(),
                        cast.resources().stream(),
                        Stream.of(Event.SCRIPT, Event.RUN).map(this::name))
                .flatMap(names -> names)
                .mapToInt(Cell::width)
                .filter(width -> width <= ACTOR_LIMIT)
                .max()
                .orElse(0);
    }

    void print(Event event, boolean late) {
        boolean isDetail = Prominence.of(event.fact()) == Prominence.DETAIL;
        if (isDetail && !details) {
            return;
        }
        String time = messages.number(event.at() / 1e9, 3);
        String text = words.of(event) + (late ? " " + messages.text("story.late") : "");
        screen.row(
                Cell.of(" ".repeat(Math.max(0, TIME_WIDTH - time.length())) + time, TIME_WIDTH, Style.faint),
                new Cell(name(event.actor()), actorWidth, colour(event.actor())),
                isDetail ? Cell.of(text, Style.faint) : Cell.of(text));
    }

    private String name(String actor) {
        return messages.actor(actor);
    }

    private List<Style> colour(String actor) {
        int client = cast.clients().indexOf(actor);
        return client < 0 ? List.of(Style.faint) : List.of(CLIENT_COLOURS.get(client % CLIENT_COLOURS.size()));
    }
}
