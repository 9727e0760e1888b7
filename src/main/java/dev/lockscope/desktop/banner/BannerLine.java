package dev.lockscope.desktop.banner;

import dev.lockscope.desktop.session.Judgement;
import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.world.StepView;
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
     * The line of a moment.
     *
     * @param goal what the scenario is there to show
     */
    static BannerLine of(Optional<Judgement> judgement, Moment moment, String goal, Words words, Texts texts) {
        if (!moment.world().run().started()) {
            return new BannerLine(Mood.GOAL, texts.say("word.goal"), "", goal, Optional.empty());
        }
        Optional<BannerLine> broken =
                judgement.map(found -> LiveVerdict.of(found, moment)).flatMap(now -> broken(now, words, texts));
        return broken.or(() -> failed(moment, words, texts)).orElseGet(() -> whole(judgement, moment, words, texts));
    }

    private static Optional<BannerLine> broken(LiveVerdict now, Words words, Texts texts) {
        VerdictText text = words.verdicts();
        return now.verdict().findings().stream().min(GRAVEST).map(gravest -> {
            Mood mood = Mood.of(gravest.severity());
            String word = text.severity(gravest.severity());
            return new BannerLine(mood, word, headline(now, text, texts), text.summary(gravest), Optional.of(gravest));
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

    private static Optional<BannerLine> failed(Moment moment, Words words, Texts texts) {
        Optional<StepView> step =
                moment.world().script().stream().filter(one -> !one.reached()).findFirst();
        Optional<String> why = step.map(one -> texts.say("script-failed.detail", one.step(), one.when()))
                .or(() -> ending(moment, words));
        return why.map(detail -> new BannerLine(
                Mood.FAILED,
                texts.say("word.failed"),
                texts.say(step.isPresent() ? "script-failed.headline" : "failed.headline"),
                detail,
                Optional.empty()));
    }

    /** How it ended, where that was not as planned. */
    private static Optional<String> ending(Moment moment, Words words) {
        Optional<Ending> how = moment.world().run().ending();
        return how.filter(one -> one == Ending.SERVER_LOST || one == Ending.BROKEN || one == Ending.INTERRUPTED)
                .map(one ->
                        words.events().of(new RunEnded(one, moment.world().run().detail())))
                .map(text -> text.substring(0, 1).toUpperCase(words.locale()) + text.substring(1) + ".");
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
