package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.stage.CardText.Ink;
import dev.lockscope.desktop.stage.CardText.Line;
import dev.lockscope.desktop.stage.CardText.Mood;
import dev.lockscope.desktop.stage.CardText.Ring;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.world.KeyView;
import dev.lockscope.trace.world.NodeView;
import dev.lockscope.trace.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.StringJoiner;
import java.util.function.ToLongFunction;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** What a node's card says. */
final class NodeText {

    private static final String COUNTER = ":fence";

    private final Texts texts;
    private final Figures figures;
    private final Places places;

    NodeText(Texts texts, Places places) {
        this.texts = texts;
        this.figures = new Figures(texts);
        this.places = places;
    }

    /**
     * What the card says at an instant.
     *
     * @param lease how long a key's whole lease is, ns, for a key that has one
     * @param rows how many lines there are below its name
     */
    CardText say(World world, NodeView node, long instant, ToLongFunction<KeyView> lease, int rows) {
        Optional<KeyView> lock = lock(world, node);
        Ring ring = lock.map(key -> ring(key, instant, lease)).orElse(Ring.NONE);
        return new CardText(
                mood(node),
                OptionalInt.empty(),
                node.name(),
                icon(node),
                rows == 0 && node.up() ? holder(lock, instant).text() : state(node),
                node.up() ? Optional.of(ring) : Optional.empty(),
                lines(world, node, lock, instant, rows),
                spoken(world, node, lock, instant));
    }

    /** The first of the locks that is stored there. */
    private static Optional<KeyView> lock(World world, NodeView node) {
        return world.locks().stream().flatMap(name -> node.key(name).stream()).findFirst();
    }

    private static Mood mood(NodeView node) {
        if (node.up()) {
            return Mood.LIVELY;
        }
        return node.role().isPresent() ? Mood.DEAD : Mood.WAITING;
    }

    private static Optional<Ikon> icon(NodeView node) {
        if (!node.up()) {
            return Optional.of(
                    node.role().isPresent()
                            ? Material2OutlinedMZ.POWER_OFF
                            : Material2OutlinedMZ.RADIO_BUTTON_UNCHECKED);
        }
        return Optional.of(isReplica(node) ? Material2OutlinedAL.FILE_COPY : Material2OutlinedMZ.STORAGE);
    }

    private static boolean isReplica(NodeView node) {
        return node.role().filter(Role.REPLICA::equals).isPresent();
    }

    private String state(NodeView node) {
        if (!node.up()) {
            return texts.say(node.role().isPresent() ? "node.down" : "node.not-started");
        }
        return texts.say(isReplica(node) ? "node.replica" : "node.master");
    }

    private Ring ring(KeyView key, long instant, ToLongFunction<KeyView> lease) {
        OptionalInt own = key.owner().map(places::of).map(OptionalInt::of).orElse(OptionalInt.empty());
        OptionalLong left = key.remaining(instant);
        if (left.isEmpty()) {
            return new Ring(1, "∞", own, true);
        }
        double whole = Math.max(1, lease.applyAsLong(key));
        return new Ring(Math.min(1, left.getAsLong() / whole), figures.span(left.getAsLong()), own, true);
    }

    private List<Line> lines(World world, NodeView node, Optional<KeyView> lock, long instant, int rows) {
        List<Line> lines = new ArrayList<>();
        if (!node.up()) {
            lines.add(node.role().isPresent() ? Line.of(texts.say("node.memory-gone"), Ink.MUTED) : Line.EMPTY);
        } else if (rows == 1) {
            lines.add(besides(world, node)
                    .filter(line -> line.ink() == Ink.WARNING && lock.isEmpty())
                    .orElseGet(() -> holder(lock, instant)));
        } else {
            Optional<Line> besides = besides(world, node);
            lines.add(holder(lock, instant));
            if (rows == 2) {
                lines.add(besides.orElseGet(() -> key(lock)));
            } else {
                lines.add(key(lock));
                lines.add(besides.orElse(Line.EMPTY));
                lines.add(more(world, node));
            }
        }
        while (lines.size() < rows) {
            lines.add(Line.EMPTY);
        }
        return lines.subList(0, rows);
    }

    private Line holder(Optional<KeyView> lock, long instant) {
        if (lock.isEmpty()) {
            return Line.of(texts.say("lock.free"), Ink.MUTED);
        }
        KeyView key = lock.get();
        if (!key.isAliveAt(instant)) {
            return Line.of(texts.say("lock.over"), Ink.MUTED, Material2OutlinedMZ.TIMER_OFF);
        }
        String token = Figures.token(key.value());
        return key.owner()
                .map(owner -> Line.of(texts.say("lock.owned", owner, token), Ink.OWN, places.of(owner)))
                .orElseGet(() -> Line.of(token, Ink.CODE));
    }

    private Line key(Optional<KeyView> lock) {
        return lock.map(key -> Line.of(
                        key.expiresAt().isEmpty() ? texts.say("lock.never") : key.key(),
                        key.expiresAt().isEmpty() ? Ink.WARNING : Ink.CODE))
                .orElse(Line.EMPTY);
    }

    /** Whom it follows, or what else is out of the ordinary. */
    private Optional<Line> besides(World world, NodeView node) {
        StringJoiner parts = new StringJoiner(" · ");
        Ink ink = Ink.MUTED;
        if (node.clockMoved() != 0) {
            parts.add(texts.say("node.clock", figures.shift(node.clockMoved())));
            ink = Ink.WARNING;
        }
        if (node.follows().isPresent()) {
            String master = node.follows().get();
            int behind = world.link(node.name(), master).held().size();
            if (behind > 0) {
                parts.add(texts.say("node.behind", master, behind));
                ink = Ink.WARNING;
            } else {
                parts.add(texts.say(node.synced() ? "node.in-sync" : "node.out-of-sync", master));
                ink = node.synced() ? ink : Ink.WARNING;
            }
        }
        counter(world, node).ifPresent(value -> parts.add(texts.say("node.counter", value)));
        return parts.length() == 0 ? Optional.empty() : Optional.of(Line.of(parts.toString(), ink));
    }

    private static Optional<String> counter(World world, NodeView node) {
        return world.locks().stream()
                .flatMap(lock -> node.key(lock + COUNTER).stream())
                .map(KeyView::value)
                .findFirst();
    }

    private Line more(World world, NodeView node) {
        long others = node.keys().names().stream()
                .filter(key -> !key.endsWith(COUNTER))
                .count();
        others -= lock(world, node).isPresent() ? 1 : 0;
        String text = others > 0 ? texts.say("node.more", others) : texts.say("node.version", node.version());
        return Line.of(text, Ink.MUTED);
    }

    private String spoken(World world, NodeView node, Optional<KeyView> lock, long instant) {
        StringJoiner all = new StringJoiner(", ");
        all.add(texts.say("node.spoken", node.name()));
        all.add(state(node));
        if (node.up()) {
            all.add(holder(lock, instant).text());
            lock.filter(key -> key.isAliveAt(instant))
                    .ifPresent(key -> all.add(
                            key.expiresAt().isPresent()
                                    ? texts.say(
                                            "lock.until",
                                            key.key(),
                                            figures.instant(key.expiresAt().getAsLong()))
                                    : texts.say("lock.no-expiry", key.key())));
            besides(world, node).ifPresent(line -> all.add(line.text()));
        }
        return all.toString();
    }
}
