package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.stage.CardText.Ink;
import dev.lockscope.desktop.stage.CardText.Line;
import dev.lockscope.desktop.stage.CardText.Mood;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.world.ResourceView;
import dev.lockscope.trace.world.WriteView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** What the card of a resource says. */
final class ResourceText {

    private final Texts texts;
    private final Places places;

    ResourceText(Texts texts, Places places) {
        this.texts = texts;
        this.places = places;
    }

    /**
     * What the card says.
     *
     * @param rows how many lines there are below its name
     */
    CardText say(ResourceView resource, int rows) {
        boolean open = !resource.kind().isEmpty();
        boolean wrong = resource.discrepancy() != 0 || chargedTwice(resource).isPresent();
        return new CardText(
                !open ? Mood.WAITING : wrong ? Mood.WRONG : Mood.LIVELY,
                OptionalInt.empty(),
                resource.name(),
                Optional.of(wrong ? Material2OutlinedAL.ERROR_OUTLINE : Material2OutlinedAL.ACCOUNT_BALANCE),
                open ? rows == 0 ? number(resource.value()) : kind(resource) : texts.say("resource.not-open"),
                Optional.empty(),
                lines(resource, open, rows),
                spoken(resource, open));
    }

    private String kind(ResourceView resource) {
        String key = "resource.kind." + resource.kind();
        return texts.knows(key) ? texts.say(key) : resource.kind();
    }

    private String number(long value) {
        return texts.say("figure.whole", value);
    }

    /** The most that matters first, and as much of it as there is room for. */
    private List<Line> lines(ResourceView resource, boolean open, int rows) {
        List<Line> lines = new ArrayList<>();
        if (open) {
            lines.add(Line.of(number(resource.value()), Ink.VALUE));
            lines.add(account(resource));
            lines.add(rule(resource));
            lines.add(Line.of(
                    resource.highest().isPresent()
                            ? texts.say("resource.highest", resource.highest().getAsLong())
                            : texts.say("resource.highest-none"),
                    Ink.MUTED));
            lines.add(Line.of(texts.say("resource.count", resource.accepted(), resource.rejected()), Ink.MUTED));
            List<WriteView> writes = resource.lastWrites();
            for (int i = writes.size() - 1; i >= 0; i--) {
                lines.add(write(writes.get(i)));
            }
        }
        while (lines.size() < rows) {
            lines.add(Line.EMPTY);
        }
        return lines.subList(0, rows);
    }

    private Line account(ResourceView resource) {
        Optional<Map.Entry<String, Integer>> twice = chargedTwice(resource);
        if (twice.isPresent()) {
            return Line.of(
                    texts.say(
                            "resource.charged",
                            twice.get().getKey(),
                            twice.get().getValue()),
                    Ink.DANGER,
                    Material2OutlinedAL.ERROR_OUTLINE);
        } else if (resource.discrepancy() != 0) {
            return Line.of(
                    texts.say("resource.should-be", number(resource.expected())),
                    Ink.DANGER,
                    Material2OutlinedAL.ERROR_OUTLINE);
        }
        return Line.of(texts.say("resource.agrees"), Ink.MUTED, Material2OutlinedAL.CHECK);
    }

    private static Optional<Map.Entry<String, Integer>> chargedTwice(ResourceView resource) {
        return resource.books().charges().entrySet().stream()
                .filter(entry -> entry.getValue() > 1)
                .findFirst();
    }

    private Line rule(ResourceView resource) {
        return resource.rule() == Fencing.NONE
                ? Line.of(texts.say("resource.rule.none"), Ink.WARNING)
                : Line.of(
                        texts.say("resource.rule." + resource.rule().name().toLowerCase(java.util.Locale.ROOT)),
                        Ink.GOOD);
    }

    private Line write(WriteView write) {
        String text = write.accepted()
                ? texts.say("resource.wrote", write.client(), number(write.after()))
                : texts.say("resource.rejected", write.client());
        return new Line(
                text,
                write.accepted() ? Ink.OWN : Ink.WARNING,
                Optional.of(write.accepted() ? Material2OutlinedAL.CHECK : Material2OutlinedAL.BLOCK),
                OptionalInt.of(places.of(write.client())));
    }

    private String spoken(ResourceView resource, boolean open) {
        StringJoiner all = new StringJoiner(", ");
        all.add(texts.say("resource.spoken", resource.name()));
        if (!open) {
            return all.add(texts.say("resource.not-open")).toString();
        }
        all.add(number(resource.value()));
        all.add(account(resource).text());
        all.add(rule(resource).text());
        all.add(texts.say("resource.count", resource.accepted(), resource.rejected()));
        return all.toString();
    }
}
