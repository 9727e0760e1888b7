package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.stage.Message.Says;
import dev.lockscope.desktop.stage.Message.State;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.ShortCommand;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.CommandView;
import dev.lockscope.trace.world.HeldMessage;
import dev.lockscope.trace.world.LinkName;
import dev.lockscope.trace.world.LinkView;
import dev.lockscope.trace.world.World;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is on its way at a moment. A pure function of the moment and the run's past.
 *
 * <p>A real round trip takes a tenth of a millisecond; so that it can be seen, each message is shown for a while from when
 * it was sent on, and its answer behind it. What waits in a link is shown as long as it does. Where the moment stands still,
 * the message of the latest event is shown at its place, and those that were under way then.
 */
final class Messages {

    /** How many are shown at a time; the latest are. */
    private static final int MOST = 24;

    private Messages() {}

    /**
     * What is to be shown.
     *
     * @param recent the events up to the moment that are not older than the motion's window, in order, and at least the
     *     latest one, if there is one
     */
    static List<Message> at(Moment moment, Timeline timeline, List<Event> recent, Motion motion) {
        List<Message> passing =
                motion.isStill() ? standing(moment.world(), recent) : moving(moment, timeline, recent, motion.window());
        List<Message> all = new ArrayList<>(held(moment.world()));
        all.addAll(passing.subList(Math.max(0, passing.size() - MOST), passing.size()));
        return all;
    }

    /**
     * Those whose words are shown. Of messages that pass at the same time with the same words from or to the same client,
     * as one that goes to every node, the latest is enough.
     */
    static Set<Message> told(List<Message> messages) {
        Set<Message> told = new HashSet<>();
        Set<Object> said = new HashSet<>();
        for (int i = messages.size() - 1; i >= 0; i--) {
            Message message = messages.get(i);
            boolean first = said.add(List.of(message.client(), message.direction(), message.says()));
            if (first || message.state() != State.TRAVELS) {
                told.add(message);
            }
        }
        return told;
    }

    private static List<Message> standing(World world, List<Event> recent) {
        List<Message> shown = new ArrayList<>(underWay(world));
        if (!recent.isEmpty()) {
            LatestMessage.of(recent.get(recent.size() - 1)).ifPresent(latest -> {
                shown.removeIf(other -> other.link().equals(latest.link()) && other.direction() == latest.direction());
                shown.add(latest);
            });
        }
        return shown;
    }

    private static List<Message> moving(Moment moment, Timeline timeline, List<Event> recent, long window) {
        List<Message> shown = new ArrayList<>();
        timeline.arrows(moment.instant() - 3 * window, moment.instant(), 4 * MOST)
                .shown()
                .forEach(arrow -> shown.addAll(new Passage(arrow, moment, recent, window).messages()));
        shown.addAll(Books.moving(recent, moment.instant(), window));
        return shown;
    }

    /** Commands that clients wait for and no link keeps. */
    private static List<Message> underWay(World world) {
        List<Message> waiting = new ArrayList<>();
        for (ClientView client : world.clients().values()) {
            for (CommandView command : client.inFlight()) {
                LinkName link = new LinkName(client.name(), command.node());
                if (!isHeld(world.link(link.from(), link.to()), command.command())) {
                    waiting.add(
                            command.isExecuted()
                                    ? Passage.unread(link, client.name())
                                    : Passage.unexecuted(link, client.name(), command.text()));
                }
            }
        }
        return waiting;
    }

    static boolean isHeld(LinkView link, long command) {
        return link.held().stream().anyMatch(message -> message.command() == command);
    }

    /** What links of clients keep: for each way of each link one, with how many there are behind it. */
    private static List<Message> held(World world) {
        return world.links().values().stream()
                .filter(link -> !link.held().isEmpty()
                        && world.clients().has(link.name().from()))
                .flatMap(link -> Stream.of(Direction.values()).flatMap(way -> held(world, link, way).stream()))
                .toList();
    }

    private static Optional<Message> held(World world, LinkView link, Direction way) {
        List<HeldMessage> messages =
                link.held().stream().filter(one -> one.direction() == way).toList();
        if (messages.isEmpty()) {
            return Optional.empty();
        }
        Optional<ClientView> client = world.clients().get(link.name().from());
        Says says = way == Direction.BACK
                ? Says.of(Says.Kind.ANSWER, messages.size())
                : client.flatMap(sender -> text(sender, messages.get(0).command()))
                        .map(text -> new Says(Says.Kind.LETTERS, ShortCommand.of(text), messages.size()))
                        .orElseGet(() -> Says.of(Says.Kind.SERVERS, messages.size()));
        String name = client.map(ClientView::name).orElse("");
        return Optional.of(new Message(link.name(), name, way, State.HELD, says, 0.5, 1));
    }

    private static Optional<String> text(ClientView client, long command) {
        return Stream.concat(client.inFlight().stream(), client.adrift().stream())
                .filter(one -> one.command() == command)
                .map(CommandView::text)
                .findFirst();
    }
}
