package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Gathering;
import dev.lockscope.lock.port.NodeId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What programs wait for, and whether it has come. */
final class Waiting {

    private Waiting() {}

    /** Whether a program of a client can do its next step now, its client's pauses aside. */
    static boolean isOver(ModelWorld world, int client, Strand strand) {
        Phase phase = strand.phase();
        if (!strand.isAlive()) {
            return false;
        } else if (until(strand) <= world.now()) {
            return true;
        } else if (phase instanceof Phase.Asking asking) {
            return hasEnough(world, strand, asking);
        } else if (phase instanceof Phase.Listening && strand.next() instanceof Call.AwaitMessage await) {
            Ear ear = ear(strand, await.node(), await.channel());
            return ear.messages() > 0 || ear.state() == Ear.State.GONE;
        } else if (phase instanceof Phase.Resting) {
            return strand.stopping();
        } else if (phase instanceof Phase.Entering && strand.next() instanceof Call.EnterMutex enter) {
            ModelClient who = world.clients().get(client);
            return !world.mutexes().containsKey(new Mutex(who.role().process(), enter.name()));
        } else if (phase instanceof Phase.Joining && strand.next() instanceof Call.Stop stop) {
            ModelClient who = world.clients().get(client);
            int place = who.place(stop.name());
            return place < 0 || !who.strands().get(place).isAlive();
        } else if (phase instanceof Phase.Asleep) {
            return false;
        }
        return !(strand.next() instanceof Call.AwaitFinish)
                || world.clients().get(client).finishes() > 0;
    }

    /** When a program goes on by itself at the latest, ns since the run's start, or {@link Long#MAX_VALUE}. */
    static long until(Strand strand) {
        Phase phase = strand.phase();
        if (phase instanceof Phase.Asleep asleep) {
            return asleep.until();
        } else if (phase instanceof Phase.Asking asking) {
            return asking.until();
        } else if (phase instanceof Phase.Listening listening) {
            return listening.until();
        } else if (phase instanceof Phase.Resting resting) {
            return resting.until();
        }
        return phase instanceof Phase.Entering entering ? entering.until() : Long.MAX_VALUE;
    }

    /** All answers, or as many values as are waited for. */
    private static boolean hasEnough(ModelWorld world, Strand strand, Phase.Asking asking) {
        int answers = 0;
        int values = 0;
        for (long command : asking.commands()) {
            Flight.Stage.Arrived arrived = world.arrived(command);
            if (arrived != null) {
                answers++;
                values += arrived.answer() instanceof Answer.Value ? 1 : 0;
            }
        }
        return answers == asking.commands().size() || values >= wanted(strand.next());
    }

    private static int wanted(Call call) {
        return call instanceof Call.AskAll all && all.gathering() == Gathering.UNTIL_QUORUM
                ? all.nodes().size() / 2 + 1
                : Integer.MAX_VALUE;
    }

    /** Whether a program of those waits for the answer to that command. */
    static boolean isAwaited(List<Strand> strands, long command) {
        for (Strand strand : strands) {
            if (strand.phase() instanceof Phase.Asking asking
                    && asking.commands().contains(command)) {
                return true;
            } else if (strand.phase() instanceof Phase.Sending sending
                    && sending.sent().contains(command)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The ear that a program has on a channel.
     *
     * @throws IllegalStateException when it has none
     */
    static Ear ear(Strand strand, NodeId node, String channel) {
        @Nullable Ear ear = strand.ear(node, channel);
        if (ear == null) {
            throw new IllegalStateException("nobody listens to " + channel + " on " + node.name());
        }
        return ear;
    }
}
