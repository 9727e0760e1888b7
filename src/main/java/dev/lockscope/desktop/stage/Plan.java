package dev.lockscope.desktop.stage;

import dev.lockscope.trace.world.LinkName;
import java.util.List;
import java.util.Optional;

/**
 * Where everything on the stage is.
 *
 * @param em the size of plain text, px
 */
record Plan(double em, List<Stand> stands, List<Route> routes) {

    Plan {
        stands = List.copyOf(stands);
        routes = List.copyOf(routes);
    }

    /** Where the card of a name stands. */
    Optional<Stand> stand(String name) {
        return stands.stream().filter(stand -> stand.name().equals(name)).findFirst();
    }

    /** How a link runs, if there is a way for it. */
    Optional<Route> route(LinkName link) {
        return routes.stream().filter(route -> route.link().equals(link)).findFirst();
    }
}
