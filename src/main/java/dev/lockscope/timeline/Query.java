package dev.lockscope.timeline;

import dev.lockscope.trace.Fact;
import java.util.Locale;
import java.util.Set;

/**
 * What is looked for.
 *
 * @param text what must be in the words, in whatever case; empty for anything
 * @param spans the kinds of spans, or none for all
 * @param facts the kinds or groups of events, or none for all
 */
public record Query(String text, Set<SpanKind> spans, Set<Class<? extends Fact>> facts) {

    public Query {
        spans = Set.copyOf(spans);
        facts = Set.copyOf(facts);
    }

    /** Anything with a text. */
    public static Query text(String text) {
        return new Query(text, Set.of(), Set.of());
    }

    boolean allows(SpanKind kind) {
        return spans.isEmpty() || spans.contains(kind);
    }

    boolean allows(Fact fact) {
        return facts.isEmpty() || facts.stream().anyMatch(kind -> kind.isInstance(fact));
    }

    boolean isIn(String words) {
        return text.isEmpty() || words.toLowerCase(Locale.ROOT).contains(text.toLowerCase(Locale.ROOT));
    }
}
