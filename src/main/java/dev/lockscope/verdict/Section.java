package dev.lockscope.verdict;

/**
 * One stay of a client in the critical section of a lock.
 *
 * @param entered the {@code seq} of its entering
 * @param ended the {@code seq} of its leaving, crash or end, or of the trace's last event when it was still inside
 * @param grant the {@code seq} of the client's latest acquiring of the lock before, or 0 for none
 */
record Section(String client, String lock, Span span, long entered, long ended, long grant) {}
