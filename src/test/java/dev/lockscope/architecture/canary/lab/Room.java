package dev.lockscope.architecture.canary.lab;

/** Something that others must not know. */
public final class Room {}
