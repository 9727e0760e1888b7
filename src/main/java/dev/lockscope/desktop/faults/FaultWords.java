package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.lab.offer.OfferWords;
import dev.lockscope.lab.offer.Target;
import java.util.Locale;

/** The words of faults, in the language that is spoken at the time. Belongs to the thread of the window. */
final class FaultWords {

    private final Words words;
    private final Texts texts;

    FaultWords(Words words) {
        this.words = words;
        this.texts = words.of("dev.lockscope.desktop.faults.faults");
    }

    Words words() {
        return words;
    }

    Texts texts() {
        return texts;
    }

    OfferWords offers() {
        return OfferWords.in(words.language().get());
    }

    /** What a thing is called, such as {@code Client A}. */
    String name(Target target) {
        if (target instanceof Target.OfClient client) {
            return texts.say("target.client", client.name());
        } else if (target instanceof Target.OfNode node) {
            return texts.say("target.node", node.name());
        } else if (target instanceof Target.OfSentinel sentinel) {
            return texts.say("target.sentinel", sentinel.name());
        } else if (target instanceof Target.OfResource resource) {
            return texts.say("target.resource", resource.name());
        } else if (target instanceof Target.OfLink link) {
            return texts.say("target.link", link.from(), link.to());
        }
        return texts.say("target.network");
    }

    /** An instant or a length of time, given in ns, such as {@code 0.157 s}. */
    String seconds(long nanos) {
        return String.format(words.locale(), "%.3f s", nanos / 1e9);
    }

    /** What acting means at the moment that a session shows. */
    String acting(Acting acting, Session session) {
        return texts.say(
                "acting." + acting.name().toLowerCase(Locale.ROOT),
                seconds(session.moment().get().instant()),
                words.moment(session.latestEvent()));
    }
}
