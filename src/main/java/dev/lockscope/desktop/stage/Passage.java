package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.stage.Message.Says;
import dev.lockscope.desktop.stage.Message.State;
import dev.lockscope.timeline.Arrow;
import dev.lockscope.timeline.Arrow.Journey;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.ShortCommand;
import dev.lockscope.trace.world.LinkName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A command and its answer on their way, while time runs.
 *
 * @param window how long each of the two is seen, ns of the run
 */
record Passage(Arrow arrow, Moment moment, List<Event> recent, long window) {

    private static final double BEFORE_NODE = 0.66;
    private static final double BEFORE_CLIENT = 0.34;
    private static final double MIDDLE = 0.5;

    /** A command that its server has not executed. */
    static Message unexecuted(LinkName link, String client, String text) {
        Says says = Says.letters(ShortCommand.of(text));
        return new Message(link, client, Direction.THERE, State.WAITS, says, BEFORE_NODE, 1);
    }

    /** An answer that its client has not read. */
    static Message unread(LinkName link, String client) {
        return new Message(link, client, Direction.BACK, State.WAITS, Says.of(Says.Kind.ANSWER, 1), BEFORE_CLIENT, 1);
    }

    List<Message> messages() {
        List<Message> messages = new ArrayList<>();
        if (arrow.sent() <= now()) {
            request().ifPresent(messages::add);
            answer().ifPresent(messages::add);
        }
        return messages;
    }

    private long now() {
        return moment.instant();
    }

    private OptionalLong past(OptionalLong instant) {
        return instant.isPresent() && instant.getAsLong() <= now() ? instant : OptionalLong.empty();
    }

    /** Whether the client still waits for it. */
    private boolean isAwaited() {
        return moment.world().client(arrow.client()).inFlight().stream()
                .anyMatch(command -> command.command() == arrow.command());
    }

    private LinkName link() {
        return new LinkName(arrow.client(), arrow.node());
    }

    private boolean isKept(Journey journey) {
        return past(journey.held()).isPresent()
                && Messages.isHeld(moment.world().link(arrow.client(), arrow.node()), arrow.command());
    }

    // There

    private Optional<Message> request() {
        if (past(arrow.request().lost()).isPresent()) {
            return lost(Direction.THERE, arrow.request().lost().getAsLong());
        } else if (isKept(arrow.request()) && past(arrow.executed()).isEmpty()) {
            return Optional.empty();
        }
        OptionalLong released = past(arrow.request().released());
        double share = (now() - requestBegan()) / (window / 2.0);
        boolean done =
                past(arrow.executed()).isPresent() || past(arrow.replied()).isPresent();
        double from = released.isPresent() ? MIDDLE : 0;
        if (share >= 1 && done) {
            return there(State.TRAVELS, 1, 2 - share);
        } else if (share >= 1) {
            return isAwaited() ? Optional.of(unexecuted(link(), arrow.client(), arrow.text())) : Optional.empty();
        }
        double place = from + (1 - from) * eased(share);
        return there(State.TRAVELS, done ? place : Math.min(place, BEFORE_NODE), 1);
    }

    private long requestBegan() {
        return past(arrow.request().released()).orElse(arrow.sent());
    }

    private Optional<Message> there(State state, double place, double strength) {
        Says says = Says.letters(ShortCommand.of(arrow.text()));
        return strength <= 0
                ? Optional.empty()
                : Optional.of(new Message(link(), arrow.client(), Direction.THERE, state, says, place, strength));
    }

    // Back

    private Optional<Message> answer() {
        OptionalLong replied = past(arrow.replied());
        OptionalLong executed = past(arrow.executed());
        if (past(arrow.answer().lost()).isPresent() && replied.isEmpty()) {
            return lost(Direction.BACK, arrow.answer().lost().getAsLong());
        } else if (isKept(arrow.answer()) || (executed.isEmpty() && replied.isEmpty())) {
            return Optional.empty();
        } else if (replied.isPresent() && arrow.reply().equals(Optional.of(Reply.UNKNOWN))) {
            return back(BEFORE_CLIENT / 2, 1 - (now() - replied.getAsLong()) / (double) window);
        }
        OptionalLong released = past(arrow.answer().released());
        long begun = released.isPresent()
                ? released.getAsLong()
                : Math.max(executed.orElse(replied.orElse(0)), requestBegan() + window / 2);
        double share = (now() - begun) / (window / 2.0);
        if (share < 0) {
            return Optional.empty();
        } else if (replied.isEmpty() && share >= 1) {
            return isAwaited() ? Optional.of(unread(link(), arrow.client())) : Optional.empty();
        } else if (share < 1) {
            double from = released.isPresent() ? MIDDLE : 1;
            double place = from * (1 - eased(share));
            return back(replied.isPresent() ? place : Math.max(place, BEFORE_CLIENT), 1);
        }
        long arrived = Math.max(begun + window / 2, replied.orElse(0));
        return back(0, 1 - (now() - arrived) / (window / 2.0));
    }

    private Optional<Message> back(double place, double strength) {
        return strength <= 0
                ? Optional.empty()
                : Optional.of(
                        new Message(link(), arrow.client(), Direction.BACK, State.TRAVELS, reply(), place, strength));
    }

    private Says reply() {
        if (past(arrow.replied()).isEmpty()) {
            return Says.of(Says.Kind.ANSWER, 1);
        }
        for (Event event : recent) {
            if (event.fact() instanceof CommandReplied replied && replied.command() == arrow.command()) {
                return LatestMessage.says(replied);
            }
        }
        return Says.of(Says.Kind.ANSWER, 1);
    }

    private Optional<Message> lost(Direction way, long at) {
        double strength = 1 - (now() - at) / (2.0 * window);
        Says says = way == Direction.THERE ? Says.letters(ShortCommand.of(arrow.text())) : Says.of(Says.Kind.ANSWER, 1);
        return strength <= 0
                ? Optional.empty()
                : Optional.of(new Message(link(), arrow.client(), way, State.LOST, says, MIDDLE, strength));
    }

    /** Slow at both ends. */
    static double eased(double share) {
        double s = Math.max(0, Math.min(1, share));
        return s * s * (3 - 2 * s);
    }
}
