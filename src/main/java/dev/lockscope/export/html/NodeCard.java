package dev.lockscope.export.html;

import dev.lockscope.export.html.Card.Ink;
import dev.lockscope.export.html.Card.Line;
import dev.lockscope.export.html.Card.Mood;
import dev.lockscope.export.html.Card.Ring;
import dev.lockscope.trace.NodeFact.Role;
import dev.lockscope.trace.world.KeyView;
import dev.lockscope.trace.world.NodeView;
import dev.lockscope.trace.world.World;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.StringJoiner;
import java.util.function.ToIntFunction;

/** What the page says of nodes, from an instant on. */
final class NodeCard {

    /** How the key of a lock's fencing counter ends. */
    private static final String COUNTER = ":fence";

    private final PageText texts;
    private final ToIntFunction<String> placeOf;
    private final Leases leases;

    /**
     * @param placeOf the place of a client in the cast
     * @param leases how long the leases are, as far as is known by then
     */
    NodeCard(PageText texts, ToIntFunction<String> placeOf, Leases leases) {
        this.texts = texts;
        this.placeOf = placeOf;
        this.leases = leases;
    }

    /** The next instant at which the card says something else although nothing happens. */
    static OptionalLong turn(World world, NodeView node, long after) {
        return lock(world, node)
                .map(KeyView::expiresAt)
                .filter(end -> end.isPresent() && after < end.getAsLong())
                .orElse(OptionalLong.empty());
    }

    Card of(World world, NodeView node, long instant) {
        Optional<KeyView> lock = lock(world, node);
        Map<String, Object> facts = lock.filter(key -> key.isAliveAt(instant))
                .<Map<String, Object>>map(key -> Map.of("key", key.key(), "token", key.value()))
                .orElse(Map.of());
        return new Card(
                node.up() ? Mood.LIVELY : node.role().isPresent() ? Mood.DEAD : Mood.WAITING,
                state(node),
                node.up()
                        ? Optional.of(lock.filter(key -> key.isAliveAt(instant))
                                .map(key -> ring(node, key))
                                .orElse(Ring.NONE))
                        : Optional.empty(),
                lines(world, node, lock, instant),
                facts);
    }

    /** The first of the locks that is stored there. */
    private static Optional<KeyView> lock(World world, NodeView node) {
        return world.locks().stream().flatMap(name -> node.key(name).stream()).findFirst();
    }

    private Line state(NodeView node) {
        if (!node.up()) {
            return node.role().isPresent()
                    ? Line.of(texts.say("node.down"), Ink.DANGER, Sign.OFF)
                    : Line.of(texts.say("node.not-started"), Ink.MUTED, Sign.IDLE);
        }
        boolean replica = node.role().filter(Role.REPLICA::equals).isPresent();
        return Line.of(
                texts.say(replica ? "node.replica" : "node.master"), Ink.MUTED, replica ? Sign.COPY : Sign.STORE);
    }

    private Ring ring(NodeView node, KeyView key) {
        OptionalInt own = key.owner()
                .map(name -> OptionalInt.of(placeOf.applyAsInt(name)))
                .orElse(OptionalInt.empty());
        if (key.expiresAt().isEmpty()) {
            return new Ring(own, 0, 0);
        }
        long until = key.expiresAt().getAsLong();
        return new Ring(own, leases.whole(node.name(), key.key()).orElse(until - key.storedAt()), until);
    }

    private List<Line> lines(World world, NodeView node, Optional<KeyView> lock, long instant) {
        if (!node.up()) {
            Line gone = node.role().isPresent() ? Line.of(texts.say("node.memory-gone"), Ink.MUTED) : Line.EMPTY;
            return List.of(gone, Line.EMPTY, Line.EMPTY, Line.EMPTY);
        }
        return List.of(holder(lock, instant), key(lock), besides(world, node).orElse(Line.EMPTY), more(node, lock));
    }

    private Line holder(Optional<KeyView> lock, long instant) {
        if (lock.isEmpty()) {
            return Line.of(texts.say("lock.free"), Ink.MUTED, Sign.FREE);
        }
        KeyView key = lock.get();
        if (!key.isAliveAt(instant)) {
            return Line.of(texts.say("lock.over"), Ink.MUTED, Sign.OVER);
        }
        String token = PageText.token(key.value());
        return key.owner()
                .map(owner ->
                        Line.of(texts.say("lock.owned", owner, token), Ink.OWN).of(placeOf.applyAsInt(owner)))
                .orElseGet(() -> Line.of(token, Ink.CODE));
    }

    private Line key(Optional<KeyView> lock) {
        return lock.map(key -> key.expiresAt().isEmpty()
                        ? Line.of(texts.say("lock.never", key.key()), Ink.WARNING)
                        : Line.of(key.key(), Ink.CODE))
                .orElse(Line.EMPTY);
    }

    /** Whom it follows, or what else is out of the ordinary. */
    private Optional<Line> besides(World world, NodeView node) {
        StringJoiner parts = new StringJoiner(" · ");
        Ink ink = Ink.MUTED;
        if (node.clockMoved() != 0) {
            parts.add(texts.say("node.clock", texts.shift(node.clockMoved())));
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
        world.locks().stream()
                .flatMap(lock -> node.key(lock + COUNTER).stream())
                .findFirst()
                .ifPresent(key -> parts.add(texts.say("node.counter", PageText.token(key.value()))));
        return parts.length() == 0 ? Optional.empty() : Optional.of(Line.of(parts.toString(), ink));
    }

    private Line more(NodeView node, Optional<KeyView> lock) {
        long others = node.keys().names().stream()
                        .filter(key -> !key.endsWith(COUNTER))
                        .count()
                - (lock.isPresent() ? 1 : 0);
        String text = others > 0 ? texts.say("node.more", others) : texts.say("node.version", node.version());
        return Line.of(text, Ink.MUTED);
    }
}
