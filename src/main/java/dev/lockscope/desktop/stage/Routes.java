package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.stage.Route.Carries;
import dev.lockscope.desktop.stage.Route.Span;
import dev.lockscope.trace.world.LinkName;
import java.util.ArrayList;
import java.util.List;

/** Lays the links between the cards. */
final class Routes {

    /** How much of a card's side its links share. */
    private static final double SIDE = 0.8;
    /** Where labels of links that come from one card, or that meet in one, are far enough apart. */
    private static final double NEAR_START = 0.34;

    private static final double NEAR_END = 0.66;
    /** How much of a way is kept free of labels at each end. */
    private static final double EDGE = 0.03;

    private final List<Route> routes = new ArrayList<>();

    private Routes() {}

    /**
     * The ways of all links that there can be.
     *
     * @param lane the width of the free way to the left of the nodes, px
     */
    static List<Route> between(List<Stand> stands, boolean following, double lane) {
        List<Stand> nodes = of(stands, Party.NODE);
        List<Stand> clients = of(stands, Party.CLIENT);
        List<Stand> sentinels = of(stands, Party.SENTINEL);
        Routes routes = new Routes();
        routes.commands(clients, nodes);
        routes.writes(clients, of(stands, Party.RESOURCE));
        if (following) {
            routes.around(nodes, -lane, Carries.COPIES);
        }
        routes.questions(sentinels, nodes);
        routes.around(sentinels, lane, Carries.QUESTIONS);
        return routes.routes;
    }

    private static List<Stand> of(List<Stand> stands, Party party) {
        return stands.stream().filter(stand -> stand.party() == party).toList();
    }

    private static double port(Place place, int number, int count) {
        return place.middleY() + ((number + 0.5) / count - 0.5) * place.height() * SIDE;
    }

    private void commands(List<Stand> clients, List<Stand> nodes) {
        double label = nodes.size() > clients.size() ? NEAR_END : clients.size() > nodes.size() ? NEAR_START : 0.5;
        for (int i = 0; i < clients.size(); i++) {
            for (int j = 0; j < nodes.size(); j++) {
                Place client = clients.get(i).place();
                Place node = nodes.get(j).place();
                Spot start = new Spot(client.x(), port(client, j, nodes.size()));
                Spot end = new Spot(node.right(), port(node, i, clients.size()));
                level(clients.get(i), nodes.get(j), Carries.COMMANDS, Curve.level(start, end), label);
            }
        }
    }

    private void writes(List<Stand> clients, List<Stand> resources) {
        for (int i = 0; i < clients.size(); i++) {
            for (int j = 0; j < resources.size(); j++) {
                Place client = clients.get(i).place();
                Place resource = resources.get(j).place();
                Spot start = new Spot(client.right(), port(client, j, resources.size()));
                Spot end = new Spot(resource.x(), port(resource, i, clients.size()));
                level(clients.get(i), resources.get(j), Carries.WRITES, Curve.level(start, end), NEAR_START);
            }
        }
    }

    private void questions(List<Stand> sentinels, List<Stand> nodes) {
        for (int i = 0; i < sentinels.size(); i++) {
            for (int j = 0; j < nodes.size(); j++) {
                Place sentinel = sentinels.get(i).place();
                Place node = nodes.get(j).place();
                Spot start = new Spot(sentinel.right(), port(sentinel, j, nodes.size()));
                Spot end = new Spot(node.x(), port(node, i, sentinels.size()));
                level(sentinels.get(i), nodes.get(j), Carries.QUESTIONS, Curve.level(start, end), NEAR_START);
            }
        }
    }

    private void level(Stand from, Stand to, Carries carries, Curve curve, double label) {
        double left = Math.min(curve.start().x(), curve.end().x());
        double right = Math.max(curve.start().x(), curve.end().x());
        double edge = (right - left) * EDGE;
        add(from, to, carries, curve, curve.at(label), new Span(left + edge, right - edge));
    }

    /** Between cards that stand above one another, beside them: the farther apart, the wider. */
    private void around(List<Stand> column, double side, Carries carries) {
        for (int i = 0; i < column.size(); i++) {
            for (int j = 0; j < column.size(); j++) {
                if (i == j) {
                    continue;
                }
                Place from = column.get(i).place();
                Place to = column.get(j).place();
                int far = Math.abs(i - j);
                double bulge = side * (0.7 + 0.4 * far / column.size());
                double x = side < 0 ? 0 : from.width();
                double start = from.middleY() + Math.signum(j - i) * from.height() * 0.3;
                double end = to.middleY() - Math.signum(j - i) * to.height() * (0.3 - 0.12 * far / column.size());
                Curve curve = Curve.round(new Spot(from.x() + x, start), new Spot(to.x() + x, end), bulge);
                Place next = column.get(i + (j > i ? 1 : -1)).place();
                Spot label = new Spot(from.middleX(), between(from, next));
                add(column.get(i), column.get(j), carries, curve, label, new Span(from.x(), from.right()));
            }
        }
    }

    /** The middle of the gap between two cards that stand above one another. */
    private static double between(Place one, Place other) {
        return one.y() < other.y() ? (one.bottom() + other.y()) / 2 : (other.bottom() + one.y()) / 2;
    }

    private void add(Stand from, Stand to, Carries carries, Curve curve, Spot label, Span free) {
        routes.add(new Route(new LinkName(from.name(), to.name()), carries, curve, label, free));
    }
}
