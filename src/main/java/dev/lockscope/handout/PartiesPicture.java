package dev.lockscope.handout;

import dev.lockscope.export.svg.SvgPainter;
import dev.lockscope.scenario.ClientSpec;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Topology;
import dev.lockscope.timeline.paint.Ink;
import dev.lockscope.timeline.paint.Painter.Line;
import dev.lockscope.timeline.paint.Painter.Type;
import dev.lockscope.timeline.paint.Palette;
import dev.lockscope.timeline.paint.Swatch;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Draws who takes part in a scenario: servers at the left, clients in the middle, the resource at the right. */
final class PartiesPicture {

    private static final double WIDTH = 640;
    private static final double BOX = 40;
    private static final double GAP = 10;
    private static final double NODES_AT = 40;
    private static final double NODE = 130;
    private static final double CLIENTS_AT = 230;
    private static final double CLIENT = 190;
    private static final double RESOURCE = 150;
    private static final double RESOURCE_AT = WIDTH - RESOURCE - 1;

    /** Where a box's two lines of words stand, below its top. */
    private static final double FIRST = 17;

    private static final double SECOND = 31;
    private static final Type NAME = new Type(13, true);
    private static final Type PLAIN = new Type(10.5, false);

    private final Scenario scenario;
    private final HandoutWords words;
    private final SvgPainter painter;
    private final Palette palette = Palette.LIGHT;
    private final double height;

    private PartiesPicture(Scenario scenario, HandoutWords words, String ids) {
        this.scenario = scenario;
        this.words = words;
        this.painter = new SvgPainter(ids);
        int most =
                Math.max(scenario.clients().size(), servers(scenario.topology()).size());
        this.height = Math.max(1, most) * (BOX + GAP) - GAP + 2;
    }

    /**
     * The picture, as SVG.
     *
     * @param ids what its ids begin with
     */
    static String of(Scenario scenario, HandoutWords words, String ids) {
        return new PartiesPicture(scenario, words, ids).draw();
    }

    /**
     * A server.
     *
     * @param role the key of what it is
     * @param master the server that it follows; empty where it follows none
     */
    private record Server(String name, String role, String master) {}

    private static List<Server> servers(Topology topology) {
        List<Server> servers = new ArrayList<>();
        if (topology instanceof Topology.Single single) {
            servers.add(new Server(single.node(), "role.single", ""));
        } else if (topology instanceof Topology.Independent independent) {
            independent.nodes().forEach(node -> servers.add(new Server(node, "role.independent", "")));
        } else if (topology instanceof Topology.Replicated replicated) {
            servers.add(new Server(replicated.master(), "role.master", ""));
            replicated.replicas().forEach(node -> servers.add(new Server(node, "role.replica", replicated.master())));
        } else if (topology instanceof Topology.Guarded guarded) {
            servers.add(new Server(guarded.master(), "role.master", ""));
            guarded.replicas().forEach(node -> servers.add(new Server(node, "role.replica", guarded.master())));
            guarded.sentinels().forEach(node -> servers.add(new Server(node, "role.sentinel", "")));
        } else {
            throw new IllegalStateException("no picture of " + topology);
        }
        return servers;
    }

    private String draw() {
        List<Server> servers = servers(scenario.topology());
        int clients = scenario.clients().size();
        for (int i = 0; i < clients; i++) {
            double from = middle(i, clients);
            for (int j = 0; j < servers.size(); j++) {
                if (!servers.get(j).role().equals("role.sentinel")) {
                    wire(NODES_AT + NODE, middle(j, servers.size()), CLIENTS_AT, from);
                }
            }
            wire(CLIENTS_AT + CLIENT, from, RESOURCE_AT, height / 2);
        }
        for (int i = 0; i < clients; i++) {
            client(scenario.clients().get(i), i, top(i, clients));
        }
        for (int j = 0; j < servers.size(); j++) {
            server(servers.get(j), top(j, servers.size()));
        }
        follow(servers);
        resource();
        return painter.svg(WIDTH, height, title(servers), "");
    }

    private String title(List<Server> servers) {
        String clients = scenario.clients().stream().map(ClientSpec::name).collect(Collectors.joining(", "));
        String nodes = servers.stream()
                .map(server -> server.name() + " (" + words.say(server.role()) + ")")
                .collect(Collectors.joining(", "));
        return words.say("parties.told", clients, nodes, scenario.resource().name());
    }

    private void client(ClientSpec client, int place, double y) {
        Swatch own = palette.client(place);
        box(CLIENTS_AT, y, CLIENT, own.soft(), own.ink());
        painter.fill(CLIENTS_AT, y, 5, BOX, own.fill());
        painter.text(client.name(), CLIENTS_AT + 14, y + FIRST, NAME, own.ink());
        String recipe = client.recipe() + " · TTL " + time(client.ttl());
        painter.text(fitted(recipe, CLIENT - 20), CLIENTS_AT + 14, y + SECOND, PLAIN, palette.text());
    }

    private void server(Server server, double y) {
        box(NODES_AT, y, NODE, palette.surface(), palette.muted());
        painter.text(server.name(), NODES_AT + 12, y + FIRST, NAME, palette.text());
        painter.text(words.say(server.role()), NODES_AT + 12, y + SECOND, PLAIN, palette.muted());
    }

    /** What replicas follow, at the left of the servers. */
    private void follow(List<Server> servers) {
        double x = NODES_AT;
        for (int j = 0; j < servers.size(); j++) {
            String master = servers.get(j).master();
            for (int i = 0; i < servers.size(); i++) {
                if (servers.get(i).name().equals(master)) {
                    double from = middle(i, servers.size());
                    double to = middle(j, servers.size());
                    double out = x - 8 - 6 * j;
                    painter.line(x, from, out, from, Line.dashed(1), palette.muted());
                    painter.line(out, from, out, to, Line.dashed(1), palette.muted());
                    painter.line(out, to, x - 5, to, Line.dashed(1), palette.muted());
                    painter.polygon(new double[] {x, x - 7, x - 7}, new double[] {to, to - 4, to + 4}, palette.muted());
                }
            }
        }
    }

    private void resource() {
        double y = (height - BOX) / 2;
        box(RESOURCE_AT, y, RESOURCE, palette.warningSoft(), palette.warning());
        painter.text(scenario.resource().name(), RESOURCE_AT + 12, y + FIRST, NAME, palette.text());
        String kind = words.say("resource." + scenario.resource().kind().id());
        painter.text(fitted(kind, RESOURCE - 20), RESOURCE_AT + 12, y + SECOND, PLAIN, palette.muted());
    }

    private void box(double x, double y, double width, Ink ground, Ink edge) {
        painter.fill(x, y, width, BOX, ground);
        painter.outline(x, y, width, BOX, Line.solid(1), edge);
    }

    private void wire(double fromX, double fromY, double toX, double toY) {
        painter.line(fromX, fromY, toX, toY, Line.solid(1), palette.idle());
    }

    private String fitted(String text, double room) {
        String shown = text;
        while (shown.length() > 1 && painter.widthOf(shown, PLAIN) > room) {
            shown = shown.substring(0, shown.length() - 2) + "…";
        }
        return shown;
    }

    private double top(int place, int count) {
        double all = count * (BOX + GAP) - GAP;
        return (height - all) / 2 + place * (BOX + GAP);
    }

    private double middle(int place, int count) {
        return top(place, count) + BOX / 2;
    }

    private String time(Duration time) {
        BigDecimal seconds = BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros();
        String plain = seconds.toPlainString();
        return (words.language().equals("nb") ? plain.replace('.', ',') : plain) + " s";
    }
}
