package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.lab.offer.OfferWords;
import dev.lockscope.lab.offer.Offers;
import java.util.List;
import java.util.Optional;

/**
 * What the palette says at a moment.
 *
 * @param acting what acting means now
 * @param note the same in words
 * @param buttons the scenario's most useful faults, always the same in the same order
 * @param faults those that are on
 * @param deed the latest thing that a person did
 * @param deedText the same in words
 */
record PaletteState(
        Acting acting,
        String note,
        List<Doing> buttons,
        List<ActiveFault> faults,
        Optional<Deed> deed,
        String deedText) {

    /** How many buttons there are at most: as many as have a digit. */
    static final int MOST = 9;

    PaletteState {
        buttons = List.copyOf(buttons);
        faults = List.copyOf(faults);
    }

    static PaletteState of(Session session, Optional<Offers> offers, Optional<Deed> deed, FaultWords words) {
        Moment moment = session.moment().get();
        OfferWords said = words.offers();
        Acting acting = Acting.in(session);
        return new PaletteState(
                acting,
                words.acting(acting, session),
                offers.map(all -> all.useful(moment.world(), MOST).stream()
                                .map(offer -> Doing.of(offer, said))
                                .toList())
                        .orElse(List.of()),
                offers.map(all -> ActiveFault.in(moment.world(), all, words)).orElse(List.of()),
                deed,
                deed.map(one -> one.text(session, words)).orElse(""));
    }
}
