package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.stage.CardText.Ink;
import dev.lockscope.desktop.stage.CardText.Line;
import dev.lockscope.desktop.stage.CardText.Mood;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.world.SentinelView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** What a sentinel's card says. */
final class SentinelText {

    private final Texts texts;

    SentinelText(Texts texts) {
        this.texts = texts;
    }

    /**
     * What the card says.
     *
     * @param first the node that was the master at the beginning, as long as the sentinel has named no other
     * @param rows how many lines there are below its name
     */
    CardText say(SentinelView sentinel, String first, int rows) {
        String master = texts.say("sentinel.master", sentinel.master().orElse(first));
        String suspects = sentinel.suspects().isEmpty()
                ? texts.say("sentinel.hears-all")
                : texts.say("sentinel.suspects", String.join(", ", new TreeSet<>(sentinel.suspects())));
        boolean suspicious = !sentinel.suspects().isEmpty();
        List<Line> lines = new ArrayList<>();
        if (!sentinel.up()) {
            lines.add(Line.of(texts.say("node.not-started"), Ink.MUTED));
        } else {
            Line suspicion = suspicious
                    ? Line.of(suspects, Ink.WARNING, Material2OutlinedMZ.VISIBILITY_OFF)
                    : Line.of(suspects, Ink.MUTED);
            if (rows > 1) {
                lines.add(Line.of(master, Ink.PLAIN));
                lines.add(suspicion);
            } else {
                lines.add(suspicious ? suspicion : Line.of(master, Ink.PLAIN));
            }
        }
        while (lines.size() < rows) {
            lines.add(Line.EMPTY);
        }
        String state = rows == 0 && sentinel.up() ? master : texts.say("sentinel.kind");
        return new CardText(
                sentinel.up() ? Mood.LIVELY : Mood.WAITING,
                OptionalInt.empty(),
                sentinel.name(),
                Optional.of(suspicious ? Material2OutlinedMZ.VISIBILITY_OFF : Material2OutlinedMZ.VISIBILITY),
                state,
                Optional.empty(),
                lines.subList(0, rows),
                String.join(
                        ", ",
                        texts.say("sentinel.spoken", sentinel.name()),
                        sentinel.up() ? master + ", " + suspects : texts.say("node.not-started")));
    }
}
