package dev.lockscope.trace;

/**
 * What happened, in the past tense: one record a kind of fact, grouped by what it is about.
 *
 * <p>A verdict is never a fact of a trace; it is computed from one.
 */
public sealed interface Fact
        permits RunFact,
                NodeFact,
                SentinelFact,
                LinkFact,
                CommandFact,
                StoreFact,
                LockFact,
                ClientFact,
                ResourceFact,
                ScriptFact,
                FaultFact,
                UnknownFact {}
