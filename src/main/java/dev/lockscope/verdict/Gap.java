package dev.lockscope.verdict;

/**
 * A time when the store no longer stood by a grant.
 *
 * @param cause the tenure with whose end it began
 * @param span from that end to the value's next storing, or to the trace's end and the last instant with it
 */
record Gap(Tenure cause, Span span) {}
