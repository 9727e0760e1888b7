package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.lab.offer.Offer;
import dev.lockscope.lab.offer.OfferWords;
import dev.lockscope.lab.offer.Offers;
import dev.lockscope.lab.offer.Reason;
import dev.lockscope.lab.offer.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a menu of a thing says.
 *
 * @param title what the thing is called
 * @param note what acting means now, or why nothing can be done to the thing
 * @param past whether acting would start a branch
 * @param sections what can be done, in parts, in an order that does not change over the run
 */
record ThingMenu(String title, String note, boolean past, List<List<Doing>> sections) {

    ThingMenu {
        sections = List.copyOf(sections);
    }

    /** The menu of a thing at the moment that a session shows. */
    static ThingMenu of(Session session, Offers offers, Target target, FaultWords words) {
        Moment moment = session.moment().get();
        Acting acting = Acting.in(session);
        Optional<Reason> none = offers.none(target);
        String note = none.map(words.offers()::reason).orElseGet(() -> words.acting(acting, session));
        boolean past = acting == Acting.BRANCH && none.isEmpty();
        return new ThingMenu(
                words.name(target), note, past, sections(offers.of(target, moment.world()), words.offers()));
    }

    private static List<List<Doing>> sections(List<Offer> offers, OfferWords words) {
        List<List<Doing>> all = new ArrayList<>();
        Optional<Section> last = Optional.empty();
        for (Offer offer : offers) {
            Section section = Section.of(offer.kind());
            if (!last.equals(Optional.of(section))) {
                all.add(new ArrayList<>());
                last = Optional.of(section);
            }
            all.get(all.size() - 1).add(Doing.of(offer, words));
        }
        return all;
    }

    /** Everything that can be done. */
    List<Doing> all() {
        return sections.stream().flatMap(List::stream).toList();
    }
}
