package dev.lockscope.export.html;

import dev.lockscope.export.html.Card.Ink;
import dev.lockscope.export.html.Card.Line;
import dev.lockscope.export.html.Card.Mood;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.ShortCommand;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.CommandView;
import dev.lockscope.trace.world.LinkView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What the page says of links: their condition, and the commands that are on their way. */
final class LinkCard {

    private static final int MOST_SHOWN = 2;

    private final PageText texts;

    LinkCard(PageText texts) {
        this.texts = texts;
    }

    /** @param client who opened it; empty for a link between servers */
    Card of(LinkView link, Optional<ClientView> client) {
        List<Line> lines = new ArrayList<>();
        client.map(ClientView::inFlight).orElse(List.of()).stream()
                .filter(command -> command.node().equals(link.name().to()))
                .limit(MOST_SHOWN)
                .map(LinkCard::flight)
                .forEach(lines::add);
        Line state = condition(link);
        return new Card(state.isEmpty() ? Mood.LIVELY : Mood.WRONG, state, Optional.empty(), lines, Map.of());
    }

    private static Line flight(CommandView command) {
        String text = ShortCommand.of(command.text());
        return Line.of(command.isExecuted() ? "← " + text : text + " →", Ink.CODE);
    }

    private Line condition(LinkView link) {
        Condition condition = link.condition();
        int waiting = link.held().size();
        String said = texts.say("link." + condition.name().toLowerCase(Locale.ROOT));
        if (condition == Condition.OPEN) {
            return waiting == 0
                    ? Line.EMPTY
                    : Line.of(texts.say("link.waiting-open", waiting), Ink.WARNING, Sign.HOLDS);
        }
        Ink ink = switch (sign(condition)) {
            case LOSES, CUT -> Ink.DANGER;
            default -> Ink.WARNING;
        };
        String text = waiting == 0 ? said : texts.say("link.waiting", said, waiting);
        return Line.of(text, ink, sign(condition));
    }

    private static Sign sign(Condition condition) {
        return switch (condition) {
            case OPEN -> Sign.NONE;
            case HOLDS_REQUESTS, HOLDS_REPLIES, HOLDS_BOTH, HOLDS_NEXT_REQUEST, HOLDS_NEXT_REPLY -> Sign.HOLDS;
            case LOSES_REQUESTS, LOSES_REPLIES, LOSES_BOTH -> Sign.LOSES;
            case DELAYS -> Sign.SLOW;
            case CUT -> Sign.CUT;
        };
    }
}
