package dev.lockscope.desktop.banner;

import dev.lockscope.desktop.session.Judgement;
import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Verdict;
import dev.lockscope.verdict.VerdictText;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How a run stands, in one line and a second one.
 *
 * @param mood how it stands
 * @param word the mood in a word; empty where the headline says it
 * @param headline one line; empty before anything has begun
 * @param detail one more
 * @param gravest the finding that the second line is about
 */
record BannerLine(Mood mood, String word, String headline, String detail, Optional<Finding> gravest) {

    /** The worst first, and of equally bad ones the first of the table. */
    static final Comparator<Finding> GRAVEST =
            Comparator.comparing(Finding::severity).thenComparing(Finding::id);

    /**
     * The line of the moment that a session shows.
     *
     * @param goal what the scenario is there to show
     */
    static BannerLine of(Session session, String goal, Words words, Texts texts) {
        Moment moment = session.moment().get();
        Optional<LiveVerdict> now = session.judgement().get().map(found -> LiveVerdict.of(found, moment));
        Optional<BannerLine> stopped = Stop.of(session, words, texts).map(stop -> stopped(stop, now, words));
        if (stopped.isPresent()) {
            return stopped.orElseThrow();
        }
        if (!moment.world().run().started()) {
            return new BannerLine(Mood.GOAL, texts.say("word.goal"), "", goal, Optional.empty());
        }
        return now.flatMap(verdict -> broken(verdict, words, texts))
                .orElseGet(() -> whole(session.judgement().get(), moment, words, texts));
    }

    /** That a run did not come to its end counts more than what was found by then, which is told behind it. */
    private static BannerLine stopped(Stop stop, Optional<LiveVerdict> now, Words words) {
        Optional<Finding> gravest =
                now.flatMap(verdict -> verdict.verdict().findings().stream().min(GRAVEST));
        String found = now.filter(verdict -> proves(verdict.verdict()))
                .map(verdict -> " " + words.verdicts().headline(verdict.verdict()) + ".")
                .orElse("");
        return new BannerLine(Mood.FAILED, stop.word(), stop.headline(), stop.detail() + found, gravest);
    }

    private static boolean proves(Verdict verdict) {
        return !verdict.findings().isEmpty() && !verdict.isDisturbed();
    }

    private static Optional<BannerLine> broken(LiveVerdict now, Words words, Texts texts) {
        VerdictText text = words.verdicts();
        return now.verdict().findings().stream().min(GRAVEST).map(gravest -> {
            Mood mood = Mood.of(gravest.severity());
            String word = text.severity(gravest.severity());
            String summary = text.summary(gravest);
            String detail = mood == Mood.DISTURBED ? texts.say("disturbed.detail", summary) : summary;
            return new BannerLine(mood, word, headline(now, text, texts), detail, Optional.of(gravest));
        });
    }

    /** Two holders come first in a headline; that they go on being two is said right behind. */
    private static String headline(LiveVerdict now, VerdictText text, Texts texts) {
        String whole = text.headline(now.verdict());
        if (!now.goesOn()) {
            return whole;
        }
        List<Finding> overlaps = now.verdict().findings().stream()
                .filter(finding -> finding.id() == FindingId.OVERLAP)
                .toList();
        String first = text.headline(new Verdict(overlaps, now.verdict().figures()));
        return whole.startsWith(first)
                ? texts.say("so-far", first) + whole.substring(first.length())
                : texts.say("so-far", whole);
    }

    private static BannerLine whole(Optional<Judgement> judgement, Moment moment, Words words, Texts texts) {
        boolean completed = judgement
                        .map(Judgement::verdict)
                        .map(Verdict::figures)
                        .filter(now -> now.completed())
                        .isPresent()
                && moment.world().run().isEnded();
        Mood mood = completed ? Mood.SAFE : Mood.SO_FAR;
        String key = completed ? "safe" : "safe-so-far";
        String instant = words.events().seconds(moment.instant());
        return new BannerLine(
                mood, "", texts.say(key + ".headline"), texts.say(key + ".detail", instant), Optional.empty());
    }

    /** What tells this line from others that matters to somebody who only listens: not a length that grows. */
    String gist() {
        return mood + " " + gravest.map(finding -> finding.id().id()).orElse("");
    }
}
