package dev.lockscope.export.html;

import dev.lockscope.trace.Cast;
import dev.lockscope.trace.world.LinkName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/**
 * Somebody, or a link between two, that has a course through the run.
 *
 * @param name whose it is; for a link both ends
 * @param place its place among its kind in the cast, from 0
 * @param link between whom, for a link
 */
record Party(Kind kind, String name, int place, LinkName link) {

    /** What it is. */
    enum Kind {
        CLIENT,
        NODE,
        SENTINEL,
        RESOURCE,
        LINK;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final LinkName NO_LINK = new LinkName("", "");

    /**
     * All that are to be shown.
     *
     * @param clients the names of those clients that are
     * @param others links that no client opens, where there is something to tell of them
     */
    static List<Party> of(Cast cast, List<String> clients, Collection<LinkName> others) {
        List<Party> parties = new ArrayList<>();
        for (String client : clients) {
            parties.add(new Party(Kind.CLIENT, client, cast.clients().indexOf(client), NO_LINK));
        }
        add(parties, Kind.NODE, cast.nodes());
        add(parties, Kind.SENTINEL, cast.sentinels());
        add(parties, Kind.RESOURCE, cast.resources());
        List<String> asked = new ArrayList<>(cast.nodes());
        asked.addAll(cast.resources());
        for (String client : clients) {
            for (String name : asked) {
                parties.add(link(cast, new LinkName(client, name)));
            }
        }
        others.forEach(link -> parties.add(link(cast, link)));
        return parties;
    }

    private static Party link(Cast cast, LinkName link) {
        int place = Math.max(0, cast.clients().indexOf(link.from()));
        return new Party(Kind.LINK, link.from() + " – " + link.to(), place, link);
    }

    private static void add(List<Party> parties, Kind kind, List<String> names) {
        for (int i = 0; i < names.size(); i++) {
            parties.add(new Party(kind, names.get(i), i, NO_LINK));
        }
    }
}
