package dev.lockscope.trace;

import dev.lockscope.trace.ClientFact.ClientClockDrifts;
import dev.lockscope.trace.ClientFact.ClientCrashed;
import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.ClientFact.ClientResumed;
import dev.lockscope.trace.ClientFact.WorkerResumed;
import dev.lockscope.trace.ClientFact.WorkerStalled;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.LearnerActed;
import dev.lockscope.trace.LinkFact.LinkChanged;
import dev.lockscope.trace.LinkFact.MessageLost;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.LockFact.LockExtended;
import dev.lockscope.trace.LockFact.LockRequested;
import dev.lockscope.trace.ResourceFact.ChargeAccepted;
import dev.lockscope.trace.ResourceFact.ChargeRejected;
import dev.lockscope.trace.ResourceFact.ChargeReplayed;
import dev.lockscope.trace.ResourceFact.EntryComputed;
import dev.lockscope.trace.ResourceFact.KeyRemembered;
import dev.lockscope.trace.ResourceFact.TransactionCommitted;
import dev.lockscope.trace.ResourceFact.TransactionRolledBack;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteConflicted;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import dev.lockscope.trace.RunFact.EventLimitReached;
import dev.lockscope.trace.RunFact.RunDisturbed;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.trace.RunFact.RunHeld;
import dev.lockscope.trace.RunFact.RunProceeded;
import dev.lockscope.trace.RunFact.TimeLimitReached;
import dev.lockscope.trace.ScriptFact.ScriptStepFailed;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyEvicted;
import dev.lockscope.trace.StoreFact.KeyExpired;

/** How much an event matters to a reader, so that views can dim or hide details. */
public enum Prominence {
    /** A turn of the story. */
    HEADLINE,
    /** How the story came to its turns. */
    DETAIL;

    /** How much such a fact matters. */
    public static Prominence of(Fact fact) {
        return isTurn(fact) ? HEADLINE : DETAIL;
    }

    private static boolean isTurn(Fact fact) {
        return isTurnOfBelief(fact) || isTurnOfTruth(fact) || isTurnOfCourse(fact);
    }

    private static boolean isTurnOfBelief(Fact fact) {
        return fact instanceof LockFact
                && !(fact instanceof LockRequested || fact instanceof AttemptRefused || fact instanceof LockExtended);
    }

    private static boolean isTurnOfTruth(Fact fact) {
        return fact instanceof KeyExpired
                || fact instanceof KeyDeleted
                || fact instanceof KeyEvicted
                || fact instanceof WriteAccepted
                || fact instanceof WriteRejected
                || isTurnOfBooks(fact);
    }

    private static boolean isTurnOfBooks(Fact fact) {
        return fact instanceof WriteConflicted
                || fact instanceof ChargeAccepted
                || fact instanceof ChargeReplayed
                || fact instanceof ChargeRejected
                || fact instanceof KeyRemembered
                || fact instanceof EntryComputed
                || fact instanceof TransactionCommitted
                || fact instanceof TransactionRolledBack;
    }

    private static boolean isTurnOfCourse(Fact fact) {
        return fact instanceof ClientPaused
                || fact instanceof ClientResumed
                || fact instanceof ClientCrashed
                || fact instanceof WorkerStalled
                || fact instanceof WorkerResumed
                || fact instanceof ClientClockDrifts
                || fact instanceof NodeFact
                || fact instanceof SentinelFact
                || fact instanceof LinkChanged
                || fact instanceof MessageLost
                || fact instanceof LearnerActed
                || fact instanceof ActionRefused
                || fact instanceof ScriptStepFailed
                || fact instanceof RunHeld
                || fact instanceof RunProceeded
                || fact instanceof EventLimitReached
                || fact instanceof TimeLimitReached
                || fact instanceof RunDisturbed
                || fact instanceof RunEnded
                || fact instanceof UnknownFact;
    }
}
