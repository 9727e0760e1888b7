package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.Lane;
import dev.lockscope.timeline.LaneKind;
import dev.lockscope.timeline.Layout;
import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.SpanKind;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Phrases;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** What is written in the picture, in one language. Any thread. */
public final class PictureWords implements SpanWords {

    private static final String BUNDLE = "dev.lockscope.timeline.paint.picture";

    /** Seconds to the millisecond would tell such times by one figure, ns. */
    private static final long SHORT = 10_000_000;

    private static final int LONGEST_NUMBER = 9;
    private static final int TOKEN_SHOWN = 6;

    private final String language;
    private final ResourceBundle bundle;
    private final Phrases phrases;
    private final EventText events;

    private PictureWords(String language, ResourceBundle bundle) {
        this.language = language;
        this.bundle = bundle;
        this.phrases = Phrases.in(language);
        this.events = EventText.in(language);
    }

    /**
     * The words of a language.
     *
     * @param language {@code nb} for Norwegian Bokmål, else English
     */
    public static PictureWords in(String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        return new PictureWords(language, ResourceBundle.getBundle(BUNDLE, locale, noFallback));
    }

    @Override
    public String on(Span span, Timeline timeline) {
        boolean nobodys = span.kind() == SpanKind.KEY_HELD && span.clients().isEmpty();
        String key = "on." + span.kind() + (stillBelieves(span, timeline) ? ".holding" : nobodys ? ".nobody" : "");
        if (!bundle.containsKey(key)) {
            return "";
        }
        return say(key, label(span), who(span));
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
            return phrases.fault(parts[0]) + (parts.length > 1 ? " · " + parts[1] : "");
        } else if (kind == SpanKind.HOLDING || kind == SpanKind.OVERDUE) {
            return isNumber(label) ? say("token", label) : say("token", token(label));
        } else if (kind == SpanKind.KEY_HELD) {
            return token(label);
        } else if (kind == SpanKind.WRITE_REJECTED || kind == SpanKind.CHARGE_REJECTED || kind == SpanKind.GAVE_UP) {
            return phrases.of(label);
        } else if (kind == SpanKind.CLOCK_MOVED) {
            return events.seconds(Long.parseLong(label));
        }
        return label;
    }

    private static boolean isNumber(String label) {
        return label.length() <= LONGEST_NUMBER && label.chars().allMatch(Character::isDigit);
    }

    private static String token(String label) {
        return label.length() <= TOKEN_SHOWN + 2 ? label : label.substring(0, TOKEN_SHOWN) + "…";
    }

    private String who(Span span) {
        return span.clients().isEmpty() ? say("nobody") : String.join(", ", span.clients());
    }

    @Override
    public String overlap(Span span, long length) {
        String key = "overlap." + span.row().kind() + (span.isOpen() ? ".open" : "");
        return say(key, span.clients().size(), seconds(length));
    }

    @Override
    public String number(String plain) {
        return language.equals("nb") ? plain.replace('.', ',') : plain;
    }

    /** What a kind of span is called. */
    public String kind(SpanKind kind) {
        return say("kind." + kind);
    }

    /** What a span is, and whose. */
    public String what(Span span) {
        String kind = kind(span.kind());
        return span.clients().isEmpty() ? kind : say("span.of", String.join(", ", span.clients()), kind);
    }

    /**
     * When a span was.
     *
     * @param now how far the run has come, ns since its start
     */
    public String when(Span span, long now) {
        if (span.isPoint()) {
            return say("span.at", seconds(span.from()));
        } else if (span.isOpen()) {
            return say("span.since", seconds(span.from()), seconds(span.length(now)));
        }
        String key = span.ranOut() ? "span.ranOut" : "span.fromTo";
        return say(key, seconds(span.from()), seconds(span.to().orElseThrow()), seconds(span.length(now)));
    }

    /**
     * Until when something will be that goes on.
     *
     * @param end ns since the run's start
     */
    public String planned(long end) {
        return say("span.planned", seconds(end));
    }

    /** The heading of lanes of a kind. */
    public String group(LaneKind kind) {
        return say("group." + kind);
    }

    /** A lane, with what it is. */
    public String lane(Lane lane) {
        String kind = say("lane." + lane.kind());
        return lane.name().isEmpty() ? kind : say("lane.of", kind, lane.name());
    }

    /** What stands beside a line; empty where the line above says it. */
    public String line(Layout.Line line) {
        Lane lane = line.lane();
        if (!line.first() && line.subject().isEmpty()) {
            return "";
        }
        String name = lane.name().isEmpty() ? say("lane." + lane.kind()) : lane.name();
        if (line.subject().isEmpty()) {
            return name;
        }
        boolean alone = !line.first() || lane.name().isEmpty();
        return alone ? line.subject() : say("lane.about", name, line.subject());
    }

    /** An instant, or a length of time; in milliseconds where it is so short that seconds would say little. */
    public String seconds(long nanos) {
        return Math.abs(nanos) < SHORT && nanos != 0
                ? number(BigDecimal.valueOf(nanos, 6)
                                .setScale(3, RoundingMode.HALF_UP)
                                .toPlainString()) + " ms"
                : events.seconds(nanos);
    }

    private String say(String key, Object... values) {
        MessageFormat message = new MessageFormat(bundle.getString(key), Locale.forLanguageTag(language));
        for (Format format : message.getFormats()) {
            if (format instanceof NumberFormat number) {
                number.setGroupingUsed(false);
            }
        }
        return message.format(values);
    }
}
