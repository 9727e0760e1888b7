package dev.lockscope.lab;

/**
 * One thing that a run needs, looked at.
 *
 * @param what what was looked at
 * @param ok whether it is as it should be
 * @param detail what was found
 * @param cure what to do about it, empty where it is ok
 */
public record Check(String what, boolean ok, String detail, String cure) {}
