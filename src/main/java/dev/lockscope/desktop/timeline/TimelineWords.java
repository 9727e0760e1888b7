package dev.lockscope.desktop.timeline;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.timeline.paint.SpanWords;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.SpanKind;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.trace.Phrases;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** What the timeline writes, in the language that is spoken now. */
final class TimelineWords implements SpanWords {

    /** The texts of the timeline. */
    static final String BUNDLE = "dev.lockscope.desktop.timeline.timeline";

    /** Seconds to the millisecond would tell such times by one figure, ns. */
    private static final long SHORT = 10_000_000;

    private static final int LONGEST_NUMBER = 9;
    private static final int TOKEN_SHOWN = 6;

    private final Words words;
    private final Texts texts;

    TimelineWords(Words words) {
        this.words = words;
        this.texts = words.of(BUNDLE);
    }

    Texts texts() {
        return texts;
    }

    @Override
    public String on(Span span, Timeline timeline) {
        boolean nobodys = span.kind() == SpanKind.KEY_HELD && span.clients().isEmpty();
        String key = "on." + span.kind() + (stillBelieves(span, timeline) ? ".holding" : nobodys ? ".nobody" : "");
        if (!texts.knows(key)) {
            return "";
        }
        return texts.say(key, label(span), who(span));
    }

    /** Whether someone was stopped who believed to hold a lock. */
    private static boolean stillBelieves(Span span, Timeline timeline) {
        return span.kind() == SpanKind.PAUSED
                && timeline.at(span.from()).stream()
                        .filter(other -> other.clients().equals(span.clients()))
                        .anyMatch(other -> other.kind() == SpanKind.HOLDING || other.kind() == SpanKind.OVERDUE);
    }

    /** What a span is about, as short as can be. */
    private String label(Span span) {
        SpanKind kind = span.kind();
        String label = span.label();
        if (kind == SpanKind.FAULT) {
            String[] parts = label.split(" ", 2);
            return phrases().fault(parts[0]) + (parts.length > 1 ? " · " + parts[1] : "");
        } else if (kind == SpanKind.HOLDING || kind == SpanKind.OVERDUE) {
            return isNumber(label) ? texts.say("token", label) : texts.say("token", token(label));
        } else if (kind == SpanKind.KEY_HELD) {
            return token(label);
        } else if (kind == SpanKind.WRITE_REJECTED || kind == SpanKind.CHARGE_REJECTED || kind == SpanKind.GAVE_UP) {
            return phrases().of(label);
        } else if (kind == SpanKind.CLOCK_MOVED) {
            return words.events().seconds(Long.parseLong(label));
        }
        return label;
    }

    private Phrases phrases() {
        return Phrases.in(words.language().get());
    }

    private static boolean isNumber(String label) {
        return label.length() <= LONGEST_NUMBER && label.chars().allMatch(Character::isDigit);
    }

    private static String token(String label) {
        return label.length() <= TOKEN_SHOWN + 2 ? label : label.substring(0, TOKEN_SHOWN) + "…";
    }

    private String who(Span span) {
        return span.clients().isEmpty() ? texts.say("nobody") : String.join(", ", span.clients());
    }

    /** What is written at the cursor: what goes on is live, what is over has an end. */
    String flag(Moment moment, Phase phase) {
        String instant = seconds(moment.instant());
        return moment.live() ? texts.say(phase.isLive() ? "flag.live" : "flag.end", instant) : instant;
    }

    /** What a kind of span is called. */
    String kind(SpanKind kind) {
        return texts.say("kind." + kind);
    }

    @Override
    public String overlap(Span span, long length) {
        String key = "overlap." + span.row().kind() + (span.isOpen() ? ".open" : "");
        return texts.say(key, span.clients().size(), seconds(length));
    }

    @Override
    public String number(String plain) {
        return words.language().get().equals("nb") ? plain.replace('.', ',') : plain;
    }

    /** An instant, or a length of time; in milliseconds where it is so short that seconds would say little. */
    String seconds(long nanos) {
        return Math.abs(nanos) < SHORT && nanos != 0
                ? number(BigDecimal.valueOf(nanos, 6)
                                .setScale(3, RoundingMode.HALF_UP)
                                .toPlainString()) + " ms"
                : words.events().seconds(nanos);
    }
}
