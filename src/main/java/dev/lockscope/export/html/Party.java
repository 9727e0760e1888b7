package dev.lockscope.export.html;

import dev.lockscope.trace.Cast;
import dev.lockscope.trace.world.LinkName;
import java.util.ArrayList;
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
     */
    static List<Party> of(Cast cast, List<String> clients) {
        List<Party> parties = new ArrayList<>();
        for (String client : clients) {
            parties.add(new Party(Kind.CLIENT, client, cast.clients().indexOf(client), NO_LINK));
        }
        add(parties, Kind.NODE, cast.nodes());
        add(parties, Kind.SENTINEL, cast.sentinels());
        add(parties, Kind.RESOURCE, cast.resources());
        for (String client : clients) {
            for (String node : cast.nodes()) {
                LinkName link = new LinkName(client, node);
                parties.add(new Party(
                        Kind.LINK, client + " – " + node, cast.clients().indexOf(client), link));
            }
        }
        return parties;
    }

    private static void add(List<Party> parties, Kind kind, List<String> names) {
        for (int i = 0; i < names.size(); i++) {
            parties.add(new Party(kind, names.get(i), i, NO_LINK));
        }
    }
}
