package dev.lockscope.course;

import dev.lockscope.scenario.EventPattern;

/**
 * A moment of a run that matters: it stops there, and the text with the same id says what to look at.
 *
 * @param at the event
 * @param nth which of the events that fit, from 1
 */
public record Beat(String id, EventPattern at, int nth) {}
