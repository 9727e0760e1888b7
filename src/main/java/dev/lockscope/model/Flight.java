package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;
import dev.lockscope.trace.LinkFact.Direction;
import java.time.Duration;
import java.util.Set;

/**
 * A message between a client and a node, from when it is sent until it is read or lost: a command and its answer, or
 * what was published.
 *
 * @param number its number in the run, from 1
 * @param client the place of the client in the world's list
 * @param node the place of the node in the setting's list
 * @param load what it carries
 * @param stage how far it has come
 * @param passage how far it has come through its link
 * @param abandoned whether its client has given its connection up
 * @param severed whether its node has hung up since it was sent
 */
public record Flight(
        long number,
        int client,
        int node,
        Load load,
        Stage stage,
        Passage passage,
        boolean abandoned,
        boolean severed) {

    /** What a message carries. */
    public sealed interface Load {

        /** A command. */
        record Send(Command command) implements Load {}

        /**
         * A command, and {@code WAIT} right behind it.
         *
         * @param replicas how many acknowledgements the node waits for
         * @param limit how long it waits; 0 for ever, as Redis has it
         */
        record SendThenWait(Command command, int replicas, Duration limit) implements Load {}

        /**
         * {@code SUBSCRIBE}.
         *
         * @param program the name of the client's program that listens
         */
        record Listen(String program, String channel) implements Load {}

        /**
         * Something was published; the node sends it by itself.
         *
         * @param program the name of the client's program that listens
         */
        record Published(String program, String channel) implements Load {}
    }

    /** How far a message has come. */
    public sealed interface Stage {

        /** On its way to the node. */
        record Request() implements Stage {}

        /**
         * Executed; the node waits for replicas.
         *
         * @param until when it gives up, ns since the run's start
         * @param wanted how many it waits for
         * @param acknowledged the places of those that have acknowledged it
         */
        record Acknowledging(Answer answer, long until, int wanted, Set<Integer> acknowledged) implements Stage {}

        /**
         * The answer is on its way to the client.
         *
         * @param acknowledged the answer to {@code WAIT}, unknown where none was asked for
         */
        record Reply(Answer answer, Answer acknowledged) implements Stage {}

        /** The answer lies at the client and is not read yet; see {@link Reply}. */
        record Arrived(Answer answer, Answer acknowledged) implements Stage {}
    }

    /** What stands for the answer to a {@code WAIT} that was not asked for. */
    static final Answer NOT_WAITED = new Answer.Unknown("nothing was waited for");

    /** A command that leaves its client. */
    public static Flight request(long number, int client, int node, Command command) {
        return request(number, client, node, new Load.Send(command));
    }

    static Flight request(long number, int client, int node, Load load) {
        return new Flight(number, client, node, load, new Stage.Request(), Passage.FRESH, false, false);
    }

    Flight in(Stage next) {
        return new Flight(number, client, node, load, next, Passage.FRESH, abandoned, severed);
    }

    Flight in(Passage other) {
        return new Flight(number, client, node, load, stage, other, abandoned, severed);
    }

    Flight answered(Answer answer) {
        return in(new Stage.Reply(answer, NOT_WAITED));
    }

    Flight withoutClient() {
        return new Flight(number, client, node, load, stage, passage, true, severed);
    }

    Flight withoutNode() {
        return new Flight(number, client, node, load, stage, passage, abandoned, true);
    }

    /** Whether it is on its way through its link. */
    boolean travels() {
        return stage instanceof Stage.Request || stage instanceof Stage.Reply;
    }

    Direction direction() {
        return stage instanceof Stage.Request ? Direction.THERE : Direction.BACK;
    }

    /** Whether it is on the connection on which a client sends its commands to a node, one after another. */
    boolean isCommand() {
        return load instanceof Load.Send || load instanceof Load.SendThenWait;
    }
}
