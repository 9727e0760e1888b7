package dev.lockscope.desktop.session;

import dev.lockscope.trace.Event;
import java.util.function.Predicate;

/**
 * Where whoever watches a run stands still, to look.
 *
 * @param name what it is called
 * @param which the kind of event that it stops at; the same answer every time for the same event
 * @param nth at which of them, from 1
 */
public record Stop(String name, Predicate<Event> which, int nth) {}
