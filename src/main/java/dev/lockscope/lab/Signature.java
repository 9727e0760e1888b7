package dev.lockscope.lab;

import dev.lockscope.trace.ClientFact;
import dev.lockscope.trace.CommandFact;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.FaultFact;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.LockFact;
import dev.lockscope.trace.NodeFact;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.SentinelFact;
import dev.lockscope.trace.StoreFact;

/**
 * What makes an event the same in two runs of one scenario: who, what kind of fact, and the detail that tells it from
 * others of its kind; never a time, a token or a number of a command.
 *
 * @param actor the event's actor
 * @param kind the name of the fact's kind
 * @param detail the rest, or empty
 */
public record Signature(String actor, String kind, String detail) {

    /** The signature of an event. */
    public static Signature of(Event event) {
        Fact fact = event.fact();
        return new Signature(event.actor(), fact.getClass().getSimpleName(), detail(fact));
    }

    private static String detail(Fact fact) {
        if (fact instanceof ClientFact.StepReached step) {
            return step.step();
        } else if (fact instanceof CommandFact command) {
            return command(command);
        } else if (fact instanceof StoreFact store) {
            return store.key();
        } else if (fact instanceof LockFact lock) {
            return lock.lock();
        } else if (fact instanceof LinkFact link) {
            return link.from() + "-" + link.to() + direction(link);
        } else if (fact instanceof NodeFact node) {
            return node(node);
        } else if (fact instanceof SentinelFact sentinel) {
            return sentinel(sentinel);
        } else if (fact instanceof ResourceFact.Decision decision) {
            return decision.client();
        } else if (fact instanceof FaultFact fault) {
            return fault(fault);
        }
        return "";
    }

    private static String command(CommandFact fact) {
        if (fact instanceof CommandFact.CommandSent sent) {
            return fact.node() + " " + word(sent.text());
        } else if (fact instanceof CommandFact.CommandExecuted executed) {
            return fact.client() + " " + word(executed.text());
        }
        return fact.node();
    }

    /** The word that a command begins with; what comes after it can be a token. */
    private static String word(String command) {
        int end = command.indexOf(' ');
        return end < 0 ? command : command.substring(0, end);
    }

    private static String direction(LinkFact fact) {
        if (fact instanceof LinkFact.MessageHeld held) {
            return " " + held.direction();
        } else if (fact instanceof LinkFact.MessageReleased released) {
            return " " + released.direction();
        } else if (fact instanceof LinkFact.MessageLost lost) {
            return " " + lost.direction();
        }
        return fact instanceof LinkFact.LinkChanged changed ? " " + changed.condition() : "";
    }

    private static String node(NodeFact fact) {
        if (fact instanceof NodeFact.NodeFollows follows) {
            return follows.master();
        } else if (fact instanceof NodeFact.ReplicaSynced synced) {
            return synced.master();
        } else if (fact instanceof NodeFact.ReplicaDetached detached) {
            return detached.master();
        }
        return "";
    }

    private static String sentinel(SentinelFact fact) {
        if (fact instanceof SentinelFact.NodeSuspected suspected) {
            return suspected.node();
        } else if (fact instanceof SentinelFact.NodeHeardAgain heard) {
            return heard.node();
        } else if (fact instanceof SentinelFact.MasterDown down) {
            return down.node();
        } else if (fact instanceof SentinelFact.FailoverBegan began) {
            return began.node();
        } else if (fact instanceof SentinelFact.MasterNamed named) {
            return named.node();
        }
        return "";
    }

    private static String fault(FaultFact fact) {
        if (fact instanceof FaultFact.FaultBegan began) {
            return began.kind() + " " + began.target();
        } else if (fact instanceof FaultFact.FaultEnded ended) {
            return ended.kind() + " " + ended.target();
        } else if (fact instanceof FaultFact.ActionRefused refused) {
            return refused.action();
        } else if (fact instanceof FaultFact.LearnerActed acted) {
            return acted.action();
        }
        return "";
    }

    @Override
    public String toString() {
        return actor + "." + kind + (detail.isEmpty() ? "" : " " + detail);
    }
}
