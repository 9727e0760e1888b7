package dev.lockscope.desktop.inspector.events;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Prominence;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which events are wanted.
 *
 * @param turnsOnly whether only the turns of the story are
 * @param actors whose; none for everybody's
 * @param kinds of which kinds; none for all
 * @param text what stands in the actor's name or in the words, in whatever case; empty for anything
 */
public record EventFilter(boolean turnsOnly, Set<String> actors, Set<EventKind> kinds, String text) {

    /** All events. */
    public static final EventFilter ALL = new EventFilter(false, Set.of(), Set.of(), "");

    public EventFilter {
        actors = Set.copyOf(actors);
        kinds = Set.copyOf(kinds);
        text = text.strip();
    }

    /** Whether it lets everything pass. */
    public boolean isOpen() {
        return equals(ALL);
    }

    /**
     * Tests events; any thread may.
     *
     * @param words the words that the text is looked for in
     */
    public Predicate<Event> test(EventText words) {
        String wanted = text.toLowerCase(Locale.ROOT);
        return event -> (!turnsOnly || Prominence.of(event.fact()) == Prominence.HEADLINE)
                && (actors.isEmpty() || actors.contains(event.actor()))
                && (kinds.isEmpty() || kinds.contains(EventKind.of(event.fact())))
                && (wanted.isEmpty()
                        || event.actor().toLowerCase(Locale.ROOT).contains(wanted)
                        || words.of(event).toLowerCase(Locale.ROOT).contains(wanted));
    }
}
