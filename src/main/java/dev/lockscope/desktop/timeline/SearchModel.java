package dev.lockscope.desktop.timeline;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What was looked for in a run, and found. Belongs to the thread of the window; looks in the background. */
final class SearchModel {

    private final Background background;
    private final Runnable changed;
    private String text = "";
    private List<Event> found = List.of();
    private int place = -1;
    private int asked;

    /**
     * Nothing looked for yet.
     *
     * @param changed told when something was found
     */
    SearchModel(Background background, Runnable changed) {
        this.background = background;
        this.changed = changed;
    }

    /** Looks for the events in whose actor or words a text is, in whatever case; an empty one for none. */
    void look(Session session, String wanted, EventText words) {
        text = wanted.strip().toLowerCase(Locale.ROOT);
        int number = ++asked;
        if (text.isEmpty()) {
            take(List.of());
            return;
        }
        String needle = text;
        Trace trace = session.trace();
        background.run(() -> find(trace, needle, words), hits -> {
            if (number == asked) {
                take(hits);
            }
        });
    }

    private static List<Event> find(Trace trace, String needle, EventText words) {
        List<Event> hits = new ArrayList<>();
        for (Event event : trace.events()) {
            String said = event.actor() + " " + words.of(event);
            if (said.toLowerCase(Locale.ROOT).contains(needle)) {
                hits.add(event);
            }
        }
        return hits;
    }

    private void take(List<Event> hits) {
        found = List.copyOf(hits);
        place = -1;
        changed.run();
    }

    /** Whether anything is looked for. */
    boolean isAsked() {
        return !text.isEmpty();
    }

    /** What was found, in the order in which it happened. */
    List<Event> found() {
        return found;
    }

    /** The number of the one gone to, from 1; 0 for none. */
    int place() {
        return place + 1;
    }

    /**
     * The next one, or the one before; the first after the last.
     *
     * @param instant the moment that is shown, where the first look begins, ns since the run's start
     */
    Optional<Event> go(boolean onwards, long instant) {
        if (found.isEmpty()) {
            return Optional.empty();
        }
        if (place < 0) {
            int from = 0;
            while (from < found.size() && found.get(from).at() < instant) {
                from++;
            }
            place = onwards ? from : from - 1;
        } else {
            place += onwards ? 1 : -1;
        }
        place = Math.floorMod(place, found.size());
        return Optional.of(found.get(place));
    }
}
