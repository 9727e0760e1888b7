package dev.lockscope.model;

import dev.lockscope.lab.CommandFacts;
import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.lock.port.CommandText;
import dev.lockscope.lock.port.NodeId;
import dev.lockscope.lock.port.Replication;
import dev.lockscope.trace.CommandFact.CommandSent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program's step in its talk with the nodes. An answer counts also when it came late, as long as the client has not
 * looked before; one that was not waited for is dropped when it comes.
 */
record TalkStep(Turn turn) {

    /** Makes a call to the nodes, or answers null where it is none. */
    @Nullable
    ModelWorld begun(Call call) {
        ModelWorld world = turn.world();
        if (call instanceof Call.Ask ask) {
            tellSent(ask.node(), CommandText.of(ask.command()));
            return sent(ask.node(), new Flight.Load.Send(ask.command()), ask.timeout());
        } else if (call instanceof Call.AskAll all) {
            return all.nodes().isEmpty()
                    ? turn.replied(new Reply.Gathered(List.of()))
                    : sentToNext(all, new Phase.Sending(List.of()));
        } else if (call instanceof Call.WriteThenWait write) {
            String wait = "; WAIT " + write.replicas() + " " + write.limit().toMillis();
            tellSent(write.node(), CommandText.of(write.write()) + wait);
            Flight.Load load = new Flight.Load.SendThenWait(write.write(), write.replicas(), write.limit());
            return sent(write.node(), load, write.timeout().plus(write.limit()));
        } else if (call instanceof Call.Master) {
            return found(MasterSearch.master(world, turn.client()));
        } else if (call instanceof Call.Subscribe to) {
            Strand strand = turn.strand();
            Strand listening = strand.with(new Ear(to.node(), to.channel(), Ear.State.ASKED, 0));
            Flight.Load load = new Flight.Load.Listen(strand.name(), to.channel());
            return new TalkStep(new Turn(
                            turn.with(world, listening), turn.client(), turn.program(), turn.chance(), turn.witness()))
                    .sent(to.node(), load, to.timeout());
        } else if (call instanceof Call.AwaitMessage await) {
            Waiting.ear(turn.strand(), await.node(), await.channel());
            return turn.in(new Phase.Listening(turn.after(await.limit())));
        } else if (call instanceof Call.Unsubscribe from) {
            return turn.replied(turn.with(world, turn.strand().without(from.node(), from.channel())), Reply.DONE);
        }
        return null;
    }

    /** Goes on with a call to the nodes, or answers null where it is none. */
    @Nullable
    ModelWorld goneOn(Phase phase, Call call) {
        if (phase instanceof Phase.Asking asking) {
            return answered(asking, call);
        } else if (phase instanceof Phase.Sending sending && call instanceof Call.AskAll all) {
            return sentToNext(all, sending);
        } else if (phase instanceof Phase.Settling settling && call instanceof Call.AskAll all) {
            return settled(turn.world(), all, settling);
        } else if (phase instanceof Phase.Listening && call instanceof Call.AwaitMessage await) {
            return heard(await);
        }
        return null;
    }

    private ModelWorld found(int master) {
        ModelWorld after = turn.world().with(turn.client(), turn.who().withMaster(master));
        return turn.replied(after, new Reply.Named(turn.nodes().get(master)));
    }

    private int place(NodeId node) {
        int place = turn.nodes().indexOf(node);
        if (place < 0) {
            throw new IllegalArgumentException(turn.name() + " asks " + node + ", which is not in this world");
        }
        return place;
    }

    private void tellSent(NodeId node, String text) {
        if (turn.isSeen()) {
            turn.tell(new CommandSent(turn.name(), node.name(), turn.world().commands() + 1, text));
        }
    }

    private ModelWorld sent(NodeId node, Flight.Load load, Duration limit) {
        ModelWorld world = turn.world();
        long number = world.commands() + 1;
        ModelWorld after = world.withNew(Flight.request(number, turn.client(), place(node), load));
        return turn.in(after, new Phase.Asking(List.of(number), turn.after(limit)));
    }

    /** Sends to one node a step, so that something can happen in between. */
    private ModelWorld sentToNext(Call.AskAll all, Phase.Sending sending) {
        ModelWorld world = turn.world();
        Command command = all.command();
        NodeId node = all.nodes().get(sending.sent().size());
        tellSent(node, turn.isSeen() ? CommandText.of(command) : "");
        long number = world.commands() + 1;
        ModelWorld after = world.withNew(Flight.request(number, turn.client(), place(node), command));
        List<Long> sent = new ArrayList<>(sending.sent());
        sent.add(number);
        return turn.in(
                after,
                sent.size() < all.nodes().size()
                        ? new Phase.Sending(List.copyOf(sent))
                        : new Phase.Asking(List.copyOf(sent), turn.after(all.timeout())));
    }

    private ModelWorld answered(Phase.Asking asking, Call call) {
        ModelWorld after = turn.world();
        List<Flight.Stage.Arrived> came = new ArrayList<>(asking.commands().size());
        for (long command : asking.commands()) {
            Flight.Stage.Arrived arrived = turn.world().arrived(command);
            after = arrived == null ? givenUp(after, command) : after.lose(command);
            came.add(arrived == null ? late(call) : arrived);
        }
        Flight.Stage.Arrived first = came.get(0);
        if (call instanceof Call.AskAll all) {
            List<Answer> answers =
                    came.stream().map(Flight.Stage.Arrived::answer).toList();
            return settled(after, all, new Phase.Settling(asking.commands(), answers, 0));
        } else if (call instanceof Call.Ask ask) {
            tellReplied(ask.node(), asking.commands().get(0), first.answer());
            return turn.replied(after, new Reply.Answered(first.answer()));
        } else if (call instanceof Call.WriteThenWait write) {
            Replication replication = new Replication(first.answer(), first.acknowledged());
            tellReplied(write.node(), asking.commands().get(0), shown(replication));
            return turn.replied(after, new Reply.Replicated(replication));
        }
        return turn.replied(after, new Reply.Truth(first.answer() instanceof Answer.Value));
    }

    /** A client that has waited in vain hangs up; what it has sent on that connection goes on without it. */
    private static ModelWorld givenUp(ModelWorld after, long command) {
        List<Flight> flights = new ArrayList<>(after.flights());
        for (Flight late : after.flights()) {
            if (late.number() == command) {
                flights.replaceAll(
                        flight -> flight.client() == late.client() && flight.node() == late.node() && flight.isCommand()
                                ? flight.withoutClient()
                                : flight);
            }
        }
        return after.with(flights);
    }

    private ModelWorld settled(ModelWorld after, Call.AskAll all, Phase.Settling settling) {
        int index = settling.told();
        List<Answer> answers = settling.answers();
        tellReplied(all.nodes().get(index), settling.commands().get(index), answers.get(index));
        return index + 1 < answers.size()
                ? turn.in(after, new Phase.Settling(settling.commands(), answers, index + 1))
                : turn.replied(after, new Reply.Gathered(answers));
    }

    private ModelWorld heard(Call.AwaitMessage await) {
        Strand strand = turn.strand();
        Ear ear = Waiting.ear(strand, await.node(), await.channel());
        boolean came = ear.messages() > 0;
        Strand after = came ? strand.with(ear.with(ear.messages() - 1)) : strand;
        return turn.replied(turn.with(turn.world(), after), new Reply.Truth(came));
    }

    private void tellReplied(NodeId node, long number, Answer answer) {
        if (turn.isSeen()) {
            turn.tell(CommandFacts.replied(turn.name(), node.name(), number, answer));
        }
    }

    private static Flight.Stage.Arrived late(Call call) {
        Duration limit = call instanceof Call.Ask ask
                ? ask.timeout()
                : call instanceof Call.AskAll all
                        ? all.timeout()
                        : call instanceof Call.WriteThenWait write ? write.timeout() : Duration.ZERO;
        Answer late = new Answer.Unknown("timed out after " + limit.toMillis() + " ms");
        return new Flight.Stage.Arrived(late, late);
    }

    private static Answer shown(Replication replication) {
        return replication.write() instanceof Answer.Value write
                        && replication.acknowledged() instanceof Answer.Value acknowledged
                ? new Answer.Value(write.text() + ", acknowledged by " + acknowledged.text())
                : replication.write();
    }
}
