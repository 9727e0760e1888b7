package dev.lockscope.lock.contract;

/** The second rung by itself, for recipes that must fall from it; not a test class of its own. */
public record OwnedReleaseRung(TestWorld world, String recipe) implements OwnedReleaseContract {}
