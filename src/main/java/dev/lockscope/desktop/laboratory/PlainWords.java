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
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What findings say to people who know no statistics. Belongs to the thread of the window. */
final class PlainWords {

    /** From this share on, how many of 100 is told, and below how many of 1000. */
    private static final double OFTEN = 0.095;

    private final Words words;
    private final Texts texts;

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
            return texts.say("often.never", share.of(), Math.max(1, Math.round(1000 * share.high())));
        }
        if (share.times() == share.of()) {
            return texts.say("often.always", share.of(), Math.round(100 * share.low()));
        }
        int of = share.share() >= OFTEN ? 100 : 1000;
        return texts.say(
                "often",
                of,
                Math.max(1, Math.round(of * share.share())),
                Math.round(of * share.low()),
                Math.round(of * share.high()));
    }

    private String wait(Waits waits) {
        return texts.say(
                "wait", told().time(Duration.ofNanos(waits.mean())), told().time(Duration.ofNanos(waits.p99())));
    }

    static String key(Panel panel) {
        return panel.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
