package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.session.Origin.How.Branched;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.trace.Event;

/** Names the moment at which a branch leaves a run: by the event before it, since times are others in the branch. */
final class BranchWords {

    private final Words words;
    private final Texts texts;

    BranchWords(Words words) {
        this.words = words;
        this.texts = words.of("dev.lockscope.desktop.transport.transport");
    }

    /** What came right before the moment that a session shows. */
    String after(Session session) {
        return after(session, session.moment().get().events());
    }

    /** What came right before a branch left its run. */
    String after(Branched branched) {
        return after(branched.from(), branched.events());
    }

    private String after(Session session, int events) {
        if (events == 0) {
            return texts.say("branch.beginning");
        }
        Event event = session.index().event(Math.min(events, session.index().size()) - 1);
        String told = words.events().of(event);
        return event.actor().equals(Event.RUN) ? texts.say("branch.run", told) : event.actor() + " " + told;
    }
}
