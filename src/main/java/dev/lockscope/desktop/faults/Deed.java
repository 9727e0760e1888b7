package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.session.Session;
import dev.lockscope.lab.offer.Offers;
import dev.lockscope.scenario.ActionText;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.world.WorldIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * What a person did to a run, and what came of it.
 *
 * @param act the event that tells of it
 * @param results the events that it led to
 */
record Deed(Event act, List<Event> results) {

    /** How many events after the act are looked through: what an action does, it does at once. */
    private static final int SIGHT = 200;

    Deed {
        results = List.copyOf(results);
    }

    /** What an act at a place has led to among the first {@code count} events. */
    static Deed at(WorldIndex index, int place, int count) {
        Event act = index.event(place);
        List<Event> results = new ArrayList<>();
        for (int i = place + 1; i < Math.min(count, place + 1 + SIGHT); i++) {
            if (index.event(i).cause() == act.seq()) {
                results.add(index.event(i));
            }
        }
        return new Deed(act, results);
    }

    boolean refused() {
        return results.stream().anyMatch(event -> event.fact() instanceof ActionRefused);
    }

    /** It in words, such as {@code Pause A at 0.157 s: A was paused}. */
    String text(Session session, FaultWords words) {
        String at = words.seconds(act.at());
        String what = session.scenario()
                .flatMap(scenario -> label(scenario, session, words))
                .orElseGet(this::action);
        if (results.isEmpty()) {
            return words.texts().say("deed.done", what, at);
        }
        StringJoiner all = new StringJoiner("; ");
        results.forEach(event -> all.add(words.texts()
                .say(
                        "deed.event",
                        words.words().who(event.actor()),
                        words.words().events().of(event))));
        return words.texts().say("deed.led", what, at, all.toString());
    }

    private String action() {
        return act.fact() instanceof LearnerActed acted ? acted.action() : "";
    }

    private Optional<String> label(Scenario scenario, Session session, FaultWords words) {
        return new ActionText(scenario)
                .read(action())
                .map(action -> words.offers()
                        .label(new Offers(scenario)
                                .offer(action, session.moment().get().world())));
    }
}
