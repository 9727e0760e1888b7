package dev.lockscope.model;

import dev.lockscope.lock.port.Answer;
import dev.lockscope.lock.port.Command;

/**
 * A command on its way, from when it is sent until its answer is read or lost.
 *
 * @param number the command's number in the run, from 1
 * @param client the place of the client in the world's list
 * @param node the place of the node in the setting's list
 * @param stage how far it has come
 */
public record Flight(long number, int client, int node, Command command, Stage stage) {

    /** How far a command has come. */
    public sealed interface Stage {

        /** On its way to the node. */
        record Request() implements Stage {}

        /** Executed; the answer is on its way back. */
        record Reply(Answer answer) implements Stage {}

        /** The answer lies at the client and is not read yet. */
        record Arrived(Answer answer) implements Stage {}
    }

    static Flight request(long number, int client, int node, Command command) {
        return new Flight(number, client, node, command, new Stage.Request());
    }

    Flight in(Stage next) {
        return new Flight(number, client, node, command, next);
    }
}
