package dev.lockscope.architecture.canary.trace;

/** Stands for the product's facts. */
public interface Fact {}
