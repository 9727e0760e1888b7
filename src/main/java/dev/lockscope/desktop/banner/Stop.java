package dev.lockscope.desktop.banner;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.trace.RunFact.Ending;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.file.Cut;
import dev.lockscope.trace.world.RunView;
import dev.lockscope.trace.world.StepView;
import java.util.Optional;

/**
 * That a run stopped before its planned end, and why.
 *
 * @param word the same in a word
 * @param headline one line
 * @param detail one more
 */
record Stop(String word, String headline, String detail) {

    /** How the run of a session stopped by the moment that is shown; nothing where it goes on, or ended as it should. */
    static Optional<Stop> of(Session session, Words words, Texts texts) {
        Moment moment = session.moment().get();
        RunView run = moment.world().run();
        Optional<Cut> cut = session.origin().cut().filter(there -> moment.live());
        if (cut.isPresent()) {
            String headline =
                    texts.say("cut.headline", Long.toString(cut.orElseThrow().line()));
            return Optional.of(new Stop(texts.say("word.cut"), headline, texts.say("cut.detail")));
        }
        Optional<StepView> step =
                moment.world().script().stream().filter(one -> !one.reached()).findFirst();
        if (step.isPresent()) {
            String detail = texts.say(
                    "script-failed.detail",
                    step.orElseThrow().step(),
                    step.orElseThrow().when());
            return Optional.of(failed("script-failed.headline", detail, texts));
        }
        if (run.ending().isPresent()) {
            return run.ending().filter(Stop::isUnplanned).map(how -> failed(how, run.detail(), words, texts));
        }
        boolean recorded = session.phase().get() == Phase.RECORDED && moment.live() && run.started();
        return recorded
                ? Optional.of(failed("failed.headline", texts.say("unfinished.detail"), texts))
                : Optional.empty();
    }

    /** What a person ends by hand has no other end that it was to come to. */
    private static boolean isUnplanned(Ending how) {
        return how != Ending.COMPLETED && how != Ending.ENDED;
    }

    private static Stop failed(Ending how, String told, Words words, Texts texts) {
        String text = words.events().of(new RunEnded(how, told));
        String sentence = text.substring(0, 1).toUpperCase(words.locale()) + text.substring(1);
        return failed("failed.headline", sentence.endsWith(".") ? sentence : sentence + ".", texts);
    }

    private static Stop failed(String headline, String detail, Texts texts) {
        return new Stop(texts.say("word.failed"), texts.say(headline), detail);
    }
}
