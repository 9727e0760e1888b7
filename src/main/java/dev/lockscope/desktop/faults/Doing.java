package dev.lockscope.desktop.faults;

import dev.lockscope.lab.offer.Offer;
import dev.lockscope.lab.offer.OfferWords;
import java.util.Optional;

/**
 * Something that can be done, in the words of a language.
 *
 * @param offer what it is
 * @param label its name, such as {@code Pause A}
 * @param sentence what is really done
 * @param reason why it does not apply now; nothing where it applies
 */
record Doing(Offer offer, String label, String sentence, Optional<String> reason) {

    static Doing of(Offer offer, OfferWords words) {
        return new Doing(
                offer, words.label(offer), words.sentence(offer), offer.reason().map(words::reason));
    }

    boolean applies() {
        return reason.isEmpty();
    }

    /** All of it, for who cannot see it. */
    String spoken() {
        return label + ". " + reason.map(why -> why + " ").orElse("") + sentence;
    }
}
