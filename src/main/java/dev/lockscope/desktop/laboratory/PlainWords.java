package dev.lockscope.desktop.laboratory;

import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.explore.ttl.Estimate;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.Proportion;
import dev.lockscope.explore.ttl.Protection;
import dev.lockscope.explore.ttl.TtlChart.Panel;
import dev.lockscope.explore.ttl.TtlWords;
import dev.lockscope.explore.ttl.Waits;
import java.text.NumberFormat;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What findings say to people who know no statistics. Belongs to the thread of the window. */
final class PlainWords {

    /** From so many percent on, whole ones are told, and below tenths of one. */
    private static final double WHOLE = 9.5;

    private final Words words;
    private final Texts texts;

    /** What happened at all is never told as 0 %. */
    private static final double LEAST = 0.001;

    PlainWords(Words words, Texts texts) {
        this.words = words;
        this.texts = texts;
    }

    private TtlWords told() {
        return TtlWords.in(words.language().get());
    }

    /** What a picture shows, and how to read it. */
    String about(Panel panel) {
        return texts.say("about." + key(panel)) + " " + texts.say("about.band");
    }

    /** What was found with one TTL: a sentence for each protection, where protections differ. */
    List<String> at(Panel panel, Findings findings, Duration ttl) {
        Map<String, List<Protection>> alike = new LinkedHashMap<>();
        for (Protection protection : findings.experiment().protections()) {
            String what = what(panel, findings.of(protection, ttl));
            alike.computeIfAbsent(what, none -> new ArrayList<>()).add(protection);
        }
        List<String> sentences = new ArrayList<>();
        alike.forEach((what, protections) -> sentences.add(
                texts.say("at.line", protections.stream().map(told()::name).collect(Collectors.joining(", ")), what)));
        return sentences;
    }

    /** What the sentences are about. */
    String heading(Duration ttl, Experiment experiment) {
        return texts.say(ttl.equals(experiment.ruleOfThumb()) ? "at.rule" : "at", told().time(ttl));
    }

    private String what(Panel panel, Estimate estimate) {
        return switch (panel) {
            case OVERLAP -> often(estimate.overlap());
            case LOST_UPDATE -> often(estimate.lostUpdate());
            case STALE_WRITE -> often(estimate.staleWrite());
            case WAIT -> wait(estimate.waits());
        };
    }

    private String often(Proportion share) {
        if (share.times() == 0) {
            return texts.say("often.never", number(share.of()), percent(Math.max(share.high(), LEAST)));
        }
        if (share.times() == share.of()) {
            return texts.say("often.always", number(share.of()), percent(share.low()));
        }
        return texts.say(
                "often",
                percent(Math.max(share.share(), LEAST)),
                number(share.of()),
                percent(share.low()),
                percent(share.high()));
    }

    private String number(long count) {
        return NumberFormat.getIntegerInstance(words.locale()).format(count);
    }

    /** A share in percent, of one and the same measure whether it is rare or not. */
    private String percent(double share) {
        double percent = 100 * share;
        NumberFormat format = NumberFormat.getNumberInstance(words.locale());
        format.setMaximumFractionDigits(percent < WHOLE ? 1 : 0);
        return format.format(percent);
    }

    private String wait(Waits waits) {
        return texts.say(
                "wait", told().time(Duration.ofNanos(waits.mean())), told().time(Duration.ofNanos(waits.p99())));
    }

    static String key(Panel panel) {
        return panel.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
