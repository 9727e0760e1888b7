package dev.lockscope.export.html;

import dev.lockscope.export.html.Card.Ink;
import dev.lockscope.export.html.Card.Line;
import dev.lockscope.export.html.Card.Mood;
import dev.lockscope.trace.ResourceFact.Fencing;
import dev.lockscope.trace.world.ResourceView;
import dev.lockscope.trace.world.WriteView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** What the page says of guarded resources. */
final class ResourceCard {

    /** How many of the latest decisions are told. */
    private static final int WRITES = 3;

    private final PageText texts;
    private final ToIntFunction<String> placeOf;

    /** @param placeOf the place of a client in the cast */
    ResourceCard(PageText texts, ToIntFunction<String> placeOf) {
        this.texts = texts;
        this.placeOf = placeOf;
    }

    Card of(ResourceView resource) {
        boolean open = !resource.kind().isEmpty();
        boolean wrong = resource.discrepancy() != 0 || chargedTwice(resource).isPresent();
        String key = "resource.kind." + resource.kind();
        String kind = texts.knows(key) ? texts.say(key) : resource.kind();
        return new Card(
                !open ? Mood.WAITING : wrong ? Mood.WRONG : Mood.LIVELY,
                open
                        ? Line.of(kind, Ink.MUTED, Sign.BOOKS)
                        : Line.of(texts.say("resource.not-open"), Ink.MUTED, Sign.IDLE),
                Optional.empty(),
                open ? lines(resource) : List.of(),
                Map.of("value", resource.value(), "accepted", resource.accepted(), "rejected", resource.rejected()));
    }

    private List<Line> lines(ResourceView resource) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of(texts.say("figure", resource.value()), Ink.VALUE));
        lines.add(account(resource));
        lines.add(rule(resource));
        lines.add(Line.of(
                resource.highest().isPresent()
                        ? texts.say("resource.highest", resource.highest().getAsLong())
                        : texts.say("resource.highest-none"),
                Ink.MUTED));
        lines.add(Line.of(texts.say("resource.count", resource.accepted(), resource.rejected()), Ink.MUTED));
        List<WriteView> writes = resource.lastWrites();
        for (int i = writes.size() - 1; i >= Math.max(0, writes.size() - WRITES); i--) {
            lines.add(write(writes.get(i)));
        }
        return lines;
    }

    private Line account(ResourceView resource) {
        Optional<Map.Entry<String, Integer>> twice = chargedTwice(resource);
        if (twice.isPresent()) {
            String text = texts.say(
                    "resource.charged", twice.get().getKey(), twice.get().getValue());
            return Line.of(text, Ink.DANGER, Sign.WRONG);
        } else if (resource.discrepancy() != 0) {
            return Line.of(texts.say("resource.should-be", resource.expected()), Ink.DANGER, Sign.WRONG);
        }
        return Line.of(texts.say("resource.agrees"), Ink.MUTED, Sign.GOOD);
    }

    private static Optional<Map.Entry<String, Integer>> chargedTwice(ResourceView resource) {
        return resource.books().charges().entrySet().stream()
                .filter(entry -> entry.getValue() > 1)
                .findFirst();
    }

    private Line rule(ResourceView resource) {
        String text = texts.say("resource.rule." + resource.rule().name().toLowerCase(Locale.ROOT));
        return Line.of(text, resource.rule() == Fencing.NONE ? Ink.WARNING : Ink.GOOD);
    }

    private Line write(WriteView write) {
        return write.accepted()
                ? Line.of(texts.say("resource.wrote", write.client(), write.after()), Ink.OWN, Sign.GOOD)
                        .of(placeOf.applyAsInt(write.client()))
                : Line.of(texts.say("resource.rejected", write.client()), Ink.WARNING, Sign.REFUSED);
    }
}
