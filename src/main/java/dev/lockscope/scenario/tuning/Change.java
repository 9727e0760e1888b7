package dev.lockscope.scenario.tuning;

/**
 * Something that differs from the file.
 *
 * @param parameter what it is in the file
 * @param value what it is instead, as written; empty where what the file says is taken away
 */
public record Change(Parameter parameter, String value) {}
