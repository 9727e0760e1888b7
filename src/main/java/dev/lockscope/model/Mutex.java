package dev.lockscope.model;

/**
 * A mutex in the memory of one process.
 *
 * @param process the process, whose clients share it
 * @param name the mutex's name
 */
public record Mutex(String process, String name) {}
