package dev.lockscope.export.html;

import dev.lockscope.export.html.Card.Ink;
import dev.lockscope.export.html.Card.Line;
import dev.lockscope.export.html.Card.Mood;
import dev.lockscope.trace.world.SentinelView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** What the page says of sentinels. */
final class SentinelCard {

    private final PageText texts;
    private final String first;

    /** @param first the node that is the master until a sentinel names another one */
    SentinelCard(PageText texts, String first) {
        this.texts = texts;
        this.first = first;
    }

    Card of(SentinelView sentinel) {
        boolean suspicious = !sentinel.suspects().isEmpty();
        Line suspicion = suspicious
                ? Line.of(
                        texts.say("sentinel.suspects", String.join(", ", new TreeSet<>(sentinel.suspects()))),
                        Ink.WARNING)
                : Line.of(texts.say("sentinel.hears-all"), Ink.MUTED);
        Line master = Line.of(texts.say("sentinel.master", sentinel.master().orElse(first)), Ink.PLAIN);
        return new Card(
                sentinel.up() ? Mood.LIVELY : Mood.WAITING,
                sentinel.up()
                        ? Line.of(texts.say("sentinel.kind"), Ink.MUTED, suspicious ? Sign.BLIND : Sign.SEES)
                        : Line.of(texts.say("node.not-started"), Ink.MUTED, Sign.IDLE),
                Optional.empty(),
                sentinel.up() ? List.of(master, suspicion) : List.of(Line.EMPTY, Line.EMPTY),
                Map.of());
    }
}
